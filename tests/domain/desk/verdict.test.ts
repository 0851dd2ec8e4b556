import { describe, expect, it } from 'vitest';
import type { DeskDeparture, DeskGuest, KnownEntry } from '#domain/contract/desk.ts';
import {
  type Scan,
  type ScannedVoucher,
  type VerdictDesk,
  verdictInList,
  verdictOfScan,
} from '#domain/desk/verdict.ts';

const LINE = 'LF-ABC234-1';
const now = Temporal.Instant.from('2026-12-01T08:50:00Z');
const asOf = '2026-12-01T08:45:00Z';

const guestOf = (more: Partial<DeskGuest> = {}): DeskGuest => ({
  number: LINE,
  code: 'hash-of-code-001',
  status: 'booked',
  first_name: 'Iva',
  last_name: 'Marić',
  email: '',
  phone: '',
  party: [
    { title: 'Adult', people: 2 },
    { title: 'Child', people: 1 },
  ],
  names: [],
  pickup: null,
  extras: [],
  answers: [],
  paid: '90.00',
  due: '0.00',
  note: '',
  staff_note: '',
  ...more,
});

const departureOf = (more: Partial<DeskDeparture> = {}): DeskDeparture => ({
  id: 1,
  version: 'v',
  experience: 1,
  title: 'Blue Cave',
  date: '2026-12-01',
  time: '10:00:00',
  start_time_id: 1,
  starts_at: '2026-12-01T09:00:00Z',
  time_zone: 'Europe/Zagreb',
  currency: 'EUR',
  capacity: 12,
  sold: 3,
  held: 0,
  is_closed: false,
  note: '',
  guide: '',
  guests: [guestOf()],
  log: [],
  ...more,
});

const deskOf = (more: Partial<VerdictDesk> = {}): VerdictDesk => ({
  departures: [departureOf()],
  entries: [],
  as_of: asOf,
  departure: 1,
  time_zone: 'Europe/Zagreb',
  ...more,
});

const admit = (people: number[], n = 1, device = 1): KnownEntry => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  kind: 'admit',
  at: `2026-12-01T08:3${n}:00Z`,
  who: 'Ana',
  line: LINE,
  people,
  device: { id: device, name: `Gate ${device}` },
});
const undo = (n: number, of: number): KnownEntry => ({
  ...admit([], n),
  kind: 'undo',
  of: `00000000-0000-4000-8000-00000000000${of}`,
});

const voucherOf = (more: Partial<ScannedVoucher> = {}): ScannedVoucher => ({
  number: LINE,
  departure: 1,
  starts_at: '2026-12-01T09:00:00Z',
  sold_at: '2026-11-20T12:00:00Z',
  people: 3,
  ...more,
});
const byCode: Scan = { kind: 'code', number: LINE, hash: 'hash-of-code-001' };
const otherCode: Scan = { kind: 'code', number: 'LF-ZZZ999-1', hash: 'hash-of-code-999' };
const byLine: Scan = { kind: 'line', number: LINE };
const signed = (more: Partial<ScannedVoucher> = {}, state: 'forged' | 'genuine' | 'unknown_key' = 'genuine'): Scan => ({
  kind: 'signed',
  voucher: voucherOf(more),
  state,
});

/** A desk with a single guest, who has these fields. */
const withGuest = (more: Partial<DeskGuest>, of: Partial<VerdictDesk> = {}) =>
  deskOf({ departures: [departureOf({ guests: [guestOf(more)] })], ...of });
const withLog = (log: KnownEntry[]) => deskOf({ departures: [departureOf({ log })] });
const empty = (more: Partial<VerdictDesk> = {}) => deskOf({ departures: [departureOf({ guests: [] })], ...more });
const before = (minutes: number) => now.subtract({ minutes }).toString();
const startingIn = (duration: Temporal.DurationLike) =>
  deskOf({ departure: null, departures: [departureOf({ starts_at: now.add(duration).toString() })] });

const startingAt = (starts_at: string) => deskOf({ departures: [departureOf({ starts_at })] });

type Row = readonly [what: string, scan: Scan, desk: VerdictDesk, expected: string, people: readonly number[]];

