// Where a sentence lies in its passage, so that it is found again in another language or in letters of another size.
export function spotsOf(article, sentences) {
  const pieces = [...article.querySelectorAll(".read")];
  const piece = sentences.map((sentence) => pieces.indexOf(sentence.spans[0].closest(".read")));
  const long = pieces.map((_, at) => sentences.reduce((sum, one, index) => sum + (piece[index] === at ? one.text.length : 0), 0));
  const all = long.reduce((sum, one) => sum + one, 0) || 1;
  let [before, inPiece, last] = [0, 0, -1];
  return sentences.map(({ text }, index) => {
    if (piece[index] !== last) [inPiece, last] = [0, piece[index]];
    const spot = {
      piece: piece[index], pieces: pieces.length, box: pieces[piece[index]],
      part: (inPiece + text.length / 2) / (long[piece[index]] || 1), whole: (before + text.length / 2) / all,
    };
    inPiece += text.length;
    before += text.length;
    return spot;
  });
}

const nearest = (spots, far) => spots.reduce((best, spot, index) => (far(spot) < far(spots[best]) ? index : best), 0);

// The sentence here that is being read there: the same one, or the one that lies at the same spot.
export function sentenceAt(spots, place, language) {
  if (!spots.length) return -1;
  if (place.lang === language && place.sentences === spots.length) return Math.min(place.sentence, spots.length - 1);
  if (place.pieces !== spots[0].pieces) return nearest(spots, (spot) => Math.abs(spot.whole - place.whole));
  return nearest(spots, (spot) => Math.abs(spot.piece - place.piece) * 2 + Math.abs(spot.part - place.part));
}

// The sentence at a height of the page, and the height at which one is read: as far down its piece as its letters are.
export function sentenceAtHeight(spots, height) {
  const under = spots.findLastIndex((spot) => spot.box.getBoundingClientRect().top + scrollY <= height);
  if (under < 0) return 0;
  const { top, height: tall } = spots[under].box.getBoundingClientRect();
  const part = (height - top - scrollY) / (tall || 1);
  const own = spots.map((spot, index) => [spot, index]).filter(([spot]) => spot.box === spots[under].box);
  return own.reduce((best, one) => (Math.abs(one[0].part - part) < Math.abs(best[0].part - part) ? one : best))[1];
}

export function heightOf({ box, part }) {
  const { top, height } = box.getBoundingClientRect();
  return top + scrollY + height * part;
}
