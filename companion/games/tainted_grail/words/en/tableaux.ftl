# What one plays for; read aloud.
tableau-menhir-last-day = { $variant ->
    [0] The stone at { $place } is still alight, but the light only breathes now, like a coal under ash. Lay a palm on it and it is cold.
    [1] Morning at { $place }: larks lie in the grass around the menhir, and for three paces the grass has gone grey. It shines today. After that it will not.
   *[2] At { $place } the menhir’s light has shrunk to the width of a cloak. The old folk have stepped inside it and will not come out.
}
tableau-menhir-dark = { $variant ->
    [0] Since dawn the menhir at { $place } is only a stone. Nobody cried out. The dogs got up and walked to the far end of the village.
    [1] The light at { $place } is out. Whoever kept the watch swears that it sighed first.
   *[2] The stone at { $place } has gone cold. Frost writes on it in a hand that nobody taught, and the sun does not rub it off.
}
tableau-no-menhir = { $variant ->
    [0] Not one stone burns on Avalon. The dark is in no hurry. It knows that you have nowhere to go.
    [1] The last light of the island is the one in your hand, and it has a wick.
   *[2] Without menhirs the land has no edge. Any step may be the one with nothing under it.
}
tableau-land-lost = { $variant ->
    [0] What lay past the light lies in the Wyrdness now: { $places }.
    [1] The mist has taken what the menhir let go: { $places }. The road still sets out for it. It does not arrive.
   *[2] Lost: { $places }. A white dark stands there, and inside it somebody slowly rings a bell.
}
tableau-hungry = { $variant ->
    [0] The kettle was scraped and then it was wiped. { $who } lay down with { $who_gender ->
        [many] their faces turned from the fire, so as not to meet one another’s eyes
       *[other] face turned from the fire, so that the others should not see
    }.
    [1] { $who } chewed on a strap and counted a dog’s barks, far off. There were seven before sleep.
   *[2] There is a fire and nothing to turn over it. { $who } fell asleep with { $who_gender ->
        [many] their hands on empty bellies
       *[other] both hands on an empty belly
    }.
}
tableau-died = { $variant ->
    [0] { $who } died at { $place }. Say nothing for a while. The wind takes the name and carries it to the nearest stone.
    [1] { $who } lies at { $place }. Somebody drew the cloak up over the face, and all at once there was no hurry.
   *[2] The road of { $who } ended at { $place }. The boots were left side by side, their toes towards home.
}
tableau-mercy = { $variant ->
    [0] The oldest of them all bent over the land and said: not yet. It is morning again, and only you know that there was an evening.
    [1] The hand that lifted you out of the mud was warm and smelled of bread. You opened your eyes on a day that you had lived before.
   *[2] Somebody drew the dark aside like a curtain. Behind it lies the same valley, and one mercy the fewer.
}
tableau-menhir-lit = { $variant ->
    [0] The stone at { $place } drew a breath. Light ran out into the grass, and the shadows stepped back behind the fence.
    [1] It caught under your palms: warmth, a humming, then day. The menhir at { $place } burns.
   *[2] The menhir at { $place } is alight. In the houses around, one by one, somebody is opening the shutters.
}
picture-last = A menhir with its last light in it
picture-dark = A dead menhir in the mist
picture-grave = A cairn, and two boots
picture-dawn = The sun rising over a valley
picture-bowl = An empty bowl beside a fire
picture-lit = A menhir that has come alight
tableau-dream = { $variant ->
    [0] { $who } fell asleep before the candle did. { $who_gender ->
        [many] Behind the closed eyes of each stood one and the same open door
       *[other] Behind closed eyes stood an open door
    } that no one has seen by day.
    [1] In the dead of night a name was spoken that none of you knows. { $who } spoke it, { $who_gender ->
        [many] one after another, smiling
       *[other] smiling
    }, and slept on.
   *[2] Sleep came in like a tide, without a sound, from below. { $who } stood in it to the knees, and something shone on the bottom.
}
tableau-nightmare = { $variant ->
    [0] { $who } woke with earth under the fingernails. The camp is dry, and nobody has been digging.
    [1] The moment { $who_nom } slept, something sat down by the fire. It knows the way. It sat here yesterday, too.
   *[2] { $who } cried out in the night in { $who_gender ->
        [many] one stranger’s voice
       *[other] a stranger’s voice
    }. The embers burned blue until it stopped.
}
tableau-mad = { $variant ->
    [0] { $who } laughed, and there was nothing to laugh at. The eyes took no part. They lay still in that face, like water in a well.
    [1] Ever since, { $who } has been answering questions that nobody asked. The answers make sense. That is the worst of it.
   *[2] { $who } has stopped counting days and begun to count shadows. There is always one more of them than there are of you.
}
picture-dream = The moon over a sleeping camp
picture-mare = Eyes in the dark beyond the fire
picture-mad = A figure with too many shadows
tableau-say = Read it aloud
