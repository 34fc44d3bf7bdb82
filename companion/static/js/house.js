// On every page: on a secure one the app can be installed, keeps its files, and shows the last page seen when the server
// is away. The worker comes when the page has come to rest.
const { away } = document.documentElement.dataset;

if (away !== undefined) import("./away.js").then(({ mindAway }) => mindAway(away));

addEventListener("load", () => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => null), 2000); // without it: a page further
});
