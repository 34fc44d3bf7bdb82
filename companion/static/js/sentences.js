// A passage in sentences: each is wrapped, so that the one being spoken can be shown. What is not read aloud is left.
function bounds(text, language) {
  if (!("Segmenter" in Intl)) {
    const found = [];
    for (const part of text.matchAll(/[^.!?…]+[.!?…]*["”“»']*\s*/g)) found.push([part.index, part.index + part[0].length]);
    return found;
  }
  const cut = new Intl.Segmenter(language, { granularity: "sentence" });
  return [...cut.segment(text)].map((part) => [part.index, part.index + part.segment.length]);
}

function wrap(paragraph, language, sentences) {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const text = nodes.map((node) => node.data).join("");
  let at = 0;
  const starts = nodes.map((node) => { const start = at; at += node.data.length; return start; });
  for (const [from, to] of bounds(text, language)) {
    if (!text.slice(from, to).trim()) continue;
    const sentence = { text: text.slice(from, to).trim(), parts: [] };
    nodes.forEach((node, index) => {
      const first = Math.max(from - starts[index], 0);
      const last = Math.min(to - starts[index], node.wholeLength ?? node.data.length);
      if (first < last) sentence.parts.push([node, first, last]);
    });
    sentences.push(sentence);
  }
}

export function sentencesOf(article) {
  const language = article.lang;
  const sentences = [];
  for (const paragraph of article.querySelectorAll(".read p, .read li, .read h3, .read h4")) wrap(paragraph, language, sentences);
  // From the last to the first, so that cutting a text never moves what is still to be cut.
  for (let index = sentences.length - 1; index >= 0; index -= 1) {
    const spans = [];
    for (const [node, from, to] of sentences[index].parts.reverse()) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, Math.min(to, node.data.length));
      const span = document.createElement("span");
      span.className = "sentence";
      span.dataset.sentence = index;
      range.surroundContents(span);
      spans.unshift(span);
    }
    sentences[index].spans = spans;
  }
  return sentences;
}
