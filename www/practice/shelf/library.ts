/** All problems of the site, as the page has fetched them. */
import type { Kind, Ladder, Practice, Problem } from "../../kinds/problem.ts";

export class Library {
  private readonly known = new Map<string, { problem: Problem; ladder: Ladder }>();

  constructor(readonly practice: Practice) {
    for (const ladder of practice.ladders)
      for (const problem of ladder.problems) this.known.set(problem.id, { problem, ladder });
  }

  problem(id: string): Problem | null {
    return this.known.get(id)?.problem ?? null;
  }

  ladderOf(id: string): Ladder | null {
    return this.known.get(id)?.ladder ?? null;
  }

  ladder(slug: string): Ladder | null {
    return this.practice.ladders.find((ladder) => ladder.slug === slug) ?? null;
  }

  readonly kindOf = (id: string): Kind | null => this.problem(id)?.kind ?? null;
}

export async function fetchLibrary(): Promise<Library> {
  const response = await fetch("./practice.json");
  if (!response.ok) throw new Error(`practice.json: ${response.status}`);
  return new Library((await response.json()) as Practice);
}
