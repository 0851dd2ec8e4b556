import type { PlacesFile } from './places-file.ts';
import { CODE, PLACE } from './places-file.ts';
import { beginning, END, forgiven, lengthIn, lettersOf, likely, STRANGE, TYPED_LETTERS } from './typing.ts';

type Areas = ReadonlySet<number>;

/** Shorter beginnings than this are of too many. */
const SHORTEST = 3;

/**
 * The countries, regions and counties that a text may mean, and only those that it means most surely: by a whole name, by a beginning or a
 * word of it, in spite of errors.
 *
 * @returns keeps what it has found. `isCertain`: whether the text means one; else it has to be right, for it may as well be part of a name
 */
export function areasFor(file: PlacesFile): (text: string, isCertain: boolean) => Areas {
  const known = new Map<string, Areas>();
  return (text, isCertain) => {
    const key = `${text} ${isCertain}`;
    const areas = known.get(key) ?? areasOf(file, text, isCertain);
    known.set(key, areas);
    return areas;
  };
}

function areasOf(file: PlacesFile, text: string, isCertain: boolean): Areas {
  const right = met(file, text, 0);
  if (right.whole.size > 0 || text.length < SHORTEST) return right.whole;
  if (right.begun.size > 0 || !isCertain) return right.begun;
  return met(file, text, forgiven(text.replaceAll(' ', '').length)).begun;
}

function met(file: PlacesFile, text: string, errors: number): { whole: Areas; begun: Areas } {
  const { nameOf, nameAt, names, letters, firstCityName } = file;
  const typed = new Uint8Array(Buffer.from(text));
  const wanted = lettersOf(typed, 0, TYPED_LETTERS);
  const whole = new Set<number>();
  const begun = new Set<number>();
  const found = new Int32Array(firstCityName);
  const count = likely(letters, wanted, errors, 0, firstCityName, found);
  for (const i of found.subarray(0, count)) {
    const [entry = 0, at = 0] = [nameOf[i], nameAt[i]];
    const isCode = (entry & CODE) !== 0;
    const how = beginning(typed, names, at, isCode ? 0 : errors);
    if (how === STRANGE) continue;
    const isInnerWord = at > 0 && names[at - 1] !== END;
    if (names[at + lengthIn(how)] === END && !isInnerWord) whole.add(entry & PLACE);
    else if (!isCode) begun.add(entry & PLACE);
  }
  return { whole, begun: begun.union(whole) };
}
