import { expect, it } from 'vitest';
import { isTranslated, percentTranslated, translationProgress } from '#domain/text/translation-progress.ts';

const tour = {
  table: 'experiences',
  texts: { title: 'Walk', short_description: '', description: 'Nothing happens.', highlights: ['One', 'Two'], faq: [] },
  translations: { de: { title: 'Spaziergang', highlights: ['Eins', 'Zwei'], short_description: 'Kurz.' } },
} as const;
const extra = {
  table: 'inventory_items',
  texts: { title: 'Map', description: 'To find the way.' },
  translations: { de: { title: 'Karte', description: 'Für den Weg.' }, hr: { title: 'Karta' } },
} as const;

it('[G6] counts each text that has an original, and a list as one', () => {
  expect(translationProgress([tour], 'de')).toEqual({ translated: 2, texts: 3 });
  expect(translationProgress([tour], 'hr')).toEqual({ translated: 0, texts: 3 });
  expect(translationProgress([tour, extra], 'de')).toEqual({ translated: 4, texts: 5 });
  expect(translationProgress([extra], 'hr')).toEqual({ translated: 1, texts: 2 });
  expect(translationProgress([], 'de')).toEqual({ translated: 0, texts: 0 });
});

it.each<[unknown, unknown, boolean]>([
  ['Walk', 'Spaziergang', true],
  ['Walk', '', false],
  ['Walk', undefined, false],
  ['Walk', null, false],
  [['Red', 'Blue'], ['Rot', 'Blau'], true],
  [['Red', 'Blue'], ['Rot'], false],
  [['Red', 'Blue'], ['Rot', 'Blau', 'Grün'], false],
  [['Red', 'Blue'], ['Rot', ''], false],
  [['Red', 'Blue'], [], false],
  [[{ question: 'Dogs?', answer: 'Yes.' }], [{ question: 'Hunde?', answer: 'Ja.' }], true],
  [[{ question: 'Dogs?', answer: 'Yes.' }], [{ question: 'Hunde?', answer: '' }], false],
])('[G6] %j is translated by %j: %j', (original, translation, expected) => {
  expect(isTranslated(original, translation)).toBe(expected);
});

it.each([
  [0, 3, 0],
  [2, 3, 66],
  [199, 200, 99],
  [3, 3, 100],
  [0, 0, 100],
])('[G6] %i of %i is %i percent', (translated, texts, percent) => {
  expect(percentTranslated({ translated, texts })).toBe(percent);
});
