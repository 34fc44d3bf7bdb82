"""What comes in the box of Mage Knight: heroes, tracks, tiles, tokens, cards, scenarios. MK-KF, MK-CMP."""
