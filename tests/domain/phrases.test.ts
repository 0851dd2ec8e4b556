import { expect, it } from 'vitest';
import { phrasesAround } from '#domain/text/phrases.ts';

it('[G4a] finds the words of a seller within a sentence of ours', () => {
  const around = (sentence: string) => phrasesAround(sentence, { text: 'By transfer', language: 'en' });

  expect(around('Zahlen Sie 36 € (By transfer). Danke.')).toEqual([
    { text: 'Zahlen Sie 36 € (' },
    { text: 'By transfer', language: 'en' },
    { text: '). Danke.' },
  ]);
  expect(around('Zahlen Sie 36 €.')).toEqual([{ text: 'Zahlen Sie 36 €.' }]);
  expect(phrasesAround('Zahlen Sie 36 € (Bar).', { text: 'Bar' })).toEqual([{ text: 'Zahlen Sie 36 € (Bar).' }]);
});

it('[G4a] finds several phrases, each once and in whatever order they stand', () => {
  const [adult, child] = [
    { text: 'Adult', language: 'en' },
    { text: 'Child', language: 'en' },
  ];

  expect(phrasesAround('1 × Child, 2 × Adult: 100 €', adult, child)).toEqual([
    { text: '1 × ' },
    child,
    { text: ', 2 × ' },
    adult,
    { text: ': 100 €' },
  ]);
});
