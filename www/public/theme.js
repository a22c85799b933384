// Runs before the first paint, as a file of its own because the page allows no inline script:
// a reader who chose a theme must not see the other one flash by.
document.documentElement.classList.add("js");
// Shelves that will be filtered are not shown full before.
if (location.search) document.documentElement.classList.add("filtering");
try {
  const theme = localStorage.getItem("loja.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no choice to restore.
}
