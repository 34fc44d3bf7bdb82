// A foot pedal or a remote turns the page: it sends arrows or page keys. At the end of the words they go through the ways.
const FORWARD = ["PageDown", "ArrowRight"];
const BACK = ["PageUp", "ArrowLeft"];

function ways() {
  return [...document.querySelectorAll("#passage .way, #passage .ways button")].filter((way) => way.offsetParent);
}

function turn(direction) {
  document.dispatchEvent(new CustomEvent("reading:pedal"));
  const all = ways();
  const now = all.indexOf(document.activeElement);
  const last = all.at(-1)?.getBoundingClientRect().bottom ?? 0;
  const seen = innerHeight - (document.querySelector(".reader-bottom")?.offsetHeight ?? 0);
  if (direction > 0 && last <= seen + 1 && all.length) return all[Math.min(now + 1, all.length - 1)].focus();
  if (direction < 0 && now > 0) return all[now - 1].focus();
  document.activeElement?.blur?.();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: direction * seen * 0.82, behavior: calm ? "auto" : "smooth" });
}

export function mindPedal() {
  document.addEventListener("keydown", (event) => {
    if (!document.getElementById("passage") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const direction = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    if (!direction) return;
    event.preventDefault();
    turn(direction);
  });
}
