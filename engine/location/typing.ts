/** Letters that a name must have to be what was typed: of its beginning, one bit a letter, whatever the letter. */
export function lettersOf(bytes: Uint8Array, from: number, length: number): number {
  let letters = 0;
  for (let i = from; i < from + length && bytes[i] !== END && bytes[i] !== undefined; i++)
    letters |= 1 << ((bytes[i] ?? 0) & 31);
  return letters;
}

/** How much of what was typed says something about how a name begins, two typing errors included. */
export const TYPED_LETTERS = 8;
export const NAME_LETTERS = TYPED_LETTERS + 2;

/** Ends each name. */
export const END = 0;

/** How many typing errors are forgiven (A8): one in a word of four to seven letters, two in a longer one. */
export function forgiven(letters: number): 0 | 1 | 2 {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

/**
 * Which names can begin as was typed, by their letters: of all the few that are worth a closer look. Nothing in here but whole numbers, for
 * it looks at every name.
 *
 * @param wanted  letters of what was typed
 * @param found  gets their indices, as many as are between `from` and `to` at the most
 * @returns how many there are
 */
export function likely(
  letters: Int32Array,
  wanted: number,
  errors: number,
  from: number,
  to: number,
  found: Int32Array,
): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    // An error explains one letter that is not there.
    let missing = wanted & ~(letters[i] as number);
    if (errors > 0) missing &= missing - 1;
    if (errors > 1) missing &= missing - 1;
    if (missing === 0) found[count++] = i;
  }
  return count;
}

/** For each letter at which places it was typed, one bit a place, of those that are looked at. */
export function placesTyped(typed: Uint8Array): Int32Array {
  const places = new Int32Array(256);
  for (const [i, letter] of typed.subarray(0, TYPED_LETTERS).entries())
    places[letter] = (places[letter] ?? 0) | (1 << i);
  return places;
}

/** Whether enough of what was typed stands in a name near where it was typed: so many errors move a letter by no more places. */
export function isNear(places: Int32Array, length: number, names: Uint8Array, at: number, errors: number): boolean {
  const near = (1 << (2 * errors + 1)) - 1;
  let met = 0;
  for (let j = 0; j < TYPED_LETTERS + errors; j++) {
    const letter = names[at + j] as number;
    if (letter === END) break;
    met |= (places[letter] as number) & ((near << j) >> errors);
  }
  let missing = ((1 << Math.min(length, TYPED_LETTERS)) - 1) & ~met;
  for (let n = 0; n < errors; n++) missing &= missing - 1;
  return missing === 0;
}

/** No name begins so. */
export const STRANGE = -1;

/** Of what `beginning` found: how many errors, and how much of the name was typed, in bytes. */
export const errorsIn = (begun: number): number => begun >> LENGTH_BITS;
export const lengthIn = (begun: number): number => begun & ((1 << LENGTH_BITS) - 1);
/** A question has two hundred characters at the most. */
const LENGTH_BITS = 10;

/**
 * Compares what was typed with how a name begins. An error is a letter too many, too few, another one, or two that changed places.
 *
 * @param at  where the name begins in `names`; it ends with `END`
 * @param most  errors at the most: 0 to 2
 * @returns the longest beginning that has the fewest errors, for `errorsIn` and `lengthIn`; or `STRANGE`
 */
export function beginning(typed: Uint8Array, names: Uint8Array, at: number, most: number): number {
  return rest(typed, names, at, 0, 0, most);
}

/** The same from the `i`th letter that was typed and the `j`th of the name on: up to the first that differ there is no error. */
function rest(typed: Uint8Array, names: Uint8Array, at: number, i: number, j: number, most: number): number {
  while (i < typed.length && typed[i] === names[at + j]) {
    i++;
    j++;
  }
  if (i === typed.length) return j;
  if (most === 0) return STRANGE;
  let best = rest(typed, names, at, i + 1, j, most - 1);
  if (names[at + j] !== END) {
    best = better(best, rest(typed, names, at, i, j + 1, most - 1));
    best = better(best, rest(typed, names, at, i + 1, j + 1, most - 1));
    if (typed[i] === names[at + j + 1] && typed[i + 1] === names[at + j])
      best = better(best, rest(typed, names, at, i + 2, j + 2, most - 1));
  }
  return best === STRANGE ? STRANGE : best + (1 << LENGTH_BITS);
}

function better(a: number, b: number): number {
  if (a === STRANGE || b === STRANGE) return Math.max(a, b);
  const difference = errorsIn(a) - errorsIn(b);
  return difference === 0 ? Math.max(a, b) : difference < 0 ? a : b;
}
