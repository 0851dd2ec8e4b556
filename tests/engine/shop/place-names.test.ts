import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedErrors, compareBeginning } from '#domain/text/fuzzy-match.ts';
import { foldName } from '#domain/typing/fold-text.ts';
import { errorKeys, KEY_LENGTH, readings } from '#engine/location/place-names.ts';

const compared = (typed: string, name: string, most: number) => {
  const beginning = compareBeginning(typed, name, most);
  return beginning && [beginning.errors, name.slice(0, beginning.length)];
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
  ])('[A8a] %s is how %s begins, with %i errors at the most: %o', (typed, name, most, expected) => {
    expect(compared(typed, name, most)).toEqual(expected);
  });

  it('[A8a] is compared as a slow table would', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, name, most) => {
        const [errors, length] = byTable(typed, name);
        expect(compared(typed, name, most)).toEqual(errors > most ? null : [errors, name.slice(0, length)]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('[A8a] shares a key with every name that differs by one error in its first letters', () => {
    const character = fc.constantFrom('a', 'b', 'c');
    const word = fc.string({ unit: character, minLength: 5, maxLength: 5 });
    const keysOf = (name: string) => errorKeys(name.slice(0, KEY_LENGTH));
    fc.assert(
      fc.property(word, fc.nat(3), character, (name, at, other) => {
        const swapped = name.slice(0, at) + name.slice(at + 1, at + 2) + name.slice(at, at + 1) + name.slice(at + 2);
        const wrong = [
          name.slice(0, at) + name.slice(at + 1),
          name.slice(0, at) + other + name.slice(at),
          name.slice(0, at) + other + name.slice(at + 1),
          swapped,
        ];
        for (const typed of wrong) expect(new Set(keysOf(typed)).isDisjointFrom(new Set(keysOf(name)))).toBe(false);
      }),
    );
  });

  it.each([
    ['spl', 0],
    ['spli', 1],
    ['new york', 1],
    ['new yorks', 2],
  ])('[A8a] may have errors by its letters: %s %i', (name, errors) => {
    expect(allowedErrors(name)).toBe(errors);
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
  ])('[A8a] %s is compared as %s', (text, expected) => {
    expect(foldName(text)).toBe(expected);
  });

  it('[A8a] is read in the ways that people write addresses', () => {
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

/** The fewest errors over all beginnings of a name, and the longest beginning with so few. */
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
