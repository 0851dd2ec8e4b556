import { describe, expect, it } from 'vitest';
import { cartDueBy, dueBy, isBalanceDueNow } from '#domain/orders/balance-due.ts';
import { dueByText, dueText } from '#text/order-money.ts';

const at = (text: string) => Temporal.ZonedDateTime.from(text);
const day = (text: string) => Temporal.PlainDate.from(text);

describe('what is left of a price', () => {
  it.each([
    ['2026-12-10T09:00+01:00[Europe/Zagreb]', 1, '2026-12-01', '2026-12-09'],
    ['2026-12-10T09:00+01:00[Europe/Zagreb]', 0, '2026-12-01', '2026-12-10'],
    ['2027-01-03T00:30+13:00[Pacific/Auckland]', 5, '2026-12-01', '2026-12-29'],
    ['2026-12-10T09:00+01:00[Europe/Zagreb]', 9, '2026-12-01', '2026-12-01'],
    ['2026-12-10T09:00+01:00[Europe/Zagreb]', 10, '2026-12-01', '2026-12-01'],
    ['2026-12-10T09:00+01:00[Europe/Zagreb]', 1, '2026-12-10', '2026-12-10'],
  ])('[P12f] of %s is due %i days before, never before the day of purchase', (start, days, bought, due) => {
    expect(dueBy(at(start), days, day(bought)).toString()).toBe(due);
  });

  it('[P12f] of a cart is due before the first of its lines, by its clocks', () => {
    const lines = [
      { starts_at: '2026-12-12T08:00:00Z', time_zone: 'Europe/Zagreb' },
      { starts_at: '2026-12-11T23:30:00Z', time_zone: 'Europe/Zagreb' },
    ];

    expect(cartDueBy({ lines, rest_due_days: 1 }, '2026-12-01')).toBe('2026-12-11');
    expect(cartDueBy({ lines }, '2026-12-01')).toBeNull();
    expect(cartDueBy({ lines: [], rest_due_days: 1 }, '2026-12-01')).toBeNull();
  });

  it('[V3a] of a cart is due before the first line of which a part is paid later', () => {
    const zone = { time_zone: 'Europe/Zagreb' };
    const lines = [
      { starts_at: '2026-12-02T08:00:00Z', ...zone },
      { starts_at: '2027-03-01T08:00:00Z', ...zone },
    ];

    expect(cartDueBy({ lines, rest_due_days: 1 }, '2026-12-01')).toBe('2027-02-28');
    expect(cartDueBy({ lines: lines.slice(0, 1), rest_due_days: 1 }, '2026-12-01')).toBe('2026-12-01');
  });

  it.each([
    ['2026-12-10T08:00:00Z', 'Europe/Zagreb', 1, '2026-12-08T22:59:59Z', false],
    ['2026-12-10T08:00:00Z', 'Europe/Zagreb', 1, '2026-12-08T23:00:00Z', true],
    ['2026-12-10T08:00:00Z', 'Europe/Zagreb', 0, '2026-12-09T22:59:59Z', false],
    ['2026-12-10T08:00:00Z', 'Europe/Zagreb', 0, '2026-12-09T23:00:00Z', true],
    ['2026-12-10T08:00:00Z', 'Pacific/Auckland', 1, '2026-12-08T11:00:00Z', true],
    ['2026-12-10T08:00:00Z', 'Europe/Zagreb', 30, '2026-12-01T00:00:00Z', true],
  ])(
    '[V3a] of a start at %s in %s, due %i days before, is asked for at once at %s: %s',
    (starts_at, time_zone, days, now, isDue) => {
      const later = { starts_at: '2027-03-01T08:00:00Z', time_zone };
      const lines = [later, { starts_at, time_zone }];

      expect(isBalanceDueNow({ lines, rest_due_days: days }, Temporal.Instant.from(now))).toBe(isDue);
      expect(isBalanceDueNow({ lines: [later], rest_due_days: days }, Temporal.Instant.from(now))).toBe(false);
      expect(isBalanceDueNow({ lines }, Temporal.Instant.from(now))).toBe(false);
    },
  );

  it('[P12f] is told with its day', () => {
    const due = { amount: '64.00', currency: 'EUR' };

    expect(dueByText({ due, due_by: '2026-12-09' })).toBe('Due by Wed, 9 Dec 2026');
    expect(dueByText({ due: { ...due, amount: '0.00' }, due_by: '2026-12-09' })).toBeNull();
    expect(dueByText({ due, due_by: null })).toBeNull();
    expect(dueText({ due, due_by: null }).replaceAll('\u00A0', ' ')).toBe('64,00 € due');
  });
});
