// What the hands must do now, in the foot: the first thing whole, and of the others those that fit. Where there is more, a
// sign says how much, for a shade alone is easily missed. A tap on the list or on the sign lays all of it over the page, with what was told before; another, one
// beside it or Escape folds it again.
const list = () => document.getElementById("told");
const sign = () => document.querySelector(".told-all");

export function sayWhetherMoreIsTold() {
  const told = list();
  if (!told || told.hasAttribute("data-open")) return;
  const hides = () => told.scrollHeight > told.clientHeight + 4;
  sign().hidden = true; // it takes room itself
  told.removeAttribute("data-long");
  told.removeAttribute("data-longer");
  const more = hides() || told.querySelector(".earlier") !== null;
  told.toggleAttribute("data-more", more);
  sign().hidden = !more;
  const ends = () => told.getBoundingClientRect().bottom + 2;
  const cut = (line) => line.getBoundingClientRect().bottom > ends();
  const [first, second] = told.children;
  const long = first !== undefined && cut(first); // it is told whole
  told.toggleAttribute("data-long", long || (second !== undefined && cut(second)));
  if (!long && second && cut(second)) told.removeAttribute("data-long"); // a line more would show no more
  const longer = long && cut(first); // large letters: no line of it ends in the middle of a sentence
  const unseen = [...told.children].filter((line, place) => line.toggleAttribute("data-unseen", place > 0 && cut(line))).length;
  told.toggleAttribute("data-longer", longer);
  sign().firstElementChild.textContent = unseen ? `+${unseen}` : "⌃"; // so many are to be done and not in sight
}

function unfold(is) {
  list().toggleAttribute("data-open", is);
  list().scrollTop = 0;
  sign().setAttribute("aria-expanded", is);
  if (is) sign().firstElementChild.textContent = "⌃";
  else sayWhetherMoreIsTold();
}

export function mindTold() {
  document.addEventListener("click", ({ target }) => {
    const told = list();
    if (!told?.hasAttribute("data-more")) return;
    if (target.closest(".telling")) unfold(!told.hasAttribute("data-open"));
    else if (told.hasAttribute("data-open")) unfold(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && list()?.hasAttribute("data-open")) unfold(false);
  });
}
