/** Repeatable random choices. */
export interface Picking {
  /** A whole number below a bound. */
  below(bound: number): number;
  from<T>(all: readonly T[]): T;
}

export function picking(seed: number): Picking {
  let state = seed >>> 0;
  const below = (bound: number) => {
    // The generator Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
  return { below, from: (all) => all[below(all.length)] as never };
}

/** A name with as many errors as the search must forgive: one in up to seven letters, two in more. */
export function misspelt(name: string, pick: Picking): string {
  const characters = Array.from(name);
  const errors = characters.filter((it) => it !== ' ').length < 8 ? 1 : 2;
  for (let n = 0; n < errors; n++) pick.from(mistakes)(characters, pick.below(characters.length - 1), pick);
  return characters.join('');
}

const mistakes: readonly ((characters: string[], at: number, pick: Picking) => void)[] = [
  (characters, at) => void characters.splice(at, 1),
  (characters, at) => void characters.splice(at, 0, characters[at] ?? ''),
  (characters, at) => void characters.splice(at, 2, characters[at + 1] ?? '', characters[at] ?? ''),
  (characters, at, pick) => void characters.splice(at, 1, pick.from(Array.from('abcdefghijklmnopqrstuvwxyz'))),
];
