# The secured connection: this app's certificate, and the page that leads a device through trusting it.

https-begun = The app has made itself a certificate for this network, “{ $name }”. Each device has to trust it once.
https-damaged = This app’s certificate was damaged, so there is a new one: “{ $name }”. Each device has to trust it again.
https-ran-out = This app’s certificate had run out, so there is a new one: “{ $name }”. Each device has to trust it again.
https-clock = By this computer’s clock the certificate does not hold yet (it begins on { $begins }). Set the clock. If the clock is right, delete the folder { $folder } and start the app again; it will make a new one.
