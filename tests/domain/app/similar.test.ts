import { expect, it } from 'vitest';
import { similarRows } from '#domain/app/similar.ts';

const row = (id: number, categories: string[], gross: string | null, lat?: number, lon?: number) => ({
  id,
  categories,
  from_price: gross === null ? null : { gross, currency: 'EUR', per: 'person' as const, people: null, is_from: false },
  lat,
  lon,
});

const kayak = row(1, ['sea/kayaking/sunset'], '45.00', 43.5069, 16.3994);

it('[V13] puts the same subcategory first, then the category, then what is near and about as dear', () => {
  const rows = [
    row(2, ['food'], '45.00', 43.5069, 16.3994),
    row(3, ['sea/sailing'], '120.00', 43.0, 16.1),
    row(4, ['sea/kayaking'], '60.00', 43.2, 16.5),
    kayak,
    row(5, ['land'], null),
  ];

  expect(similarRows(kayak, rows, 3).map(({ id }) => id)).toEqual([4, 2, 3]);
});

it('[V13] prefers the nearer of two, and the one of the nearer price', () => {
  const far = row(2, ['sea/kayaking'], '45.00', 43.0, 16.1);
  const near = row(3, ['sea/kayaking'], '45.00', 43.5, 16.4);
  const dear = row(4, ['sea/kayaking'], '450.00', 43.5, 16.4);

  expect(similarRows(kayak, [far, near], 2).map(({ id }) => id)).toEqual([3, 2]);
  expect(similarRows(kayak, [dear, near], 2).map(({ id }) => id)).toEqual([3, 4]);
});

it('[V13] keeps the order of the list where all is equal', () => {
  const rows = [row(7, [], null), row(6, [], null)];

  expect(similarRows(row(1, [], null), rows, 5).map(({ id }) => id)).toEqual([7, 6]);
});
