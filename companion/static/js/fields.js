// Fields: − and + beside a number, what a chip says, and whether somebody is in the middle of typing.
export function mindFields() {
  document.documentElement.classList.add("js");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-step]");
    if (!button) return;
    const input = button.parentElement.querySelector("input");
    const from = input.value === "" ? Number(input.min || 0) - Number(button.dataset.step) : Number(input.value);
    const wanted = from + Number(button.dataset.step);
    const low = input.min === "" ? -Infinity : Number(input.min);
    const high = input.max === "" ? Infinity : Number(input.max);
    input.value = Math.min(Math.max(wanted, low), high);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  document.addEventListener("change", ({ target }) => {
    showsElsewhere(target);
    isNext(target);
    const part = target.closest(".tap-part:not(.of-row)"); // its chip says what was tapped, also while another row lies open
    const told = part?.querySelector(":scope > summary > .row-told");
    if (told) told.replaceChildren(...tappedIn(part));
    else if (part) part.firstElementChild.dataset.tapped = target.nextElementSibling.textContent;
  });
}

// A number that was tapped stands large in the head of its form, too; of what is counted from 0 to below it, no more is asked.
function showsElsewhere({ form, name, value }) {
  for (const shown of form?.closest("section")?.querySelectorAll(`[data-shows="${CSS.escape(name)}"]`) ?? []) shown.textContent = (shown.dataset.sign ?? "") + (shown.dataset.less ? value - shown.dataset.less : value);
  for (const one of form?.querySelectorAll(`[data-below="${CSS.escape(name)}"]`) ?? []) one.hidden = Number(one.dataset.at) >= Number(value);
}

// A large step that sends a form is quiet until something of it was tapped, and all that it cannot do without (data-needed).
function isNext({ form }) {
  const step = form?.id && document.querySelector(`.next[data-once-tapped][form="${CSS.escape(form.id)}"]`);
  if (step) step.classList.toggle("main", !form.querySelector("[data-needed]:not(:has(:checked))"));
}

// All that was tapped in a part of a card, each number with its sign.
function tappedIn(part) {
  return [...part.querySelectorAll("fieldset:has(:checked)")].map((asked) => {
    const shown = document.createElement("span");
    shown.className = asked.querySelector("legend > span").className;
    shown.append(asked.querySelector("svg").cloneNode(true), asked.querySelector(":checked").value);
    return shown;
  });
}

// What is known of the owner's cards is not asked again: those questions go once such a card is named.
export function askOnlyOfUnknownCards() {
  document.addEventListener("input", ({ target: { form } }) => {
    const asked = form?.querySelector("[data-unless-known]");
    if (!asked) return;
    const kind = form.elements.kind.value;
    const lists = [...form.querySelectorAll("input[list]")].filter((input) => input.list.dataset.kind === kind);
    asked.hidden = lists.some((input) => [...input.list.options].some((one) => "known" in one.dataset && one.value === input.value));
  });
}

// What a browser may refuse to do, a full or forbidden storage say; then without it.
export function taken(does) {
  try {
    return does();
  } catch {
    return null;
  }
}

export function changed(field) {
  if (field.type === "hidden" || field.type === "submit") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const first = Math.max([...field.options].findIndex((option) => option.defaultSelected), 0);
    return field.selectedIndex !== first;
  }
  return field.value !== field.defaultValue;
}

// A page that somebody is writing on is never swapped under their hands. How fast this device reads is not written on it.
export function isTyping() {
  if (document.querySelector("dialog[open]")) return true;
  const fields = [...document.querySelectorAll("#table :is(input, textarea, select):not(#voice-settings *)")];
  const focused = document.activeElement;
  return fields.some((field) => (field === focused && field.type !== "checkbox" && field.type !== "hidden") || changed(field));
}
