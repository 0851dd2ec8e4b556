import { areasFor } from './areas.ts';
import { Best } from './best.ts';
import type { PlacesFile } from './places-file.ts';
import { CODE, OTHER_NAME, PLACE } from './places-file.ts';
import type { Reading } from './question.ts';
import { readings } from './question.ts';
import type { Match, Near } from './rank.ts';
import { MOST_NEAR, nearness, TYPING_ERROR, WHOLE_NAME, worth } from './rank.ts';
import {
  beginning,
  END,
  errorsIn,
  forgiven,
  isNear,
  lengthIn,
  lettersOf,
  likely,
  placesTyped,
  STRANGE,
  TYPED_LETTERS,
} from './typing.ts';

interface Question {
  readonly text: string;
  /** Whether it is all of it; else it is still being typed. */
  readonly isWhole: boolean;
  readonly zone: string | null;
  readonly most: number;
}

/** The places that a text may mean, the likeliest first. All names are looked at, in some milliseconds. */
export function searched(file: PlacesFile, { text, isWhole, zone, most }: Question): number[] {
  const near = (zone !== null && file.zones[zone]) || null;
  const best = new Best(most);
  const areas = areasFor(file);
  let isNamed = false;
  /** In order, until one finds something: but of parts of a name any may be what is meant. */
  const look = (all: readonly Reading[], { mayErr = false, mayIgnore = false, isCoarse = false } = {}) => {
    for (const { name, within, isParted } of all) {
      if (mayErr && !mayIgnore && forgiven(lettersIn(name)) === 0) continue;
      const found = within.map((it) => areas(it, isParted));
      const known = found.filter((it) => it.size > 0);
      const isComplete = known.length === found.length;
      if (mayIgnore ? isComplete || !isParted : !isComplete) continue;
      const isAgain = mayErr && !mayIgnore;
      const isThere = collect(file, best, { name, areas: known, near, isWhole, mayErr, isAgain });
      isNamed ||= isThere;
      const isSettled = isParted || within.length > 0 || (isWhole && !isCoarse);
      if (!best.isEmpty && isSettled) return;
    }
  };
  const { natural, coarse } = readings(text);
  look(natural);
  // Nobody who has typed a name means one that is only like it.
  if (!isNamed && best.count < Math.min(ENOUGH, most)) look(natural, { mayErr: true });
  if (best.isEmpty) look(coarse, { isCoarse: true });
  if (best.isEmpty) look(natural, { mayErr: true, mayIgnore: true });
  return best.places();
}

/** So many places whose names begin as was typed leave no room for those that are only like it. */
const ENOUGH = 5;

interface Sought {
  readonly name: string;
  readonly areas: readonly ReadonlySet<number>[];
  readonly near: Near | null;
  readonly isWhole: boolean;
  readonly mayErr: boolean;
  /** Whether those without an error were looked at before. */
  readonly isAgain: boolean;
}

/** @returns whether a place is called exactly that */
function collect(file: PlacesFile, best: Best, { name, areas, near, isWhole, mayErr, isAgain }: Sought): boolean {
  const { nameOf, nameAt, names, letters, weight } = file;
  const typed = new Uint8Array(Buffer.from(name));
  const wanted = lettersOf(typed, 0, TYPED_LETTERS);
  const places = placesTyped(typed);
  const errors = mayErr ? forgiven(lettersIn(name)) : 0;
  const topUp = (isAgain ? -TYPING_ERROR : WHOLE_NAME) + (near ? MOST_NEAR : 0);
  let isThere = false;
  const consider = (i: number) => {
    const [entry = 0, at = 0] = [nameOf[i], nameAt[i]];
    const place = entry & PLACE;
    const heavy = weight[place] ?? 0;
    if (heavy + topUp <= best.least) return;
    if (errors > 0 && !isNear(places, typed.length, names, at, errors)) return;
    const begun = beginning(typed, names, at, (entry & CODE) === 0 ? errors : 0);
    if (begun === STRANGE || !areas.every((area) => isIn(file, place, area))) return;
    const match = matchOf(file, i, begun, typed[0] ?? 0);
    if (match.isCode && match.missing > 0) return;
    isThere ||= match.missing === 0 && match.errors === 0 && !match.isInnerWord && !match.isCode;
    best.add(place, heavy + worth(match, isWhole) + (near ? nearness(near, file, place) : 0));
  };

  const found = new Int32Array(AT_ONCE);
  for (const [begin, end] of [
    [0, file.firstCityName],
    [file.firstCityName, file.nameOf.length],
  ] as const) {
    for (let from = begin; from < end; from += AT_ONCE) {
      // All that follow weigh less.
      if ((weight[(nameOf[from] ?? 0) & PLACE] ?? 0) + topUp <= best.least) break;
      const count = likely(letters, wanted, errors, from, Math.min(from + AT_ONCE, end), found);
      for (let n = 0; n < count; n++) consider(found[n] ?? 0);
    }
  }
  return isThere;
}

/** So many names are gone through before it is asked again whether any of the rest can be among the best. */
const AT_ONCE = 4096;

function lettersIn(name: string): number {
  return name.replaceAll(' ', '').length;
}

function matchOf({ nameOf, nameAt, names }: PlacesFile, i: number, begun: number, firstTyped: number): Match {
  const [entry = 0, at = 0] = [nameOf[i], nameAt[i]];
  const end = names.indexOf(END, at);
  return {
    errors: errorsIn(begun),
    isFirstLetterWrong: errorsIn(begun) > 0 && firstTyped !== names[at],
    length: end - at,
    missing: end - at - lengthIn(begun),
    isInnerWord: at > 0 && names[at - 1] !== END,
    isOtherName: (entry & OTHER_NAME) !== 0,
    isCode: (entry & CODE) !== 0,
  };
}

function isIn(file: PlacesFile, place: number, area: ReadonlySet<number>): boolean {
  return (
    area.has(file.country[place] ?? -1) || area.has(file.region[place] ?? -1) || area.has(file.county[place] ?? -1)
  );
}
