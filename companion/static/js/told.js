// What the hands must do now, in the foot: the first thing whole, and of the others those that fit into two lines. Of what
// does not, a sign says in words how many there are. A tap on the list or on the sign lays all of it above the foot, with
// what was told before; another, one beside it or Escape folds it again.
const list = () => document.getElementById("told");
const sign = () => document.querySelector(".told-all");

export function sayWhetherMoreIsTold() {
  const told = list();
  if (!told || told.hasAttribute("data-open")) return;
  const now = [...told.children].filter((line) => !line.classList.contains("earlier"));
  const cut = (line) => line.getBoundingClientRect().bottom > told.getBoundingClientRect().bottom + 2;
  const unseen = () => now.filter((line, place) => place > 0 && cut(line)).length;
  say(now.length - 1); // it takes room itself, as much as it ever will
  told.removeAttribute("data-longer");
  told.removeAttribute("data-long");
  const inOneLine = unseen();
  const long = now.length > 0 && cut(now[0]); // it is told whole
  told.toggleAttribute("data-long", long || inOneLine > 0);
  if (!long && unseen() === inOneLine) told.removeAttribute("data-long"); // a line more would show no more
  const longer = long && cut(now[0]);
  for (const [place, line] of now.entries()) line.toggleAttribute("data-unseen", place > 0 && cut(line));
  const hidden = unseen();
  told.toggleAttribute("data-longer", longer);
  const more = hidden > 0 || now.length < told.children.length || told.scrollHeight > told.clientHeight + 4;
  told.toggleAttribute("data-more", more);
  say(hidden);
  sign().hidden = !more;
}

// So many are to be done and not in sight.
function say(hidden) {
  sign().hidden = false;
  for (const words of sign().querySelectorAll(".told-more")) words.hidden = words.dataset.count !== String(hidden);
}

function unfold(is) {
  list().toggleAttribute("data-open", is);
  list().scrollTop = 0;
  sign().setAttribute("aria-expanded", is);
  if (!is) sayWhetherMoreIsTold();
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
