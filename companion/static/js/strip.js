// The row of a table's pages is one line: the page that is open is in sight, a shade and a sign say on which side there are
// more, and on a phone it comes down from above as soon as somebody scrolls back a little. Nothing on the page moves by it.
const root = document.documentElement;
const BACK = 40; // pixels up: meant, and no finger that trembles
const ON = 12;
const JUMP = 200; // more at once is no finger: the page was sent there

let seen = 0; // how far down the page was at the last look
let turned = 0; // where it turned round

const row = () => document.querySelector(".top-nav .pages");

const FADES = 24; // pixels at the side of the row where a name cannot be read

// The page that is open is brought into the row's middle, unless it is in sight: then no name moves from under the finger.
export function showTab() {
  const list = row();
  if (!list) return;
  const tab = list.querySelector("[aria-current]")?.getBoundingClientRect();
  if (tab) {
    const { left, right, width } = list.getBoundingClientRect();
    const seen = tab.left >= left + (list.scrollLeft > 4 ? FADES : 0) && tab.right <= right - FADES;
    if (!seen) list.scrollLeft += tab.left + tab.width / 2 - left - width / 2;
  }
  sayWhereMoreAre();
}

function sayWhereMoreAre() {
  const list = row();
  if (!list) return;
  const before = list.scrollLeft > 4;
  const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 4;
  const said = [before && "before", after && "after"].filter(Boolean).join(" ");
  if (root.dataset.pages !== said) root.dataset.pages = said; // the same again would style the whole page anew
}

// The sign is drawn before a list that is no link itself: a finger on it wants to see more, not the name half under it.
function goOn({ target }) {
  const list = row();
  if (!list || !target.matches(".top-nav, .passing, .pages-kept")) return;
  const back = target.matches(".top-nav");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollBy({ left: (back ? -1 : 1) * list.clientWidth * 0.7, behavior: calm ? "instant" : "smooth" });
}

function comeDown() {
  const top = document.querySelector(".top:has(.top-nav)");
  if (!top) return;
  const above = top.querySelector(".top-nav").getBoundingClientRect().top - top.getBoundingClientRect().top;
  root.style.setProperty("--above", `${Math.round(above)}px`);
  root.dataset.back = "";
}

function scrolled() {
  const now = scrollY;
  const up = now < seen;
  const jumped = Math.abs(now - seen) > JUMP;
  if (jumped || up !== seen < turned) turned = jumped ? now : seen;
  seen = now;
  if (now <= 0 || now - turned > ON) delete root.dataset.back;
  else if (turned - now > BACK && !("back" in root.dataset)) comeDown();
}

export function mindStrip() {
  showTab();
  document.fonts.ready.then(showTab);
  document.addEventListener("scroll", ({ target }) => {
    if (target === document) scrolled();
    else if (target.matches?.(".pages")) sayWhereMoreAre();
  }, { capture: true, passive: true });
  document.addEventListener("click", goOn);
  addEventListener("resize", showTab);
}
