/** Brings along all that boards may be besides plain grids. */
import { contour } from "./contour.ts";
import { control } from "./control.ts";
import { clips, gluedLines, meetingSigns, repeated, repeating, twice, windowNames } from "./glued.ts";
import { beside, scaled } from "./irregular.ts";
import { bring } from "./more.ts";
import { beyond, filled, unseamed } from "./open.ts";
import { Patterns } from "./patterns.ts";
import { sgfNames } from "./sgf-names.ts";
import { shown, signs } from "./told.ts";

bring({
  ...{ scaled, contour, beside, sgfNames },
  ...{ repeating, twice, gluedLines, windowNames, meetings: meetingSigns, repeated, clips },
  ...{
    beyond,
    filled,
    unseamed,
    control,
    patterns: (defs: SVGDefsElement) => new Patterns(defs),
    signs,
    shown,
  },
});
