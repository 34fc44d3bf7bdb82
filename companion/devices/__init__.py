"""Whoever was let in from the home network: their devices, and the invitations by which they come."""
