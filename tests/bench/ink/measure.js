// The same stories in inkjs: compiling, loading, a step with its save, a walk, and a transcript to compare.
// node measure.js STORY.ink SEED STEPS -> one line of JSON
const { Compiler } = require("inkjs/full");
const { Story } = require("inkjs");
const fs = require("fs");

const [file, seed, steps] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const source = fs.readFileSync(file, "utf8");
const now = () => Number(process.hrtime.bigint()) / 1e9;

function lcg(start) {
  let state = start >>> 0;
  return () => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return state; };
}

function read(story) {
  const text = [];
  while (story.canContinue) text.push(story.Continue().trim());
  return text.filter(Boolean).join(" ");
}

let began = now();
const compiled = new Compiler(source).Compile();
const compiling = now() - began;
const json = compiled.ToJson();

const loads = [];
for (let i = 0; i < 5; i += 1) { began = now(); new Story(json); loads.push(now() - began); }

const transcript = [];
{
  const story = new Story(json);
  const next = lcg(seed);
  for (let i = 0; i < 200; i += 1) {
    const text = read(story);
    const choices = story.currentChoices.map((choice) => choice.text);
    if (!choices.length) break;
    const pick = next() % choices.length;
    transcript.push([text, choices, pick]);
    story.ChooseChoiceIndex(pick);
  }
}

function walk(saving) {
  const story = new Story(json);
  const next = lcg(seed);
  read(story);
  const start = now();
  for (let i = 0; i < steps; i += 1) {
    story.ChooseChoiceIndex(next() % story.currentChoices.length);
    read(story);
    if (saving) story.state.ToJson();
  }
  return (now() - start) / steps;
}
walk(false);
const stepping = walk(true);
const walking = walk(false);
console.log(JSON.stringify({ compiling, loading: loads.sort()[2], stepping, walking, transcript }));
