// The writing desk: what the book says of itself follows the typing, and what another editor saves appears here.
const desk = document.querySelector(".desk");
const form = document.getElementById("desk-form");
const text = document.getElementById("desk-text");
const side = document.getElementById("desk-side");
const begun = text.value;
let waiting = null;
let asked = 0;
let { stamp } = desk.dataset;

async function preview() {
  const mine = ++asked;
  const facts = new FormData(form);
  facts.set("line", text.value.slice(0, text.selectionStart).split("\n").length);
  try {
    const answer = await fetch(desk.dataset.previewUrl, { method: "POST", body: facts });
    if (!answer.ok || mine !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    side.replaceChildren(...page.body.childNodes);
  } catch {
    // the server is away for a moment; the next key asks again
  }
}

function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(preview, 450);
}

async function look() {
  if (document.visibilityState !== "visible") return;
  try {
    const now = (await (await fetch(desk.dataset.stampUrl)).json()).stamp;
    if (stamp !== now) {
      if (text.value === begun) location.reload();
      else soon();
    }
    stamp = now;
  } catch {
    // as above
  }
}

for (const what of ["input", "keyup", "click"]) text.addEventListener(what, soon);
addEventListener("beforeunload", (event) => { if (text.value !== begun && !form.dataset.sent) event.preventDefault(); });
form.addEventListener("submit", () => { form.dataset.sent = "1"; });
setInterval(look, 2000);
look();
