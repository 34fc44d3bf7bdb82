"""Figures of speed, as ratios within one run; `make bench` prints them and nothing ever fails on time."""
