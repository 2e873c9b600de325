"""What stands between the server and the routes: one pure ASGI layer, its metrics and its log."""
