// An author's own few lines: what happened on any board of the page.
for (const name of ["loja-move", "loja-verdict", "loja-error"]) {
  addEventListener(name, ({ detail }) => {
    document.getElementById("said").textContent = `${name} ${JSON.stringify(detail)}`;
  });
}
