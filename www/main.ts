/**
 * Wakes a page up. Everything here adds to a page that can already be read. `sections.ts` wakes the pages with
 * sections.
 */
import { wireNext } from "./next-key.ts";
import { keepOffline } from "./offline/register.ts";
import { wireSearch } from "./search/search-key.ts";
import { wireMenu, wireTheme } from "./shell.ts";
import { wireTerms } from "./terms.ts";
import { isOwnWorker, trust } from "./trusted.ts";

trust(isOwnWorker);
wireTheme();
wireMenu();
wireTerms();
wireSearch();
wireNext();
void import("./later.ts").then(({ wireLater }) => wireLater());
// Only on the first page, and only where the board stands above the text.
if (document.querySelector("[data-role=continue]"))
  void import("./progress/continue.ts").then(({ wireContinue }) => wireContinue());
// Nobody who only reads needs to load what these pages are made of.
if (document.querySelector("[data-role=bestiary]"))
  void import("./bestiary/gallery.ts").then(({ openGallery }) => openGallery());
if (document.querySelector("[data-role=legend]"))
  void import("./legend/legend.tsx").then(({ openLegend }) => openLegend());
const workshop = document.querySelector("[data-role=play]");
if (workshop)
  import("./play/play.ts").then(
    ({ openPlay }) => openPlay(),
    () => {
      workshop.textContent = "The referee did not load. Load this page again when you are online.";
    },
  );
const match = document.querySelector("[data-role=game]");
if (match)
  import("./game/game.ts").then(
    ({ openGame }) => openGame(),
    () => {
      match.textContent = "The game did not load. Load this page again when you are online.";
    },
  );
const practising = document.querySelector("[data-role=practice]");
if (practising)
  import("./practice/practice.tsx").then(
    ({ openPractice }) => openPractice(),
    () => {
      practising.textContent = "Practice did not load. Load this page again when you are online.";
    },
  );
const desk = document.querySelector("[data-role=authors]");
if (desk)
  import("./authors/tool.tsx")
    .then(({ openTool }) => openTool())
    .catch(() => {
      desk.textContent = "The tool did not load. Load this page again when you are online.";
    });
if (document.querySelector("[data-calculator]"))
  void import("./compensation/panels.tsx").then(({ openPanels }) => openPanels());
keepOffline();
