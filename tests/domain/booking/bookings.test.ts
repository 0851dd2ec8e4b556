import { expect, it } from 'vitest';
import { inOrder, type StoredBooking } from '#domain/orders/bookings.ts';

const now = Temporal.Instant.from('2026-12-01T12:00:00Z');

function aBooking(number: string, status: string, starts_at: string): StoredBooking {
  const order = { status, lines: [{ starts_at, ends_at: null }] };
  return { order_id: number, number, session_ids: [], cart_id: null, order } as unknown as StoredBooking;
}

it('[P13] lists what is to come by its start, and what is cancelled or expired after it', () => {
  const bookings = [
    aBooking('A', 'cancelled', '2026-12-02T09:00:00Z'),
    aBooking('B', 'confirmed', '2026-12-05T09:00:00Z'),
    aBooking('C', 'expired', '2026-12-03T09:00:00Z'),
    aBooking('D', 'confirmed', '2026-12-04T09:00:00Z'),
    aBooking('E', 'confirmed', '2026-11-04T09:00:00Z'),
  ];

  const { upcoming, past } = inOrder(bookings, now);

  expect(upcoming.map(({ number }) => number)).toEqual(['D', 'B', 'A', 'C']);
  expect(past.map(({ number }) => number)).toEqual(['E']);
});
