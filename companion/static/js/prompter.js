// A teleprompter: the page moves at the reader's own pace and rests at the marked pauses.
const REST = 2200;
let wanted = null; // the frame that is asked for
let restUntil = 0;
let rested = new Set();
let exact = 0;

const button = () => document.querySelector('[data-voice="scroll"]');

export function stopScroll() {
  if (wanted !== null) cancelAnimationFrame(wanted);
  wanted = null;
  if (button()) button().textContent = button().dataset.start;
}

function pace() {
  const article = document.getElementById("passage");
  const read = [...article.querySelectorAll(".read")];
  const words = read.reduce((sum, part) => sum + part.textContent.split(/\s+/).length, 0);
  const height = read.reduce((sum, part) => sum + part.offsetHeight, 0);
  return (height / words) * Number(document.getElementById("scroll-speed").value) / 60; // pixels a second
}

function start() {
  let last = performance.now();
  exact = scrollY;
  rested = new Set();
  button().textContent = button().dataset.stop;
  const step = (now) => {
    const passed = (now - last) / 1000;
    last = now;
    if (now >= restUntil) {
      exact += pace() * passed;
      scrollTo(0, exact);
      for (const pause of document.querySelectorAll("#passage .pause")) {
        if (!rested.has(pause) && pause.getBoundingClientRect().top < innerHeight / 2) {
          rested.add(pause);
          restUntil = now + REST;
        }
      }
    }
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) return stopScroll();
    wanted = requestAnimationFrame(step);
  };
  wanted = requestAnimationFrame(step);
}

export function mindScroll() {
  const speed = document.getElementById("scroll-speed");
  speed.value = localStorage.getItem("scroll-speed") ?? speed.value;
  speed.addEventListener("change", () => localStorage.setItem("scroll-speed", speed.value));
  button().addEventListener("click", () => (wanted === null ? start() : stopScroll()));
}
