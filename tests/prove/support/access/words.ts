import type { Owner } from './ids.ts';

/** A secret word: it names the account whose text holds it, and the field. It stands nowhere else. */
export function word(owner: Owner, field: string): string {
  const made = `qz${owner}${field.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  known.add(made);
  return made;
}

/** Words that were made: other texts may begin like them by chance. */
const known = new Set<string>();

export interface FoundWord {
  readonly owner: Owner;
  readonly field: string;
}

/** All secret words in a text, each once. */
export function wordsIn(text: string): FoundWord[] {
  const found = new Set(text.toLowerCase().match(/qz[abr][a-z][a-z0-9]+/g));
  return [...found].filter((it) => known.has(it)).map((it) => ({ owner: it[2] as Owner, field: it.slice(3) }));
}