const listed: readonly Row[] = [
  ['a printed code', byCode, deskOf(), 'come_in expected', [0, 1, 2]],
  ['a signed voucher', signed(), deskOf(), 'come_in expected', [0, 1, 2]],
  ['a guest chosen by hand', byLine, deskOf(), 'come_in expected', [0, 1, 2]],
  ['a party of which one is in', byCode, withLog([admit([1])]), 'come_in rest_of_party', [0, 2]],
  ['a party whose admit was undone', byCode, withLog([admit([0, 1, 2]), undo(2, 1)]), 'come_in expected', [0, 1, 2]],
  ['a party that is in', byCode, withLog([admit([0, 1, 2])]), 'stop used', []],
  ['a party that came in twice', signed(), withLog([admit([0]), admit([1, 2], 2)]), 'stop used', []],
  ['a guest whom the office checked in', byCode, withGuest({ status: 'checked_in' }), 'stop used', []],
  ['a cancelled booking', byCode, withGuest({ status: 'cancelled' }), 'stop cancelled', []],
  ['a genuine voucher of a cancelled booking', signed(), withGuest({ status: 'cancelled' }), 'stop cancelled', []],
  [
    'a guest of a departure that is cancelled',
    signed(),
    deskOf({ departures: [departureOf({ is_cancelled: true })] }),
    'stop departure_cancelled',
    [],
  ],
  ['an order that waits for its payment', byCode, withGuest({ status: 'pending' }), 'stop not_paid', []],
  ['tomorrow', byCode, startingAt('2026-12-02T09:00:00Z'), 'stop another_day', []],
  ['yesterday', byCode, startingAt('2026-11-30T09:00:00Z'), 'stop another_day', []],
  ['a forged voucher of a real line', signed({}, 'forged'), deskOf(), 'stop forged', []],
  ['an open balance of a cent', byCode, withGuest({ due: '0.01' }), 'look balance_due', [0, 1, 2]],
  ['another departure of today', byCode, deskOf({ departure: 2 }), 'look other_departure', [0, 1, 2]],
  ['a voucher from before a change', signed({ departure: 2 }), deskOf(), 'look moved', [0, 1, 2]],
  ['an unknown key of a known line', signed({}, 'unknown_key'), deskOf(), 'look unknown_key', [0, 1, 2]],
  ['a guest noted as absent', byCode, withGuest({ status: 'no_show' }), 'look no_show', [0, 1, 2]],
  ['one admitted at two gates', byCode, withLog([admit([0], 1, 1), admit([0], 2, 2)]), 'look conflict', [1, 2]],
  ['all admitted at two gates', byCode, withLog([admit([0, 1, 2]), admit([0, 1, 2], 2, 2)]), 'stop used', []],
  ['no departure chosen, start in 3 h', byCode, startingIn({ hours: 3 }), 'come_in expected', [0, 1, 2]],
  ['no departure chosen, start after 3 h', byCode, startingIn({ hours: 3, seconds: 1 }), 'look too_early', [0, 1, 2]],
  ['no departure chosen, start 1 h ago', byCode, startingIn({ hours: -1 }), 'come_in expected', [0, 1, 2]],
  [
    'no departure chosen, start before that',
    byCode,
    startingIn({ hours: -1, seconds: -1 }),
    'look too_late',
    [0, 1, 2],
  ],
];

