import { expect, it } from 'vitest';
import type { KnownEntry } from '#domain/contract/desk.ts';
import { cashChoices, drawerOf } from '#domain/desk/drawer.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';

let seconds = 0;
const entry = (kind: string, amount: string, more: Partial<KnownEntry> = {}): KnownEntry => ({
  id: crypto.randomUUID(),
  kind,
  at: Temporal.Instant.from('2026-12-01T08:00:00Z').add({ seconds: seconds++ }).toString(),
  who: 'Ana',
  device: { id: 1, name: 'Quay' },
  amount,
  currency: 'EUR',
  ...more,
});
const cash = (amount: string, more: Partial<KnownEntry> = {}) => entry('payment', amount, { type: 'cash', ...more });

it('[T9, T12] counts a drawer from its opening to its close, and says what is missing', () => {
  const log = [
    entry('drawer_open', '100.00'),
    cash('90.00', { line: 'LF-ABC234-1' }),
    entry('payment', '45.00', { type: 'voucher' }),
    entry('admit', ''),
    entry('drawer_move', '-50.00', { text: 'To the bank' }),
    entry('drawer_move', '5.50'),
    entry('drawer_close', '145.00'),
  ];

  const [session, ...others] = drawerOf(log.toReversed(), 'EUR');

  expect(others).toEqual([]);
  expect(session).toMatchObject({
    opening: 100_00,
    taken: 90_00,
    moved: -44_50,
    expected: 145_50,
    counted: 145_00,
    difference: -50,
  });
  expect(session?.entries).toHaveLength(5);
});

it('[T12] keeps apart what was taken and what was given back in cash', () => {
  const log = [
    entry('drawer_open', '100.00'),
    cash('90.00'),
    entry('cash', '20.00', { type: 'cash' }),
    entry('cash', '-40.00', { type: 'cash' }),
  ];

  expect(drawerOf(log, 'EUR')).toMatchObject([{ taken: 70_00, returned: 40_00, expected: 170_00 }]);
});

it('[T9, T12] begins a session at each opening, and one without an opening for cash beside a closed drawer', () => {
  const sessions = drawerOf(
    [
      cash('10.00'),
      entry('drawer_open', '20.00'),
      entry('drawer_close', '20.00'),
      cash('7.00'),
      entry('drawer_open', '1.00'),
    ],
    'EUR',
  );

  expect(sessions.map(({ opened, expected, counted }) => [opened !== null, expected, counted])).toEqual([
    [false, 10_00, null],
    [true, 20_00, 20_00],
    [false, 7_00, null],
    [true, 1_00, null],
  ]);
});

it('[T9, T12] counts each act once, and money of other currencies not at all', () => {
  const taken = cash('10.00');

  expect(drawerOf([taken, taken, cash('9.00', { currency: 'USD' })], 'EUR')[0]?.taken).toBe(10_00);
  expect(drawerOf([], 'EUR')).toEqual([]);
});

it.each([
  [45_00, [50_00, 60_00, 100_00, 200_00]],
  [64_00, [65_00, 70_00, 80_00, 100_00]],
  [12_50, [15_00, 20_00, 50_00]],
  [90_00, [100_00, 200_00]],
  [124_00, [150_00, 200_00, 500_00]],
  [1, [2, 5]],
  [0, []],
])('[T9a] offers for %i minor units the notes that a guest is likely to give', (due, sums) => {
  expect(cashChoices(due)).toEqual(sums);
});

it.each([
  ['20', 20_00],
  [' 20,5 ', 20_50],
  ['20.05', 20_05],
  ['0', 0],
  ['-1', null],
  ['1.005', null],
  ['a', null],
  ['', null],
])('[T9a] reads the typed amount %j', (text, amount) => {
  expect(typedAmount(text, 'EUR')).toBe(amount);
});
