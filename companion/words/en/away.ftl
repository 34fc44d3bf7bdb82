# Taps that wait for the connection, and a server that is away.
taps-wait = { $count ->
    [one] No connection. 1 tap waits and will be sent.
   *[other] No connection. { $count } taps wait and will be sent.
}
taps-aside = { $count ->
    [one] The table has moved on, or looks otherwise now. 1 tap was not sent:
   *[other] The table has moved on, or looks otherwise now. { $count } taps were not sent:
}
taps-send = Send now
taps-drop = Let it be
app-short-name = Companion
away-title = The server is away
away-words = The companion does not answer: the machine that serves it sleeps, or the home network is gone. This page comes back by itself when it does.
away-last-seen = The server is away. You can read this page, and it comes back by itself when the server does. As it was seen last:
awake-by-lock = On this device: by the browser itself.
awake-by-video = On this device: by a silent video, which begins with the first tap at a table. On a secure page (https) the browser would do it itself.
awake-by-none = This device offers no way: set in the system how soon the screen goes dark.
