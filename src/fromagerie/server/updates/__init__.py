"""What people are sent: made from the room by listing what may be known."""
