import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#domain/contract/desk.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { attendanceOf, conflictsIn } from '#domain/desk/log.ts';
import { deskPaymentId } from '#engine/desk/book-payment.ts';
import { aDevice, anEntry, type Device, guestIn, logOf } from '#tests/support/engine/desk-device.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { eraseAtOnce } from '#tests/support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let gate: Device;
let order: SellerOrder;
/** The number of the order's line, of two adults. */
let line: string;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  gate = await aDevice(engine, 'agent');
  order = await book();
  line = `${order.number}-1`;
});
afterEach(() => balanced(engine));

const book = (changes: object = {}, named: object = {}) =>
  made(owner, anOrderFor(buyer, changes, { date: '2026-12-02', ...named }));
const admit = (people: number[], more: Partial<LogEntry> = {}) => anEntry(engine, line, { people, ...more });
const undo = ({ id: of }: LogEntry) => anEntry(engine, line, { kind: 'undo', of });
const note = (text: string) => anEntry(engine, line, { kind: 'note', text });
const lineNow = async (of = order) => (await soldOrder(owner, of.id)).lines[0];
const attendance = async (of = order) => (await lineNow(of))?.attendance_status;
const setAttendance = (attendance_status: string) =>
  owner.send('PATCH', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`, { attendance_status });

describe('the log of the desk', () => {
  it('[T6] stores an entry once for good, and says so each time', async () => {
    const entry = note('Late');

    const first = await gate.sync([entry, entry]);
    const again = await gate.sync([{ ...entry, text: 'Something else' }]);

    expect([first.stored, again.stored]).toEqual([[entry.id], [entry.id]]);
    expect(logOf(again, line)).toEqual([{ ...entry, text: undefined, device: { id: gate.id, name: 'Gate' } }]);
    expect((await lineNow())?.note).toBe('Late');
  });

  it('[T6] stores an entry also where another account has one with its id, and each has its own effect', async () => {
    const stranger = await aDevice(engine, 'owner', { account_id: await anAccount(engine, 'Others') });
    const paid = anEntry(engine, line, { kind: 'payment', amount: '5.00', currency: 'EUR', type: 'cash' });
    const theirs = await stranger.sync([{ ...paid, line: 'LF-ZZZZZZ-1' }]);
    const delta = await gate.sync([paid]);

    expect(guestIn(delta, line)?.paid).toBe('5.00');
    expect([theirs.conflicts.map(({ reason }) => reason), delta.conflicts]).toEqual([['no_order'], []]);
    await stranger.sync([anEntry(engine, '', { kind: 'settle', line: undefined, of: paid.id })]);
    expect((await storedEntries()).length).toBe(3);
  });

  it('[T6] says of an entry what became of it in its own account, and there it is settled', async () => {
    const stranger = await aDevice(engine, 'owner', { account_id: await anAccount(engine, 'Others') });
    const good = anEntry(engine, line, { kind: 'payment', amount: '5.00', currency: 'EUR', type: 'cash' });
    const bad = anEntry(engine, line, { kind: 'payment', amount: '5.00', currency: 'USD', type: 'cash' });
    await gate.sync([good, bad]);
    await stranger.sync([good, bad].map((it) => ({ ...it, line: 'LF-ZZZZZZ-1' })));
    await stranger.sync([anEntry(engine, '', { kind: 'settle', line: undefined, of: bad.id })]);

    expect((await gate.sync()).conflicts.map(({ id, reason }) => [id, reason])).toEqual([[bad.id, 'wrong_amount']]);
    expect((await stranger.sync()).conflicts.map(({ id }) => id)).toEqual([good.id]);
  });

  it('[T9] gives the money of an entry another id than that of another account with its id', () => {
    expect(deskPaymentId(1, order.id)).not.toBe(deskPaymentId(2, order.id));
  });

  it('[T6] takes the first of two entries with the same id in one request, and does what that one says', async () => {
    const entry = note('Late');
    const delta = await gate.sync([entry, { ...entry, text: 'Something else' }]);

    expect(logOf(delta, line)).toMatchObject([{ id: entry.id }]);
    expect((await lineNow())?.note).toBe('Late');
  });

  it('[T6] has no instant that is none: the entry is invalid, and harms no other', async () => {
    for (const at of ['2026-12-01T24:00:00Z', '2026-12-01T10:00:00+24:00', '2026-12-01T10:00:00+01:60'])
      await expect(gate.sync([admit([0], { at })])).rejects.toThrow('entries');
  });

  it('[T6] has no text that a database cannot store', async () => {
    for (const wrong of [{ line: 'LF-\0' }, { line: 'x'.repeat(5_000) }, { type: '\0' }, { currency: '\0' }])
      await expect(gate.sync([admit([0], wrong)])).rejects.toThrow('entries');
  });

  it('[T6a] checks guests in by who was admitted, and changes the order as any check-in does', async () => {
    const before = await soldOrder(owner, order.id);

    const delta = await gate.sync([admit([0])]);

    const after = await soldOrder(owner, order.id);
    expect([after.lines[0]?.attendance_status, after.version]).toEqual(['checked_in', before.version + 1]);
    expect(guestIn(delta, line)?.status).toBe('checked_in');
  });

  it('[T6a] expects guests again once nobody of them is in', async () => {
    const [first, second] = [admit([0]), admit([1])];

    await gate.sync([first, second]);
    await gate.sync([undo(first)]);
    const partly = await attendance();
    await gate.sync([undo(second)]);

    expect([partly, await attendance()]).toEqual(['checked_in', 'expected']);
  });

  it('[T6a] keeps an undo that comes before its admit', async () => {
    const mistake = admit([0]);

    await gate.sync([undo(mistake)]);
    await gate.sync([mistake]);

    expect(await attendance()).toBe('expected');
  });

  it('[T6] says the same of attendance in whatever order and batches entries come', { timeout: 120_000 }, async () => {
    const other = await aDevice(engine, 'guide', { name: 'Pier' });
    let runs = 0;
    const shapes = fc.record({
      undone: fc.subarray([0, 1, 2]),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(shapes, async ({ undone, order: sequence, cuts }) => {
        // Checked-in guests cannot cancel, so their places stay taken.
        const of = await book({}, { date: `2026-12-0${2 + (runs++ % 3)}`, time: '15' });
        const number = `${of.number}-1`;
        const admits = [[0], [1], [0, 1]].map((people) => ({ ...admit(people), line: number }));
        const undos = undone.map((n) => ({ ...undo(admits[n] as LogEntry), line: number }));
        const all = [...admits, ...undos];
        const arriving = sequence.flatMap((n) => all[n] ?? []);
        const ends = [...cuts.toSorted((a, b) => a - b), arriving.length];
        for (const [i, end] of ends.entries()) await (i % 2 ? other : gate).sync(arriving.slice(ends[i - 1] ?? 0, end));

        const log = logOf(await gate.sync(), number);
        expect(log).toHaveLength(all.length);
        const isIn = attendanceOf(log, number, 2).admitted.length > 0;
        expect(await attendance(of)).toBe(isIn ? 'checked_in' : 'expected');
      }),
      { numRuns: 15 },
    );
  });

  it('[T6a] leaves whom the office checked in until an undo takes an admit back', async () => {
    await setAttendance('checked_in');
    await gate.sync([undo(admit([0])), note('Seen')]);
    const untouched = await attendance();
    const entry = admit([0]);
    await gate.sync([entry]);
    await gate.sync([undo(entry)]);

    expect([untouched, await attendance()]).toEqual(['checked_in', 'expected']);
  });

  it('[T6a] lets in who was noted as not having come', async () => {
    await setAttendance('no_show');
    await gate.sync([admit([0, 1])]);

    expect(await attendance()).toBe('checked_in');
  });

  it('[T6b] keeps what a device may not write, and lets it count for nothing', async () => {
    const office = await aDevice(engine, ['bookings.read']);
    const entry = admit([0]);

    const delta = await office.sync([entry, note('x')]);

    expect(delta.stored).toContain(entry.id);
    expect([await attendance(), (await lineNow())?.note, logOf(delta, line)]).toEqual(['expected', '', []]);
    expect(await storedEntries()).toHaveLength(2);
  });

  it('[T6] never refuses: not what is unknown, unpaid, cancelled or of another account', async () => {
    const [pending, cancelled] = [await book({ status: 'pending' }), await book()];
    await owner.send('POST', `/api/orders/${cancelled.id}/cancel/`, {});
    const stranger = await aDevice(engine, 'owner', { account_id: await anAccount(engine, 'Others') });
    const entries = [
      admit([0], { line: 'LF-ZZZZZZ-1' }),
      admit([0], { line: `${order.number}-9` }),
      admit([0], { line: 'no number' }),
      admit([0], { line: `${pending.number}-1` }),
      admit([0], { line: `${cancelled.number}-1` }),
      anEntry(engine, line, { kind: 'from a newer desk' }),
      anEntry(engine, line, { kind: 'payment', amount: '5.00', currency: 'EUR', type: 'cash' }),
    ];

    const delta = await gate.sync(entries);
    const theirs = await stranger.sync([admit([0])]);

    expect(delta.stored).toEqual(entries.map(({ id }) => id));
    expect(theirs.stored).toHaveLength(1);
    expect(await storedEntries()).toHaveLength(entries.length + 1);
    expect(await Promise.all([order, pending].map(attendance))).toEqual(['expected', 'expected']);
    expect(await attendance(cancelled)).toBe('cancelled');
    expect(logOf(await gate.sync(), line).map(({ kind }) => kind)).toEqual(['payment']);
  });

  it('[T6a] shows what came before its line once the line is there', async () => {
    const early = admit([0], { line: 'LF-EARLY2-1' });
    await gate.sync([early]);

    await engine.database.write((tx) =>
      tx.updateTable('orders').set({ number: 'LF-EARLY2' }).where('id', '=', order.id).execute(),
    );

    expect(logOf(await gate.sync(), 'LF-EARLY2-1').map(({ id }) => id)).toEqual([early.id]);
  });

  it('[T6a] shows a conflict where two devices let the same person in', async () => {
    const pier = await aDevice(engine, 'guide', { name: 'Pier' });
    await gate.sync([admit([0])]);
    await gate.sync([admit([0])]);
    const none = conflictsIn(logOf(await gate.sync(), line));

    await pier.sync([admit([0, 1])]);

    const [conflict, ...others] = conflictsIn(logOf(await gate.sync(), line));
    expect([none, others]).toEqual([[], []]);
    expect(conflict).toMatchObject({ line, people: [0] });
    expect(conflict?.entries.map(({ device }) => device.name).toSorted()).toEqual(['Gate', 'Gate', 'Pier']);
  });

  it('[T6a] adds notes to what stands there, a line each', async () => {
    await gate.sync([note('Allergic to nuts')]);
    await gate.sync([note('Came late')]);

    expect((await lineNow())?.note).toBe('Allergic to nuts\nCame late');
  });

  it('[T6b] takes the last entries of a device that was revoked, which count as before, and nothing else', async () => {
    const tablet = aBrowser(engine);
    const { body: session } = await tablet.open(await aMember(engine, { 1: 'guide' }));
    await owner.send('DELETE', `/api/desk/devices/${session.device.id}/`);
    const entry = admit([0]);
    const handOver = () => tablet.send('POST', '/api/desk/session/hand-over/', { entries: [entry] });

    const [first, again] = [await handOver(), await handOver()];
    const synced = await callAs(engine, session.access, 'POST', '/api/desk/sync/', { departures: [], entries: [] });

    expect([first.body, again.body]).toEqual([{ stored: [entry.id] }, { stored: [entry.id] }]);
    expect(await attendance()).toBe('checked_in');
    expect([synced.status, synced.body['code']]).toEqual([401, 'device_revoked']);
  });

  it('[T6, A38] has no text about a person who was erased', async () => {
    const entry = note('Allergic to nuts');
    await gate.sync([entry]);
    const erase = { base_account: 1, email: 'marko@example.com', include_upcoming: true };

    const { status } = await eraseAtOnce(engine, owner, erase);

    expect(status).toBe(200);
    expect(logOf(await gate.sync(), line)).toMatchObject([{ id: entry.id, kind: 'note' }]);
    expect(JSON.stringify(await gate.sync())).not.toContain('nuts');
  });

  it('[T6] takes batches of two devices about the same orders at the same time', async () => {
    const second = await book();
    const pier = await aDevice(engine, 'guide', { name: 'Pier' });
    const numbers = [line, `${second.number}-1`];
    const batch = (order: string[]) => order.flatMap((it) => [admit([0], { line: it }), { ...note('x'), line: it }]);

    await Promise.all([
      ...[1, 2, 3].map(() => gate.sync(batch(numbers))),
      ...[1, 2, 3].map(() => pier.sync(batch(numbers.toReversed()))),
    ]);

    expect(await Promise.all([order, second].map(attendance))).toEqual(['checked_in', 'checked_in']);
    expect((await lineNow())?.note.split('\n')).toHaveLength(6);
  });
});

const storedEntries = () => engine.database.read((tx) => tx.selectFrom('desk_log').select('id').execute());
