/** Brings along all that boards may be besides plain grids. */

import { provideExtras } from "../board-extras.ts";
import { contour } from "./contour.ts";
import { control } from "./control-patterns.ts";
import { expecting, halfStone } from "./expected-points.ts";
import { clips, gluedLines, meetingSigns, repeated, repeating, twice, windowNames } from "./glued-boards.ts";
import { beside, scaled } from "./irregular-boards.ts";
import { filled, openSideLines, unseamed } from "./open-sides.ts";
import { Patterns } from "./patterns.ts";
import { sgfNames } from "./sgf-names.ts";
import { stars } from "./star-points.ts";
import { shownStone, verdictSigns } from "./verdict-signs.ts";

provideExtras({
  ...{ scaled, contour, beside, sgfNames, stars },
  ...{ repeating, twice, gluedLines, windowNames, meetings: meetingSigns, repeated, clips },
  ...{
    beyond: openSideLines,
    filled,
    unseamed,
    control,
    patterns: (defs: SVGDefsElement) => new Patterns(defs),
    expecting,
    expected: halfStone,
    signs: verdictSigns,
    shown: shownStone,
  },
});
