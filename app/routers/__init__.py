"""The routes, one file per resource. A route says what is answered; how, the modules below it."""