const twenty = Array.from({ length: 20 }, (_, n) => n);
const late = { sold_at: '2026-12-01T08:46:00Z' };
const notListed: readonly Row[] = [
  ['a text of something else', { kind: 'unreadable', text: 'https://example.com' }, deskOf(), 'stop no_voucher', []],
  ['a forged voucher', signed({}, 'forged'), empty(), 'stop forged', []],
  ['a code that a list of 10 minutes lacks', otherCode, deskOf({ as_of: before(10) }), 'stop unknown', []],
  ['a code that an older list lacks', otherCode, deskOf({ as_of: before(11) }), 'look not_in_list', twenty],
  ['a number that is nobody’s', { kind: 'line', number: 'LF-ZZZ999-1' }, deskOf(), 'stop unknown', []],
  ['a genuine voucher sold after the list', signed(late), empty(), 'look genuine_unknown', [0, 1, 2]],
  [
    'one sold by a device that was away',
    signed({ sold_at: before(5 + 24 * 60) }),
    empty(),
    'look genuine_unknown',
    [0, 1, 2],
  ],
  ['one sold long before the list', signed({ sold_at: before(6 + 24 * 60) }), empty(), 'look not_in_list', [0, 1, 2]],
  ['one for tomorrow', signed({ ...late, starts_at: '2026-12-01T23:00:00Z' }), empty(), 'stop another_day', []],
  [
    'one for the last minute of today',
    signed({ ...late, starts_at: '2026-12-01T22:59:00Z' }),
    empty(),
    'look genuine_unknown',
    [0, 1, 2],
  ],
  ['one for another departure', signed({ ...late, departure: 2 }), empty(), 'look other_departure', [0, 1, 2]],
  ['an unknown key, with a new list', signed(late, 'unknown_key'), empty(), 'stop unknown', []],
  [
    'an unknown key, with an old list',
    signed(late, 'unknown_key'),
    empty({ as_of: before(11) }),
    'look unknown_key',
    [0, 1, 2],
  ],
  [
    'one of whom this device let two in',
    signed(late),
    empty({ entries: [admit([0, 1])] }),
    'look genuine_unknown',
    [2],
  ],
  ['one of whom this device let all in', signed(late), empty({ entries: [admit([0, 1, 2])] }), 'stop used', []],
  ['a forged one of whom all are in', signed({}, 'forged'), empty({ entries: [admit([0, 1, 2])] }), 'stop forged', []],
  [
    'a code that this device let in before',
    { ...byCode, hash: 'x' },
    empty({ as_of: before(60), entries: [admit([0])] }),
    'stop used',
    [],
  ],
];

const verdictOn = (scan: Scan, desk: VerdictDesk) => {
  const { verdict, reason, people } = verdictOfScan(scan, desk, now);
  return [`${verdict} ${reason}`, people];
};

describe('[T7] the verdict of a guest in the list', () => {
  it.each(listed)('[T7] %s', (_, scan, desk, expected, people) => {
    expect(verdictOn(scan, desk)).toEqual([expected, people]);
  });
});

describe('[T7, T7a] the verdict of what is not in the list', () => {
  it.each(notListed)('[T7] %s', (_, scan, desk, expected, people) => {
    expect(verdictOn(scan, desk)).toEqual([expected, people]);
  });
});

it('[T7] has a row for every reason', () => {
  const reasons = [...listed, ...notListed].map((row) => row[3].split(' ')[1]);

  expect(new Set(reasons)).toEqual(
    new Set([
      'another_day',
      'balance_due',
      'cancelled',
      'conflict',
      'departure_cancelled',
      'expected',
      'forged',
      'genuine_unknown',
      'moved',
      'no_show',
      'not_in_list',
      'no_voucher',
      'not_paid',
      'other_departure',
      'rest_of_party',
      'too_early',
      'too_late',
      'unknown',
      'unknown_key',
      'used',
    ]),
  );
});

it('[T7] says by whom, when and on which device the last of a party came in', () => {
  const used = verdictOfScan(byCode, withLog([admit([2], 3, 2), admit([0, 1], 1)]), now);

  expect(used.by).toMatchObject({ at: '2026-12-01T08:33:00Z', who: 'Ana', device: { name: 'Gate 2' } });
  expect(used).toMatchObject({ number: LINE, party: 3, guest: { last_name: 'Marić' }, departure: { id: 1 } });
});

it('[T7] names the most serious reason first', () => {
  const cancelled = { status: 'cancelled', due: '5.00' } as const;
  const [otherDay, other] = [departureOf({ id: 2, starts_at: '2026-12-02T09:00:00Z' }), departureOf({ id: 2 })];
  const unpaid = guestOf({ due: '5.00' });

  expect(verdictOn(byCode, withGuest(cancelled, { departure: 2 }))).toEqual(['stop cancelled', []]);
  expect(verdictOn(byCode, deskOf({ departures: [{ ...otherDay, log: [admit([0, 1, 2])] }] }))).toEqual([
    'stop another_day',
    [],
  ]);
  expect(verdictOn(byCode, deskOf({ departures: [{ ...other, guests: [unpaid] }] }))[0]).toBe('look other_departure');
  expect(verdictOn(signed({ departure: 3 }), deskOf({ departures: [other] }))[0]).toBe('look moved');
});

