import { expect, it } from 'vitest';
import { contrastOf } from '#domain/theme/contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#0b6e69', '#ffffff', 6.13],
  ['#ffff00', '#ffffff', 1.07],
])('[B15] says how far two colours stand out from each other: %s on %s', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 1);
});

it('[B15] knows no contrast of what is no colour', () => {
  expect(contrastOf('#0b6e6', '#ffffff')).toBeNull();
});
