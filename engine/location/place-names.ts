import { foldName } from '#domain/typing/fold-text.ts';

/** Keys by which a name is found despite an error near its beginning: two texts that differ by one error share a key. */
export function errorKeys(beginning: string): string[] {
  const without = Array.from(beginning, (_, i) => beginning.slice(0, i) + beginning.slice(i + 1));
  return [...new Set([beginning, ...without])];
}

/** The length of the beginnings for which `errorKeys` are made. */
export const KEY_LENGTH = 4;

/** One way to read a typed text: the name of a place, and the areas that the place should be in. */
export interface Reading {
  readonly name: string;
  readonly within: readonly string[];
  /** Whether commas separated them; without commas they may be one name. */
  readonly isSeparated: boolean;
}

const MOST_PARTS = 5;
/** Words in the name of a country or region. */
const MOST_WORDS = 4;

/**
 * The ways to read a text, the most natural first: `Split, Croatia` is a place in a country, and so is `Croatia, Split`; `paris texas` may be one
 * too. The `coarse` readings are for a text that found nothing: parts of it may be a street or a house.
 */
export function readings(text: string): Record<'natural' | 'coarse', readonly Reading[]> {
  const parts = text
    .split(/[,;\n]/)
    .map(withoutNumbers)
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const [first] = parts;
  if (first === undefined) return { natural: [], coarse: [] };
  if (parts.length === 1) {
    const natural = readingsOfPart(first.split(' '));
    return { natural, coarse: natural.slice(1).map((it) => ({ ...it, within: [] })) };
  }
  const read = (name: string, within: string[]): Reading => ({ name, within, isSeparated: true });
  return {
    natural: parts.map((name, i) => read(name, parts.toSpliced(i, 1))),
    coarse: parts.slice(1).map((name, i) => read(name, parts.slice(i + 2))),
  };
}

/** A part without postal codes and house numbers, unless it has no other words. */
function withoutNumbers(part: string): string {
  const all = foldName(part).split(' ');
  const words = all.filter((it) => !/^\d/.test(it));
  return (words.length > 0 ? words : all).join(' ');
}

/** The readings of a part without commas: also with the first or last words as the area, in case the comma is missing. */
function readingsOfPart(words: readonly string[]): Reading[] {
  const read = (name: readonly string[], area: readonly string[]): Reading => ({
    name: name.join(' '),
    within: area.length > 0 ? [area.join(' ')] : [],
    isSeparated: false,
  });
  const found = [read(words, [])];
  for (let n = 1; n <= Math.min(words.length - 1, MOST_WORDS); n++) {
    found.push(read(words.slice(0, -n), words.slice(-n)), read(words.slice(n), words.slice(0, n)));
  }
  return found;
}
