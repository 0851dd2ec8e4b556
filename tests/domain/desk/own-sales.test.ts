import { expect, it } from 'vitest';
import type { DeskDeparture, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import { applyEntries } from '#domain/desk/log.ts';
import { isSale, leftOfLease, newerLeases, placesOfSale, withLeases, withSales } from '#domain/desk/own-sales.ts';
import { anExperience } from '#tests/support/stores/experience.ts';

const tour = anExperience();
const rate = tour.rates[0];
const [adult, ...others] = rate?.pricing_options ?? [];
const infant = others.find(({ takes }) => takes === 'none');
const tours = new Map([[tour.id, tour]]);
const departure: DeskDeparture = {
  id: 7,
  version: 'v',
  experience: tour.id,
  title: tour.title,
  date: '2026-12-02',
  time: '09:00:00',
  start_time_id: 1,
  starts_at: '2026-12-02T08:00:00Z',
  time_zone: 'Europe/Zagreb',
  currency: 'EUR',
  capacity: 12,
  sold: 3,
  held: 4,
  is_closed: false,
  note: '',
  guide: '',
  guests: [],
  log: [],
};
const lease: DeskLease = {
  id: crypto.randomUUID(),
  departure: 7,
  version: 1,
  places: 4,
  expires_at: departure.starts_at,
  numbers: ['LF-ABC234', 'LF-XYZ789'],
};
const saleOf = (number: string, adults: number, infants = 0): LogEntry => ({
  id: crypto.randomUUID(),
  kind: 'sale',
  at: '2026-12-01T12:00:00Z',
  who: 'Ana',
  line: `${number}-1`,
  departure: 7,
  of: lease.id,
  sale: {
    experience_id: tour.id,
    booking_info: {
      date: departure.date,
      start_time_id: 1,
      pricing_rate_id: rate?.id ?? 0,
      pricing_units: [
        { pricing_option_id: adult?.id ?? 0, quantity: adults },
        ...(infants > 0 ? [{ pricing_option_id: infant?.id ?? 0, quantity: infants }] : []),
      ],
    },
    extra_items_units: [],
    first_name: '',
    last_name: 'Marić',
    email: '',
    phone_number: '',
    total: '80.00',
  },
});
const placesOf = (entry: LogEntry) => (isSale(entry) ? placesOfSale(entry.sale, tours, departure.capacity) : 0);

it('[T9] takes the places and numbers of unsent sales out of a lease, and of no other lease', () => {
  const other = { ...saleOf('LF-QQQ222', 2), of: crypto.randomUUID() };

  expect(leftOfLease(lease, [saleOf('LF-ABC234', 3, 1), other], placesOf)).toEqual({
    places: 1,
    numbers: ['LF-XYZ789'],
  });
  expect(leftOfLease(lease, [], placesOf)).toEqual({ places: 4, numbers: lease.numbers });
});

it('[T11a] takes places that were given back out of a lease', () => {
  const { sale: _none, line: _no, ...entry } = saleOf('LF-ABC234', 1);
  const back = { ...entry, kind: 'give_back', places: 2 };

  expect(leftOfLease(lease, [back, saleOf('LF-XYZ789', 1)], placesOf)).toEqual({ places: 1, numbers: ['LF-ABC234'] });
  expect(leftOfLease(lease, [{ ...back, of: crypto.randomUUID() }], placesOf).places).toBe(4);
});

it('[T11a] believes the newer of two answers, in whatever order they arrive; what is not answered has ended', () => {
  const sold = { ...lease, version: 2, places: 1 };
  const other = { ...lease, id: crypto.randomUUID() };

  expect(newerLeases([lease], [sold], [lease])).toEqual([sold]);
  expect(newerLeases([sold], [lease], [lease])).toEqual([sold]);
  expect(newerLeases([sold, other], [sold], [lease, other])).toEqual([sold]);
  expect(newerLeases([], [lease], [])).toEqual([lease]);
  // The device got the lease after it had sent the request, so the answer does not end it.
  expect(newerLeases([sold, other], [sold], [lease])).toEqual([sold, other]);
});

it('[T11] counts places as held from the moment they are leased, and each of them once', () => {
  const held = (notices: DeskLease[], leases: DeskLease[]) => withLeases([departure], notices, leases)[0]?.held;

  expect(held([], [lease])).toBe(8);
  expect(held([lease], [lease])).toBe(4);
  expect(held([lease], [{ ...lease, places: 7 }])).toBe(7);
  expect(held([], [{ ...lease, departure: 8 }])).toBe(4);
  // The engine reports sold places, and the lease has only the rest.
  expect(held([lease], [{ ...lease, places: 1 }])).toBe(4);
});

it('[T9] never leaves less than nothing', () => {
  expect(leftOfLease(lease, [saleOf('LF-ABC234', 6)], placesOf).places).toBe(0);
});

it('[T9] shows what was sold here before the engine answers, with as many places left as before', () => {
  const sale = saleOf('LF-ABC234', 2);

  const [shown] = withSales([departure], [sale], tours);

  expect([shown?.sold, shown?.held]).toEqual([5, 2]);
  expect(shown?.guests[0]).toMatchObject({
    number: 'LF-ABC234-1',
    status: 'booked',
    last_name: 'Marić',
    party: [{ title: adult?.pricing_category.title, people: 2 }],
    due: '80.00',
  });
  expect(withSales([departure], [], tours)).toEqual([departure]);
});

it('[T9a] counts money that was taken with the sale, and leaves a line alone that the engine knows', () => {
  const sale = saleOf('LF-ABC234', 2);
  const device = { id: 1, name: 'Quay' };
  const payment = { ...sale, id: crypto.randomUUID(), kind: 'payment', amount: '30.00', currency: 'EUR', type: 'cash' };
  const shown = withSales([departure], [sale], tours);

  expect(applyEntries(shown, [{ ...payment, device }])[0]?.guests[0]).toMatchObject({ paid: '30.00', due: '50.00' });
  expect(withSales(shown, [sale], tours)).toEqual(shown);
});
