"""What the pages of a table show, prepared for their templates: seats, the race, the table's own rules."""
