import { expect, it } from 'vitest';
import { preferredLanguage, searchIn } from '#domain/app/language-choice.ts';

it.each([
  [['en', 'hr', 'de'] as const, ['de-AT', 'en'], 'de'],
  [['en', 'hr'] as const, ['de-AT', 'HR-hr', 'en'], 'hr'],
  [['en'] as const, ['de'], null],
  [['en', 'de'] as const, ['xx', ''], null],
  [['en', 'de'] as const, [], null],
])('[G10] of the languages %j a browser of %j prefers %s', (offered, accepted, preferred) => {
  expect(preferredLanguage(offered, accepted)).toBe(preferred);
});

it('[G10] keeps all that an address says but its language', () => {
  expect(searchIn('de', '?category=sea&language=hr')).toBe('?category=sea&language=de');
});
