figure-rounds = Days and Nights
figure-steps = Spaces walked
figure-tiles = Tiles explored
figure-fights = Fights
figure-conquered = Places and cities conquered
figure-units = Units recruited
figure-levels = Levels gained
figure-knocked-out = Knocked out
