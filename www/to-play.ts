/** From a board of the book to playing on, and to other rule sets about it. */
/** Under "More", the way to play on from what is on the board: the link that its figure has in print. */
export function wireToPlay(): void {
  const place = document.querySelector<HTMLElement>("[data-role=to-play]");
  const more = document.querySelector("[data-control=more]");
  if (!place || !more) return;
  more.addEventListener("click", () => {
    const figure = document.querySelector(".section.current .printed.on-table");
    const link = figure?.querySelector<HTMLAnchorElement>("a[data-play]");
    place.hidden = !link;
    if (!link) return;
    const [play, laws] = place.querySelectorAll("a");
    if (play) play.href = link.href;
    if (laws) laws.href = `${link.href}&view=referee&rules=ljrg,j2003,area,naj,jrg89`;
  });
}
