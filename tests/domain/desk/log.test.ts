import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DeskDeparture, DeskGuest, KnownEntry } from '#domain/contract/desk.ts';
import { appendNote, applyEntries, attendanceOf, conflictsIn, countsOf, sortedLog } from '#domain/desk/log.ts';

const [LINE, OTHER] = ['LF-ABC234-1', 'LF-ABC234-2'];
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function entry(n: number, more: Partial<KnownEntry>, device = 1): KnownEntry {
  const at = Temporal.Instant.fromEpochMilliseconds(n * 1000).toString();
  return { id: idOf(n), kind: 'admit', at, who: 'Ana', line: LINE, device: { id: device, name: 'Gate' }, ...more };
}

const admit = (n: number, people: number[], device = 1) => entry(n, { people }, device);
const undo = (n: number, of: number, device = 1) => entry(n, { kind: 'undo', of: idOf(of) }, device);
const personsIn = (log: readonly KnownEntry[]) => attendanceOf(log, LINE, 5).admitted.map(({ person }) => person);

/** Logs of one line with admits by two devices. Some admits are undone, some of them more than once. */
const anyLog = fc
  .array(
    fc.record({
      people: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 }),
      device: fc.constantFrom(1, 2),
      undos: fc.nat(2),
      line: fc.constantFrom(LINE, OTHER),
    }),
    { maxLength: 8 },
  )
  .map((admits) =>
    admits.flatMap(({ people, device, undos, line }, n) => [
      { ...admit(10 * n, people, device), line },
      ...Array.from({ length: undos }, (_, i) => ({ ...undo(10 * n + i + 1, 10 * n), line })),
    ]),
  );

const shuffled = anyLog.chain((log) =>
  fc.record({
    log: fc.constant(log),
    // Every entry at least once, some twice, in any order.
    arrived: fc
      .subarray(log)
      .chain((twice) => fc.shuffledSubarray([...log, ...twice], { minLength: log.length + twice.length })),
    cut: fc.nat(log.length),
  }),
);

it('[T6] any order and any duplication of a log says the same of who is in and of conflicts', () => {
  fc.assert(
    fc.property(shuffled, ({ log, arrived }) => {
      expect(attendanceOf(arrived, LINE, 5)).toEqual(attendanceOf(log, LINE, 5));
      expect(conflictsIn(arrived)).toEqual(expect.arrayContaining(conflictsIn(log)) as ReturnType<typeof conflictsIn>);
      expect(conflictsIn(arrived)).toHaveLength(conflictsIn(log).length);
    }),
  );
});

it('[T6] has one order: by time, then as a device wrote its entries, then by id, however they arrive', () => {
  const at = '2026-12-01T09:00:00Z';
  const log = [
    entry(9, { at: '2026-12-01T08:59:59.999Z', sequence: 7 }),
    entry(8, { at }),
    entry(3, { at, sequence: 1 }),
    entry(4, { at, sequence: 1 }, 2),
    entry(1, { at, sequence: 2 }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray([...log, ...log], { minLength: 10 }), (arrived) => {
      expect(sortedLog(arrived)).toEqual(log);
    }),
  );
});

it('[T6] any split of a log into batches ends with the same guests', () => {
  fc.assert(
    fc.property(shuffled, ({ log, arrived, cut }) => {
      const apart = applyEntries(applyEntries([departure()], arrived.slice(0, cut)), arrived.slice(cut));

      expect(apart).toEqual(applyEntries([departure()], log));
    }),
  );
});

it('[T6a] people are in one by one, and an undo takes out what its admit put in', () => {
  const log = [admit(1, [0, 1]), admit(2, [2, 9]), undo(3, 1)];

  expect(personsIn(log)).toEqual([2]);
});

it('[T6a] an undo that is known before its admit waits for it', () => {
  expect(personsIn([undo(1, 2)])).toEqual([]);
  expect(personsIn([undo(1, 2), admit(2, [0])])).toEqual([]);
});

it('[T6a] somebody whom two devices let in stays in when one of them takes it back', () => {
  expect(personsIn([admit(1, [0], 1), admit(2, [0], 2), undo(3, 1)])).toEqual([0]);
});

it('[T6a] two devices that let the same person in are a conflict, until one takes it back', () => {
  const [first, second, apart] = [admit(1, [0, 1], 1), admit(2, [1, 2], 2), admit(3, [4], 2)];

  expect(conflictsIn([second, apart, first])).toEqual([{ line: LINE, people: [1], entries: [first, second] }]);
  expect(conflictsIn([first, second, undo(4, 1)])).toEqual([]);
});

it('[T6a] a device that lets somebody in twice is no conflict', () => {
  expect(conflictsIn([admit(1, [0]), admit(2, [0])])).toEqual([]);
});

