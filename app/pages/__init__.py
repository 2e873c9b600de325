"""The pages that people read: one module a kind of page, all of them drawn on the server.

They know rulebooks and words; what a page says in JSON is the routers' business.
"""
