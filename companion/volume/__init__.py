"""A campaign as a book: what stands in it, and how it is set as a page, a PDF, an EPUB and Markdown."""
