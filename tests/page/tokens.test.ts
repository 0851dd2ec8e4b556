import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEAREST_BACKGROUND } from '#domain/theme/accent-colours.ts';
import { oklchOf } from '#domain/theme/oklch.ts';
import { root } from '../support/root.ts';

/** Pairs of colours: texts with their grounds (4.5:1), and controls with their surroundings (3:1). */
const texts = [
  ['ink', 'paper raised foam good-foam caution-foam wrong-foam'],
  ['soft-ink', 'paper raised foam'],
  ['sea', 'paper raised foam'],
  ['good', 'paper raised good-foam'],
  ['caution', 'paper raised caution-foam'],
  ['wrong', 'paper raised wrong-foam'],
  ['on-action', 'action action-pressed'],
  ['on-sea', 'sea'],
  ['on-good', 'good'],
  ['on-wrong', 'wrong'],
  ['on-deep-sea', 'deep-sea'],
  ['soft-on-deep-sea', 'deep-sea'],
] as const;
const controls = [
  ['edge', 'paper raised foam'],
  ['action', 'paper raised'],
  ['star', 'paper raised foam'],
  ['focus', 'paper raised foam'],
] as const;

const tokens = tokensIn(readFileSync(`${root}src/styles/tokens.css`, 'utf8'));

it.each(pairs(texts))('keeps text in %s readable on %s by %s', (text, background, theme) => {
  expect(contrast(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(4.5);
});

it.each(pairs(controls))('keeps the control %s visible on %s by %s', (control, background, theme) => {
  expect(contrast(colour(control, theme), colour(background, theme))).toBeGreaterThanOrEqual(3);
});

it.each([
  ['light', 'day'],
  ['dark', 'night'],
] as const)(
  '[O10] has no ground nearer to its texts in %s than the one that themes are measured on',
  (scheme, theme) => {
    const ink = colour('ink', theme);
    const grounds = ['paper', 'raised', 'foam', 'good-foam', 'caution-foam', 'wrong-foam'];
    const [nearest] = grounds.map((it) => contrast(ink, colour(it, theme))).toSorted((a, b) => a - b);
    const { lightness, chroma, hue } = oklchOf(NEAREST_BACKGROUND[scheme]);

    expect(contrast(ink, [lightness, chroma, hue])).toBeCloseTo(nearest ?? 0, 1);
  },
);

it('measures as the web does: black on white 21, grey #767676 on white 4.54', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  expect(contrast([0.566, 0, 0], [1, 0, 0])).toBeCloseTo(4.54, 1);
});

type Theme = 'day' | 'night';
/** A colour as lightness, chroma and hue. */
type Colour = readonly [number, number, number];

function pairs(list: readonly (readonly [string, string])[]): [string, string, Theme][] {
  return list.flatMap(([one, others]) =>
    others.split(' ').flatMap((other): [string, string, Theme][] => [
      [one, other, 'day'],
      [one, other, 'night'],
    ]),
  );
}

function tokensIn(css: string): Map<string, readonly [Colour, Colour]> {
  const found = css.matchAll(/--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g);
  return new Map([...found].map(([, name = '', day = '', night = '']) => [name, [numbers(day), numbers(night)]]));
}

function numbers(text: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
  return [lightness, chroma, hue];
}

function colour(name: string, theme: Theme): Colour {
  const known = tokens.get(name);
  if (!known) throw new Error(`no token --${name}`);
  return known[theme === 'day' ? 0 : 1];
}

/** The contrast by WCAG 2, of the colours that an sRGB screen can show. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