it('[T6] a list of the day counts guests, who has arrived, and what each order owes once', () => {
  const guests = [
    guest(LINE, { due: '20.00' }),
    guest(OTHER, { due: '20.00', status: 'checked_in' }),
    guest('LF-XYZ234-1', { due: '5.50', status: 'no_show' }),
    guest('LF-PEN234-1', { due: '99.00', status: 'pending' }),
    guest('LF-CAN234-1', { due: '99.00', status: 'cancelled' }),
  ];

  const counts = countsOf({ ...departure(), guests, log: [admit(1, [0])] });

  expect(counts).toEqual({ guests: 9, arrived: 4, due: '25.50' });
});

it('[T6] what a device has not sent yet shows: who is in, notes, and payments for every line of the order', () => {
  const before = departure();
  const entries = [
    admit(1, [0]),
    entry(2, { kind: 'note', text: 'Late' }),
    entry(3, { kind: 'payment', amount: '15', currency: 'EUR', type: 'cash' }),
    entry(4, { kind: 'payment', amount: '1', currency: 'USD' }),
  ];

  const [after] = applyEntries([before], entries);

  expect(after?.guests).toEqual([
    { ...guest(LINE), status: 'checked_in', staff_note: 'Window seat\nLate', paid: '15.00', due: '5.00' },
    { ...guest(OTHER), paid: '15.00', due: '5.00' },
  ]);
  expect(before).toEqual(departure());
});

it('[T9a] shows at once what was given back, takes a payment back once, and says what was paid beyond the price', () => {
  const money = (n: number, kind: string, amount: string, of?: string) =>
    entry(n, { kind, amount, currency: 'EUR', type: 'cash', ...(of && { of }) });
  const [first, second] = [money(1, 'payment', '20'), money(2, 'payment', '20')];
  const shown = (entries: KnownEntry[]) => applyEntries([departure()], entries)[0]?.guests[0];

  expect(shown([first, second])).toMatchObject({ paid: '40.00', due: '0.00', over: '20.00' });
  const [wrong, again] = [money(3, 'refund', '20', second.id), money(4, 'refund', '20', second.id)];
  expect(shown([first, second, wrong, again])).toMatchObject({ paid: '20.00', due: '0.00' });
  expect(shown([first, second, wrong, again])?.over).toBeUndefined();
  expect(shown([first, money(5, 'refund', '5')])).toMatchObject({ paid: '15.00', due: '5.00' });
});

it('[T6] entries that the snapshot knows change nothing again', () => {
  const known = { ...departure(), log: [entry(1, { kind: 'note', text: 'Late' })] };

  expect(applyEntries([known], known.log)[0]).toBe(known);
});

it('[T6a] an undo without a line finds its departure by its admit, and guests are expected again', () => {
  const known = { ...departure(), log: [admit(1, [0])], guests: [guest(LINE, { status: 'checked_in' })] };
  const { line: _, ...taken } = undo(2, 1);

  const [after] = applyEntries([known], [taken]);

  expect(after?.guests[0]?.status).toBe('booked');
  expect(after?.log).toHaveLength(2);
});

it('[T6a] whom the office checked in stays in while no undo takes an admit back', () => {
  const known = { ...departure(), guests: [guest(LINE, { status: 'checked_in' })] };

  expect(applyEntries([known], [undo(2, 1)])[0]?.guests[0]?.status).toBe('checked_in');
  expect(applyEntries([known], [entry(2, { kind: 'note', text: 'x' })])[0]?.guests[0]?.status).toBe('checked_in');
});

function departure(): DeskDeparture {
  return {
    id: 1,
    version: 'v',
    experience: 1,
    title: 'Sunset sail',
    date: '2026-07-01',
    time: '18:00:00',
    start_time_id: 1,
    starts_at: '2026-07-01T16:00:00Z',
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    capacity: 10,
    sold: 6,
    held: 0,
    is_closed: false,
    note: '',
    guide: '',
    guests: [guest(LINE), guest(OTHER)],
    log: [],
  };
}

function guest(number: string, more: Partial<DeskGuest> = {}): DeskGuest {
  return {
    number,
    code: 'hash',
    status: 'booked',
    first_name: 'Ana',
    last_name: 'Horvat',
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
    paid: '0.00',
    due: '20.00',
    note: '',
    staff_note: 'Window seat',
    ...more,
  };
}

it('[T6] a staff note keeps its newest 5,000 characters, and no half of a character', () => {
  const line = '👍'.repeat(2400);
  const long = appendNote(appendNote('First', line), line);

  expect(appendNote('First', 'Last')).toBe('First\nLast');
  expect(long).toMatch(/^…👍+\n👍{2400}$/u);
  expect(long.length).toBeGreaterThan(4_990);
  expect(appendNote(long, 'Last')).toMatch(/👍\nLast$/u);
  expect(appendNote(long, 'Last').length).toBeLessThanOrEqual(5000);
});
