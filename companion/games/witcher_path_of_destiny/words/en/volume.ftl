figure-turns = Turns
figure-laid = Cards laid on the timeline
figure-pages = Pages turned by fate
figure-requirements = Requirements met
figure-objectives = Hidden objectives fulfilled
