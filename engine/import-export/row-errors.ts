import type { Problem } from '../errors.ts';
import { Failed, Invalid } from '../errors.ts';
import { noSuch } from '../resources/model/references.ts';
import { sentence } from './label.ts';

const MOST_TOLD = 100;

/** Gathers what is wrong with rows, until it is enough. */
export class WrongSoFar {
  readonly #sentences: string[] = [];
  readonly #words = new Set<string>();
  #more = 0;

  get isEmpty(): boolean {
    return this.#sentences.length === 0;
  }

  get sentences(): readonly string[] {
    return this.#more > 0 ? [...this.#sentences, `… and ${this.#more} more.`] : this.#sentences;
  }

  /** @throws what is no problem of the row's */
  tell(label: string, row: unknown, error: unknown): void {
    if (error instanceof Failed) this.add(label, row, [{ path: [], message: error.message }]);
    else if (error instanceof Invalid) this.add(label, row, error.problems);
    else throw error;
  }

  add(label: string, row: unknown, problems: readonly Problem[]): void {
    // Whatever names a row that is wrong itself, or a part of it, is told only with that one.
    const own = problems.filter(({ message }) => !this.#words.has(message));
    for (const id of idsIn(row)) this.#words.add(noSuch(id));
    for (const problem of own) {
      if (this.#sentences.length < MOST_TOLD) this.#sentences.push(sentence(label, problem));
      else this.#more += 1;
    }
  }
}

/** Its own id and those of its parts. */
function idsIn(row: unknown): unknown[] {
  if (typeof row !== 'object' || row === null) return [];
  const own = 'id' in row ? [row.id] : [];
  return [...own, ...Object.values(row).flatMap(idsIn)];
}
