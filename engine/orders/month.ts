import type { Transaction } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { bookedFor } from './day-sheet.ts';

interface Month {
  year: number;
  month: number;
  days: { date: string; bookings: number; participants: number; capacity: number }[];
}

/** GET /api/bookings/calendar/: how much is booked on each day, and how much there is room for (A3). */
export async function monthOf(tx: Transaction, caller: Caller, year: number, month: number): Promise<Month> {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, n) => first.add({ days: n }).toString());
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const booked = await bookedFor(tx, caller)
    .select(({ fn }) => ['l.date', fn.countAll().as('bookings'), fn.sum('l.people').as('participants')])
    .where('l.date', '>=', from)
    .where('l.date', '<=', to)
    .where('o.status', 'in', ['confirmed', 'completed'])
    .where('l.attendance_status', '<>', 'cancelled')
    .groupBy('l.date')
    .execute();
  const capacities = await capacitiesBetween(tx, caller, from, to);
  return {
    year,
    month,
    days: days.map((date) => {
      const day = booked.find((it) => it.date === date);
      const bookings = Number(day?.bookings ?? 0);
      return { date, bookings, participants: Number(day?.participants ?? 0), capacity: capacities.get(date) ?? 0 };
    }),
  };
}

/** Of what is published: the accounts' own experiences, and what their stores show of others. */
async function capacitiesBetween(
  tx: Transaction,
  caller: Caller,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const accounts = [0, ...caller.accountsWith('bookings.read')];
  const rows = await tx
    .selectFrom('departures as d')
    .select(({ fn }) => ['d.date', fn.sum('d.capacity').as('capacity')])
    .where('d.date', '>=', from)
    .where('d.date', '<=', to)
    .where('d.experience_id', 'in', (query) =>
      query
        .selectFrom('experiences as e')
        .select('e.id')
        .where('e.status', '=', 'published')
        .where((it) =>
          it.or([
            it('e.account_id', 'in', accounts),
            it(
              'e.id',
              'in',
              it
                .selectFrom('store_experiences as x')
                .innerJoin('stores as s', 's.id', 'x.store_id')
                .select('x.experience_id')
                .where('s.account_id', 'in', accounts),
            ),
          ]),
        ),
    )
    .groupBy('d.date')
    .execute();
  return new Map(rows.map(({ date, capacity }) => [date, Number(capacity)]));
}
