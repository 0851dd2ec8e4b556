import { folded } from './folded.ts';

/** One way to understand what somebody typed: the name of a place, and where that place is said to be. */
export interface Reading {
  readonly name: string;
  /** Countries, regions or counties, all of which the place has to be in. */
  readonly within: readonly string[];
  /** Whether a comma stood between them; else they may as well be one name. */
  readonly isParted: boolean;
}

export interface Readings {
  readonly natural: readonly Reading[];
  /** Where those find nothing: less of it, for some may be a street or a house. */
  readonly coarse: readonly Reading[];
}

/**
 * How a text can be read, the most natural first: `Split, Croatia` is a place in a country, and so is `Croatia, Split`; `paris texas` may
 * be one too. Nothing for a text without a letter or digit.
 */
export function readings(text: string): Readings {
  const parts = text
    .split(/[,;\n]/)
    .map(partOf)
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const [first] = parts;
  if (first === undefined) return { natural: [], coarse: [] };
  if (parts.length === 1) {
    const natural = inOnePart(first);
    return { natural, coarse: natural.slice(1).map((it) => ({ ...it, within: [] })) };
  }
  const read = (name: string, within: string[]): Reading => ({ name, within, isParted: true });
  return {
    natural: parts.map((name, i) =>
      read(
        name,
        parts.filter((_, n) => n !== i),
      ),
    ),
    coarse: parts.slice(1).map((name, i) => read(name, parts.slice(i + 2))),
  };
}

const MOST_PARTS = 5;

/** Without a postal code or a house number beside words. */
function partOf(part: string): string {
  const words = folded(part).split(' ');
  const spoken = words.filter((it) => !/^\d/.test(it));
  return (spoken.length > 0 ? spoken : words).join(' ');
}

/** Also as words before or behind which somebody left out the comma. */
function inOnePart(part: string): Reading[] {
  const words = part.split(' ');
  const read = (name: readonly string[], within: readonly string[]): Reading => ({
    name: name.join(' '),
    within: within.length > 0 ? [within.join(' ')] : [],
    isParted: false,
  });
  const found = [read(words, [])];
  for (let n = 1; n <= Math.min(words.length - 1, MOST_WORDS); n++) {
    const end = words.length - n;
    found.push(read(words.slice(0, end), words.slice(end)), read(words.slice(n), words.slice(0, n)));
  }
  return found;
}

/** Of the name of a country or region. */
const MOST_WORDS = 4;
