import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentColours, NEAREST_BACKGROUND, type Scheme } from '#domain/theme/accent-colours.ts';
import { contrastOf } from '#domain/theme/contrast.ts';
import { hexOf, oklchOf } from '#domain/theme/oklch.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Accents of all hues and strengths. Greys and extreme lightness are as frequent as the rest. */
const accents = fc.oneof(
  fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([...channels]) => hex(channels)),
  fc.nat(255).map((it) => hex([it, it, it])),
  fc
    .record({
      lightness: fc.constantFrom(0.02, 0.1, 0.5, 0.9, 0.98),
      chroma: fc.constantFrom(0.05, 0.4),
      hue: fc.nat(359),
    })
    .map(hexOf),
);

it('[O10] makes of every accent buttons, links and rings with enough contrast in both schemes', () => {
  fc.assert(
    fc.property(accents, fc.constantFrom(...schemes), (accent, scheme) => {
      const { action, onAction, actionPressed, link } = accentColours(accent, scheme);

      expect(contrast(action, NEAREST_BACKGROUND[scheme])).toBeGreaterThanOrEqual(3);
      expect(contrast(onAction, action)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onAction, actionPressed)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(link, NEAREST_BACKGROUND[scheme])).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

it('[O10] keeps the hue of an accent, and a grey without one', () => {
  const wrong = (accent: string, used: string) => {
    const [from, to] = [oklchOf(accent), oklchOf(used)];
    if (from.chroma < 0.01) return to.chroma > 0.02;
    // In an almost grey colour, one step of a channel already changes the hue.
    return to.chroma > 0.04 && turn(to.hue, from.hue) > 6;
  };

  const found = fc.check(
    fc.property(accents, fc.constantFrom(...schemes), (accent, scheme) => {
      const { action, link } = accentColours(accent, scheme);
      return !wrong(accent, action) && !wrong(accent, link);
    }),
    { numRuns: 2_000 },
  );

  expect(found.counterexample).toBeNull();
});

it.each([
  ['#0b6e69', 'light', { action: '#0b6e69', onAction: '#ffffff', link: '#0b6e69' }],
  ['#0B6E69', 'light', { action: '#0b6e69', onAction: '#ffffff', link: '#0b6e69' }],
  ['#ffee00', 'dark', { action: '#ffee00', onAction: '#000000', link: '#ffee00' }],
  ['#ffee00', 'light', { action: '#988d00', onAction: '#000000', link: '#786f00' }],
  ['#0000ff', 'dark', { action: '#2e69ff', onAction: '#ffffff', link: '#5e90ff' }],
  ['#e91e63', 'light', { action: '#e51760', onAction: '#ffffff', link: '#d90057' }],
] as const)(
  '[O10] uses %s in %s as it is where it can be read, and else the nearest lightness',
  (accent, scheme, used) => {
    expect(accentColours(accent, scheme)).toMatchObject(used);
  },
);

it('[O10] comes back from OKLCH to the same colour', () => {
  const found = fc.check(fc.property(accents, (it) => hexOf(oklchOf(it)) === it));

  expect(found.counterexample).toBeNull();
});

it('[O10] asks for a colour', () => {
  expect(() => accentColours('blue', 'light')).toThrow(TypeError);
});

function hex(channels: readonly number[]): string {
  return `#${channels.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  return contrastOf(one, other) ?? 0;
}

/** The angle between two hues in degrees, the short way. */
function turn(one: number, other: number): number {
  const way = Math.abs(one - other) % 360;
  return Math.min(way, 360 - way);
}
