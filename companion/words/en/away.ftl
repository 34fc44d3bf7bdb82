# Taps that wait for the connection.
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
