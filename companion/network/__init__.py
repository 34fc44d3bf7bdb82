"""The home network: how other devices of the household find this machine, and how they know that it is this one."""
