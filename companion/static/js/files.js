// A chosen file is named beside its button; without this, the page only says that one was chosen.
document.addEventListener("change", (event) => {
  const [file] = event.target.type === "file" ? event.target.files : [];
  const named = event.target.parentElement?.querySelector(".file-some");
  if (file && named) named.textContent = file.name;
});