it('[T7] takes no more people from a voucher that cannot be verified than an entry may name', () => {
  const claims = signed({ people: 2 ** 32 - 1 }, 'unknown_key');

  expect(verdictOfScan(claims, empty({ as_of: before(11) }), now)).toMatchObject({ verdict: 'look', party: 10_000 });
});

describe('the day of a start', () => {
  const gate = (starts_at: string, time_zone: string, departure: number | null = 1, zone = time_zone) =>
    deskOf({ departures: [departureOf({ starts_at, time_zone })], departure, time_zone: zone });
  const at = (local: string, zone: string) => Temporal.ZonedDateTime.from(`${local}[${zone}]`).toInstant();
  const split = 'Europe/Zagreb';
  const start = (local: string, zone = split) => at(local, zone).toString();

  it.each([
    ['2027-06-02T00:15', '2027-06-01T23:50', 1],
    ['2027-06-02T00:15', '2027-06-01T23:50', null],
    ['2027-06-01T23:45', '2027-06-02T00:05', 1],
    ['2027-06-01T23:45', '2027-06-02T00:05', null],
  ])('[T7a] lets in guests of %s at %s: midnight is between them', (starts, scanned, departure) => {
    const scan = signed({ ...late, starts_at: start(starts) });
    const chosen = deskOf({ ...gate(start(starts), split, departure) });

    expect(verdictOfScan(byCode, chosen, at(scanned, split))).toMatchObject({ verdict: 'come_in' });
    expect(verdictOfScan(scan, { ...chosen, departures: [] }, at(scanned, split)).verdict).toBe('look');
  });

  it('[T7a] is another one where the start is neither on this day nor near', () => {
    const early = gate(start('2027-06-02T03:01'), split);
    const late = gate(start('2027-06-01T22:59'), split);

    expect(verdictOfScan(byCode, early, at('2027-06-01T23:59', split)).reason).toBe('another_day');
    expect(verdictOfScan(byCode, late, at('2027-06-02T00:01', split)).reason).toBe('another_day');
  });

  it.each([
    ['Pacific/Honolulu', 'America/New_York', '2027-06-01T19:00', '2027-06-01T12:00'],
    ['Europe/Lisbon', 'Europe/Madrid', '2027-06-01T23:30', '2027-06-01T10:00'],
    ['Pacific/Auckland', 'Europe/London', '2027-06-01T20:00', '2027-06-01T08:00'],
  ])('[T7a] is by the clock of the tour: %s, company in %s', (zone, company, starts, scanned) => {
    const desk = gate(start(starts, zone), zone, 1, company);

    expect(verdictOfScan(byCode, desk, at(scanned, zone))).toMatchObject({ verdict: 'come_in' });
    expect(verdictOfScan(byCode, desk, at(scanned, zone).subtract({ hours: 24 })).reason).toBe('another_day');
  });

  it('[T7] is asked in a list as at the gate', () => {
    const departure = departureOf({ starts_at: start('2027-06-02T00:15'), time_zone: split });
    const owing = guestOf({ due: '5.00' });
    const inList = (guest: DeskGuest, scanned: string, log: KnownEntry[] = []) =>
      verdictInList(guest, { ...departure, guests: [guest], log }, at(scanned, split));

    expect(inList(guestOf(), '2027-06-01T23:50')).toMatchObject({ verdict: 'come_in', people: [0, 1, 2] });
    expect(inList(guestOf(), '2027-06-01T12:00')).toMatchObject({ verdict: 'stop', reason: 'another_day', people: [] });
    expect(inList(owing, '2027-06-01T23:50')).toMatchObject({ verdict: 'look', reason: 'balance_due' });
    expect(inList(guestOf(), '2027-06-01T23:50', [admit([0]), undo(2, 1), admit([1], 3)])).toMatchObject({
      people: [0, 2],
    });
  });
});
