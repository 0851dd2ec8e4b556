import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from '#engine/location/folded.ts';
import { readings } from '#engine/location/question.ts';
import {
  beginning,
  errorsIn,
  forgiven,
  isNear,
  lengthIn,
  lettersOf,
  likely,
  placesTyped,
  STRANGE,
} from '#engine/location/typing.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const compared = (typed: string, name: string, most: number) => {
  const begun = beginning(bytes(typed), bytes(`before\0${name}\0after\0`), 7, most);
  return begun === STRANGE ? null : [errorsIn(begun), name.slice(0, lengthIn(begun))];
};

describe('what was typed', () => {
  it.each([
    ['spl', 'split', 2, [0, 'spl']],
    ['split', 'split', 2, [0, 'split']],
    ['splti', 'split', 1, [1, 'split']],
    ['splt', 'split', 1, [1, 'split']],
    ['spllit', 'split', 1, [1, 'split']],
    ['xplit', 'split', 1, [1, 'split']],
    ['plit', 'split', 1, [1, 'split']],
    ['spilt', 'split', 0, null],
    ['solut', 'split', 1, null],
    ['dubrvnk', 'dubrovnik', 2, [2, 'dubrovnik']],
    ['splits', 'split', 1, [1, 'split']],
    ['split croatia', 'split', 2, null],
  ])('[A8] %s is how %s begins, with %i errors at the most: %o', (typed, name, most, expected) => {
    expect(compared(typed, name, most)).toEqual(expected);
  });

  it('[A8] is compared as a slow table would', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, name, most) => {
        const [errors, length] = byTable(typed, name);
        expect(compared(typed, name, most)).toEqual(errors > most ? null : [errors, name.slice(0, length)]);
        // No name is passed over whose letters could be those.
        const letters = Int32Array.of(lettersOf(bytes(`${name}\0`), 0, 10));
        const isLikely = likely(letters, lettersOf(bytes(typed), 0, 8), most, 0, 1, new Int32Array(1)) === 1;
        const places = placesTyped(bytes(typed));
        const near = isNear(places, typed.length, bytes(`${name}\0`), 0, most);
        expect(errors > most || (isLikely && near)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('[A8] of %i letters is forgiven %i errors', (letters, errors) => {
    expect(forgiven(letters)).toBe(errors);
  });

  it.each([
    ['Šibenik', 'sibenik'],
    ['ĐURĐEVAC', 'durdevac'],
    ['Łódź', 'lodz'],
    ['Weißenfels', 'weissenfels'],
    ['Tromsø', 'tromso'],
    ["L'Aquila", 'laquila'],
    ['Saint-Denis  (Réunion)', 'saint denis reunion'],
    ['Çeşme İzmir', 'cesme izmir'],
    ['Йошкар-Ола', 'иошкар ола'],
    [' ,.! ', ''],
  ])('[A8] %s is compared as %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it('[A8] is read in the ways that people write addresses', () => {
    const read = (text: string) => {
      const { natural, coarse } = readings(text);
      return [natural, coarse].map((all) => all.map(({ name, within }) => [name, ...within].join(' < ')));
    };

    expect(read('Split, Croatia')).toEqual([['split < croatia', 'croatia < split'], ['croatia']]);
    expect(read('Riva 12, 21000 Split')).toEqual([['riva < split', 'split < riva'], ['split']]);
    expect(read('san jose')).toEqual([
      ['san jose', 'san < jose', 'jose < san'],
      ['san', 'jose'],
    ]);
    expect(read('10000')).toEqual([['10000'], []]);
    expect(read(', ;')).toEqual([[], []]);
  });
});

/** The fewest errors over all beginnings of a name, and the longest that has them. */
function byTable(typed: string, name: string): [errors: number, length: number] {
  const table = Array.from({ length: typed.length + 1 }, (_, i) =>
    Array.from({ length: name.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= typed.length; i++) {
    for (let j = 1; j <= name.length; j++) {
      const isSame = typed[i - 1] === name[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      const row = table[i];
      if (row)
        row[j] = Math.min(
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        );
    }
  }
  const last = table[typed.length] ?? [];
  const errors = Math.min(...last);
  return [errors, last.lastIndexOf(errors)];
}
