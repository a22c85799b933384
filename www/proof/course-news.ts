/** Passes on the news of an argument: to the reader in words, to the lesson or the article around, and to the page. */
import { type Proved, troubleWords } from "../engine/engine.ts";
import { refuting } from "./answer.ts";
import type { OnArgument } from "./argument/claim-argument.ts";
import type { News } from "./argument/play.ts";
import type { CourseGround } from "./course-ground.ts";
import type { LessonNews } from "./lesson/lesson.ts";
import { foreseenWords, provedWords } from "./proof-words.ts";
import { spokenNews } from "./spoken.ts";

export class CourseNews {
  /** The place that was looked at last. */
  private place = 0;
  /** Moves that begin by themselves are being set up. */
  unasked = false;

  constructor(private readonly course: CourseGround) {}

  /** The moves begin. `unasked`: nobody asked for them. */
  begun(unasked: boolean): void {
    this.place = 0;
    this.unasked = unasked;
    this.tell({ kind: "placed", fresh: true });
  }

  heard(): OnArgument {
    const { article } = this.course.options;
    return {
      moved: (made) => article?.moved(made),
      settled: (end) => {
        this.tellPlace();
        this.tell({ kind: "ended", won: end.won });
        article?.settled(end);
      },
      played: (news) => this.played(news),
      proving: () => {
        const fault = this.course.argument?.judge.fault;
        if (fault) article?.failed(fault);
      },
      decided: (proved) => (article ? article.decided(proved) : this.decided(proved)),
    };
  }

  tell(news: LessonNews): void {
    this.course.options.lesson?.on(news);
  }

  private played(news: News): void {
    const { argument } = this.course;
    const play = argument?.play;
    if (this.course.closed || !argument || !play) return;
    const { state } = play;
    this.course.store.send({ kind: "session", event: { kind: "side", side: state.side } });
    this.tellPlace();
    const { lesson, article } = this.course.options;
    if (state.fault) article?.failed(state.fault);
    const spoken = article?.spoken ?? spokenNews;
    // In a lesson the place where it stands is read aloud.
    const words =
      news === "hint" && lesson
        ? ""
        : state.fault
          ? troubleWords(state.fault)
          : spoken(state, news, this.course.untold(state));
    if (words) this.course.say(words);
    const told = news === "move" || news === "walk" || news === "visit" || news === "side";
    // While a line plays by itself the words stay where they are.
    const itself = state.walk?.kind === "line" && state.walk.itself;
    if (told && !this.unasked && !itself) this.course.wish("answer");
    const shown = news === "move" && lesson ? refuting(state) : null;
    if (shown) void play.walkShown(shown);
    if (news === "move" || news === "visit" || news === "side") this.tellChange();
  }

  /** Another place is looked at than before: what was said of that one goes, before anything is said of this one. */
  private tellPlace(): void {
    const play = this.course.argument?.play;
    if (!play || play.state.tree.at === this.place) return;
    this.place = play.state.tree.at;
    this.tell({ kind: "placed", fresh: play.state.fresh });
  }

  private decided(proved: Proved): void {
    const { argument } = this.course;
    const { session } = this.course.state;
    if (!argument) return;
    const { verdict } = proved;
    if (this.course.options.lesson) {
      this.tell({ kind: "judged", claim: session.claim, verdict });
      // Whether the reader foresaw it comes first, and in sight; where it is to be found out by playing, not yet.
      if (this.course.state.session.phase === "staging") {
        this.course.wish("task");
        if (!this.course.isUntold) this.course.say(foreseenWords(session.guess, verdict));
      }
    }
    // Nor by ear.
    if (argument.play && argument.judge.answered && !this.course.isUntold)
      this.course.say(provedWords(proved, session.guess));
    this.course.options.onVerdict?.({ claim: argument.proofOf.claim, verdict });
  }

  tellChange(): void {
    const { session } = this.course.state;
    const { argument } = this.course;
    const choosing = session.phase === "choosing" || !argument;
    this.course.options.onChange?.({
      claim: choosing ? null : argument.proofOf.claim,
      side: choosing ? null : session.side,
      line: choosing ? [] : argument.line,
    });
  }
}
