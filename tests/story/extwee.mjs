// Reads Twee files with extwee, a parser that knows nothing of us, and says what it saw: one line of JSON a file.
// Beside each file it writes what it makes of it: the page that Twine 2 and Twine 1 would publish, and Twee again.
// usage: node extwee.mjs FOLDER-OF-EXTWEE FILE...
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { parseTwee } = await import(pathToFileURL(`${folder}/index.js`).href);
const complaints = [];
console.info = console.warn = (...said) => complaints.push(said.join(" "));
for (const file of files) {
  complaints.length = 0;
  const story = parseTwee(readFileSync(file, "utf8"));
  writeFileSync(`${file}.2.html`, `<html><body>${story.toTwine2HTML()}</body></html>`);
  writeFileSync(`${file}.1.html`, `<html><body><div id="storeArea">${story.toTwine1HTML()}</div></body></html>`);
  writeFileSync(`${file}.again.twee`, story.toTwee());
  const passages = story.passages.map(({ name, tags, metadata, text }) => ({ name, tags, metadata, text }));
  console.log(JSON.stringify({ name: story.name, start: story.start, ifid: story.IFID, passages, complaints }));
}
