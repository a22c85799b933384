/** The parts for fingers alone, loaded where there are some: the lens, and two fingers that bring the board closer. */
export { addCloser } from "./closer.ts";
export { addLens } from "./lens.ts";
