// The writing desk: what the book says of itself follows the typing, and what another editor saves appears here.
const desk = document.querySelector(".desk");
const form = document.getElementById("desk-form");
const text = document.getElementById("desk-text");
const side = document.getElementById("desk-side");
const begun = text.value;
let waiting = null;
let asked = 0;
let { stamp } = desk.dataset;
const picked = new Map(); // which half of a case is shown, by the case's name

async function preview() {
  const mine = ++asked;
  const facts = new FormData(form);
  facts.delete("beside"); // a file is sent once, when it is to be laid there
  facts.set("line", text.value.slice(0, text.selectionStart).split("\n").length);
  for (const [name, at] of picked) facts.append("half", `${name}.${at}`);
  try {
    const answer = await fetch(desk.dataset.previewUrl, { method: "POST", body: facts });
    if (!answer.ok || mine !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    side.replaceChildren(...page.body.childNodes);
  } catch {
    // the server is away for a moment; the next key asks again
  }
}

// A tap on a half shows it among the words; the half stays under the finger.
side.addEventListener("click", async ({ target }) => {
  const half = target.closest("[data-half]");
  if (!half) return;
  const [name, at] = half.dataset.half.split(".");
  picked.set(name, at);
  const before = half.getBoundingClientRect().top;
  side.style.minHeight = `${side.offsetHeight}px`; // where it stands at the page's end, too
  await preview();
  const now = side.querySelector(`[data-place="${half.dataset.place}"]`);
  now?.focus({ preventScroll: true });
  if (now) scrollBy({ top: now.getBoundingClientRect().top - before, behavior: "instant" });
});

// The place of a fault: the cursor stands there, a little below the upper edge of what is to be seen of the text.
function stand(line) {
  const before = text.value.split("\n").slice(0, line - 1).map((one) => `${one}\n`).join("");
  text.setSelectionRange(before.length, before.length);
  text.focus({ preventScroll: true });
  text.scrollTop = Math.max(0, heightOf(before) - 100);
  text.scrollIntoView({ block: "nearest" });
}

// How high a text stands in the field: its long lines are broken, and only the browser knows where.
function heightOf(words) {
  const same = document.createElement("textarea");
  Object.assign(same, { value: words, rows: 1, ariaHidden: "true", tabIndex: -1 });
  Object.assign(same.style, { position: "absolute", visibility: "hidden", minHeight: 0, height: 0, width: `${text.offsetWidth}px` });
  text.after(same);
  const height = same.scrollHeight;
  same.remove();
  return height;
}

document.addEventListener("click", (event) => {
  const place = event.target.closest("a[data-line]");
  if (!place || place.dataset.file !== form.elements.file.defaultValue) return;
  event.preventDefault();
  stand(Number(place.dataset.line));
  soon();
});

function soon() {
  side.style.minHeight = "";
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
form.addEventListener("submit", (event) => {
  const file = form.elements.beside;
  if (file && event.submitter?.name !== "lay") file.value = ""; // only the text is to be saved
  if (file?.files[0]?.size > Number(file.dataset.most)) {
    event.preventDefault();
    file.parentElement.querySelector(".file-some").textContent = file.dataset.tooLarge;
    return;
  }
  form.dataset.sent = "1";
});
const line = Number(new URLSearchParams(location.search).get("line"));
if (line) stand(line);
setInterval(look, 2000);
look();
