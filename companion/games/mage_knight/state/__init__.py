"""What lies on a table of Mage Knight, and what is saved of it. MK-SAV-01."""
