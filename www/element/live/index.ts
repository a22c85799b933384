/** The live part of an element: fetched when somebody uses it. */
import { readRules } from "../../address/rules.ts";
import boardCss from "../../board/board.css?inline";
import proofCss from "../../style/proof.css?inline";
import type { Live, Wake } from "../places.ts";
import { openCertificate } from "./certificate.ts";
import liveCss from "./live.css?inline";
import { openProof } from "./live-proof.tsx";
import { type Running, Seat } from "./seat.ts";
import sharedCss from "./shared.css?inline";
import { adopt } from "./sheets.ts";
import { openGame } from "./tabled.tsx";

export const wake: Wake = async (options): Promise<Live> => {
  const seat = new Seat(options);
  const bare = adopt(options.places.root, boardCss, sharedCss, proofCss, liveCss);
  try {
    const running = await open(seat);
    return {
      ...(running.visit && { visit: running.visit }),
      game: () => running.game?.() ?? seat.opener.what?.() ?? seat.known,
      destroy() {
        running.destroy();
        seat.leave();
        bare();
      },
    };
  } catch (error) {
    bare();
    seat.opener.close();
    throw error;
  }
};

async function open(seat: Seat): Promise<Running> {
  const { known } = seat;
  const { certificate, start, moves, at, claim, side, mode, asked } = known;
  // The other modes read them themselves.
  if (mode === "view" || mode === "problem")
    for (const message of readRules(known.rules ?? "").faults)
      seat.tell("loja-error", { code: "attribute", message });
  if (certificate !== null) return openCertificate(seat, certificate);
  if (asked) return import("./open-problem.tsx").then(({ openProblem }) => openProblem(seat, asked));
  switch (mode) {
    case "view":
    case "play":
      return openGame(seat, mode);
    case "referee":
      return import("./judging.tsx").then(({ openJudging }) => openJudging(seat));
    case "prove":
    case "problem":
      if (known.law) return import("./law-arguing.ts").then(({ openLaw }) => openLaw(seat, known.law ?? ""));
      return openProof(seat, { start, moves: moves.slice(0, at), claim, side, mode });
  }
}
