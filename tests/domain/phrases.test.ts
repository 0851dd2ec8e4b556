import { expect, it } from 'vitest';
import { phrasesAround } from '#domain/text/phrases.ts';

it('[G4] finds the words of a seller within a sentence of ours', () => {
  const around = (sentence: string) => phrasesAround(sentence, { text: 'By transfer', language: 'en' });

  expect(around('Zahlen Sie 36 € (By transfer). Danke.')).toEqual([
    { text: 'Zahlen Sie 36 € (' },
    { text: 'By transfer', language: 'en' },
    { text: '). Danke.' },
  ]);
  expect(around('Zahlen Sie 36 €.')).toEqual([{ text: 'Zahlen Sie 36 €.' }]);
  expect(phrasesAround('Zahlen Sie 36 € (Bar).', { text: 'Bar' })).toEqual([{ text: 'Zahlen Sie 36 € (Bar).' }]);
});
