# How a volume is set.
typeset-no-typesetter = There is no typesetter for this machine that makes a PDF. Take the volume as a page (HTML) and print that from the browser, to a PDF file if you like.
