import { describe, expect, it } from 'vitest';
import { listDays, presetRange, rangeBefore } from '#domain/desk/number-ranges.ts';

describe('ranges of numbers', () => {
  it.each([
    ['this_month', '2026-11-01', '2026-11-25'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['last_7_days', '2026-11-19', '2026-11-25'],
    ['last_30_days', '2026-10-27', '2026-11-25'],
  ] as const)('[B7] %s is %s to %s', (preset, date_from, date_to) => {
    expect(presetRange(preset, '2026-11-25')).toEqual({ date_from, date_to });
  });

  it('[B7] last month is found from the last day of a longer month', () => {
    expect(presetRange('last_month', '2026-03-31')).toEqual({ date_from: '2026-02-01', date_to: '2026-02-28' });
  });

  it.each([
    ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['a whole month after a shorter one', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a month so far', '2026-11-01', '2026-11-25', '2026-10-01', '2026-10-25'],
    ['more days than the month before has', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['the first of January', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
    ['seven days', '2026-11-19', '2026-11-25', '2026-11-12', '2026-11-18'],
    ['two months', '2026-10-01', '2026-11-30', '2026-08-01', '2026-09-30'],
  ])('[B7] %s is compared with the days before', (_name, date_from, date_to, from, to) => {
    expect(rangeBefore({ date_from, date_to })).toEqual({ date_from: from, date_to: to });
  });

  it('[B7] have all of their days', () => {
    expect(listDays({ date_from: '2026-02-27', date_to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});
