// What is the same stays where it is: of a page that comes back after a move, only what differs is put into the page that
// lies open, so the browser styles, lays out and paints no more than that. htmx knows it as the swap `in-place`.

// What makes a thing another thing rather than the same one changed: a button that does something else is a new button.
const TELLING = {
  A: ["href", "hx-get"], BUTTON: ["formaction", "name", "value"], DETAILS: ["data-keep"], FORM: ["action"],
  INPUT: ["type", "name"], MAIN: ["class"],
};

function isSame(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return false;
  if (old.nodeType !== Node.ELEMENT_NODE) return true;
  return old.id === fresh.id && (TELLING[old.nodeName] ?? []).every((name) => old.getAttribute(name) === fresh.getAttribute(name));
}

function become(old, fresh, added) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  takeAttributes(old, fresh);
  takeChildren(old, fresh, added);
}

// What somebody unfolded stays so, where it is to be kept (data-keep).
function takeAttributes(old, fresh) {
  const unfolded = old.matches("details[data-keep][open]");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(unfolded && name === "open")) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

// Equal ends stay. In the middle each new child is made of the next old one that it can be made of.
function takeChildren(parent, fresh, added) {
  const [old, wanted] = [[...parent.childNodes], [...fresh.childNodes]];
  while (old.length && wanted.length && old.at(-1).isEqualNode(wanted.at(-1))) {
    old.pop();
    wanted.pop();
  }
  const tail = old.length ? old.at(-1).nextSibling : parent.childNodes[0] ?? null;
  let at = 0;
  for (const one of wanted) {
    let found = at;
    if (!(at < old.length && isSame(old[at], one))) {
      found = one.nodeType === Node.ELEMENT_NODE ? old.findIndex((other, place) => place > at && isSame(other, one)) : -1;
    }
    if (found < 0) {
      parent.insertBefore(one, old[at] ?? tail);
      if (one.nodeType === Node.ELEMENT_NODE) added.push(one);
      continue;
    }
    while (at < found) old[at++].remove();
    become(old[at++], one, added);
  }
  while (at < old.length) old[at++].remove();
}

// Every form names the revision that it saw. Where nothing else changed, the forms are told of it and are equal again.
function nameRevision(table, revision) {
  for (const field of table.querySelectorAll('input[name="revision"]')) field.setAttribute("value", revision);
}

// Make a table that lies open the fresh one, and return what was added to it. A reader's words are cut into sentences where
// they stand, so they come whole.
export function morph(table, fresh) {
  if (table.querySelector("#passage") || fresh.querySelector("#passage")) {
    table.replaceWith(fresh);
    return [fresh];
  }
  const added = [];
  nameRevision(table, fresh.dataset.revision);
  fresh.className = table.className;
  become(table, fresh, added);
  return added;
}

export function swapInPlace() {
  window.htmx.defineExtension("in-place", {
    handleSwap(style, target, fragment, settling) {
      const fresh = style === "in-place" && fragment.querySelector("#table");
      if (!fresh) return false;
      const added = morph(target, fresh);
      if (added[0] === fresh) settling.elts.splice(settling.elts.indexOf(target), 1, fresh);
      return added;
    },
  });
}
