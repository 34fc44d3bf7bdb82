# The secured connection: this app's certificate, and the page that leads a device through trusting it.

https-begun = The app has made itself a certificate for this network, “{ $name }”. Each device has to trust it once.
https-damaged = This app’s certificate was damaged, so there is a new one: “{ $name }”. Each device has to trust it again.
https-ran-out = This app’s certificate had run out, so there is a new one: “{ $name }”. Each device has to trust it again.
https-clock = By this computer’s clock the certificate does not hold yet (it begins on { $begins }). Set the clock. If the clock is right, delete the folder { $folder } and start the app again; it will make a new one.
https-not-secured = Nothing is changed here over an unsecured connection: anybody on the way could read it and alter it. Send it to { $address }.

# the page of trust
trust-title = A secured connection
trust-lead = Teach this device once to trust this app’s certificate. Then nothing will stop it any more, and nobody in your network sees what it and the app say to each other.
trust-none = The app is running without a secured connection. In a home network that you trust you can do without one; only some devices will let the screen go dark, and will not put the app on their home screen. It is switched on at the computer where the app runs, by this command:
trust-check-title = Does this device trust it yet?
trust-ask = Tap “Go on, secured”. If a warning comes up, not yet: go through the steps below.
trust-wait = Not yet. Go through the steps below and come back here.
trust-yes = Yes. This device speaks with the app over a secured connection.
trust-no = Not yet. See whether you went through all the steps, the last one too.
trust-go = Go on, secured
trust-again = Try again
trust-download = Download the certificate
trust-others = Another device
trust-which = Which device are you holding?

trust-ipad = iPad and iPhone
trust-ipad-1 = In Safari, download the certificate, and when asked whether the page may download a configuration profile, answer “Allow”.
trust-ipad-2 = Open Settings, tap the downloaded profile and then “Install” at the top right.
trust-ipad-2-way = Settings › General › VPN & Device Management › Install
trust-ipad-3 = Installing is not enough yet. At the very end of the page, turn on the switch beside the certificate’s name.
trust-ipad-3-way = Settings › General › About › Certificate Trust Settings
trust-ipad-4 = Come back to this page; it will see for itself that you are done.
trust-ipad-more = Only Safari downloads the profile. Once it is installed, every browser on the device trusts it.

trust-android = Tablet or phone with Android
trust-android-1 = In Chrome, download the certificate. Do not open the file: Android takes it only from its settings.
trust-android-2 = Open the settings of certificates. If you cannot see them, search the settings for “certificate”.
trust-android-2-way = Settings › Security & privacy › More security settings › Encryption & credentials › Install a certificate › CA certificate
trust-android-3 = Answer the warning with “Install anyway”, unlock the screen, and choose the file among your downloads.
trust-android-3-way = kronikar.crt
trust-android-4 = Come back to this page; it will see for itself that you are done.
trust-android-more = From time to time Android will remind you that the network may be monitored. It says so of every certificate that a person has added; ours holds for addresses of a home network only. Firefox on Android does not trust such certificates, so use Chrome.

trust-windows = Laptop with Windows
trust-windows-1 = Download the certificate, open the file and choose “Install Certificate…”.
trust-windows-2 = Leave “Current User”, choose “Next” and then “Place all certificates in the following store”.
trust-windows-2-way = Browse… › Trusted Root Certification Authorities › OK
trust-windows-3 = Choose “Next”, “Finish”, and answer the warning with “Yes”.
trust-windows-4 = Close the browser, open it again and come back to this page.

trust-mac = Mac
trust-mac-1 = Download the certificate and double-click the file; it opens in Keychain Access.
trust-mac-2 = In Keychain Access, find the certificate by its name, double-click it and unfold “Trust”.
trust-mac-2-way = When using this certificate: Always Trust
trust-mac-3 = Close the window and confirm the change with your password or your fingerprint.
trust-mac-4 = Close the browser, open it again and come back to this page.

trust-firefox = Firefox on a computer
trust-firefox-1 = Download the certificate. If Firefox asks by itself whether to trust a new authority, tick “Trust this CA to identify websites” and you are done.
trust-firefox-2 = Otherwise import the file in the settings, and tick the same.
trust-firefox-2-way = Settings › Privacy & Security › View Certificates… › Authorities › Import…
trust-firefox-3 = Come back to this page; it will see for itself that you are done.
trust-firefox-more = Firefox keeps a list of certificates of its own. The steps for Windows or a Mac alone may not be enough for it.

trust-mark-title = Is it really this certificate?
trust-mark-how = This is what your device shows in its list: the name and the SHA-256 fingerprint. The app printed the same fingerprint on its own computer when it started. If they differ, do not trust the certificate.
trust-means-title = What you promise your device
trust-means = It will believe that it speaks with this app, and nothing more: the certificate holds for names and addresses of home networks only, and no site on the internet can pretend to be another by it.
trust-removal = When you want it no longer, delete it at the same place in the settings. The page will then behave as if the device saw it for the first time.
trust-clock = If the device does not trust it after all the steps, see whether its date is right. The certificate holds until { $ends }.

https-served = Secured: { $address }
https-fingerprint = Certificate “{ $name }”, SHA-256 fingerprint: { $fingerprint }
https-lead = { $address } teaches a device to trust it
