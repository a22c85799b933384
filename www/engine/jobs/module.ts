/** The parts of the five modules that the workers use, so that tests can bring their own. */
import type {
  Answer,
  Attempt,
  Checked,
  Choice,
  ClaimInput,
  Claiming,
  Color,
  Facts,
  Format,
  Hint,
  Line,
  Location,
  Move,
  Opened,
  PositionInput,
  PracticeProblem,
  ProblemWish,
  ProofFile,
  ProofProgress,
  Question,
  RefereeProgress,
  RefereeReport,
  Shown,
  Stage,
  Step,
  Tap,
  TaskInput,
} from "../generated/prover.js";
import type { PlainFormat } from "../protocol.ts";

type Start = PositionInput | string;

export interface LightModule {
  follow(start: Start, moves: Move[]): Line;
  attempt(step: Step, moves: Move[]): Attempt;
  read(text: string): Opened[] | null;
  write(start: Start, moves: Move[], format: PlainFormat): string;
  claiming(start: Start, moves: Move[], player: Color, set: Location[], tap: Tap | null): Claiming;
  stage(start: Start, moves: Move[], claim: ClaimInput): Stage;
}

export interface FilesModule {
  readFile(text: string): Opened[];
  writeFile(start: Start, moves: Move[], format: Format): string;
}

export interface ProofsModule {
  proofFile(certificate: string, moves: number): ProofFile;
}

/** Lives in the module's memory until it is freed. */
export interface ProofHandle {
  /** Expands so many situations more, as long as the search takes no more memory than this. */
  run(nodes: number, megabytes: number, milliseconds?: number): ProofProgress;
  /** These three may expand so many situations more. */
  answer(question: Question, nodes: number): Answer;
  hints(line: Choice[], nodes: number): Hint[];
  show(line: Choice[], nodes: number): Shown;
  certificate(): string | undefined;
  megabytes(): number;
  free(): void;
}

export interface RefereeHandle {
  run(nodes: number, milliseconds?: number): RefereeProgress;
  report(): RefereeReport;
  free(): void;
}

export interface ProverModule {
  prove(start: Start, moves: Move[], claim: ClaimInput): ProofHandle;
  referee(start: Start, moves: Move[]): RefereeHandle;
  check(text: string): Checked;
}

export interface PracticeModule {
  /** Tells now and then how many situations were looked into. */
  facts(
    start: PositionInput,
    moves: Move[],
    task: TaskInput,
    nodes: number,
    hear: (nodes: number) => void,
  ): Facts;
  /** One attempt at a new problem; null when it came to nothing. */
  newProblem(wish: ProblemWish, seed: number, number: number): PracticeProblem | null;
}
