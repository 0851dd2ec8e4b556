import { setTimeout as pause } from 'node:timers/promises';
import type { DeskDelta, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { type Desk, openDesk } from '../support/people.ts';
import { readTour, type Spot, selectionOf, spotsOn } from '../support/tours.ts';
import { atOnce, type Found, type Scene, send } from './scene.ts';

const DEVICES = 3;
const SALES = 6;

/** Devices lease places and sell them one by one, while the owner revokes them. From the answer on, nothing more is sold. */
export async function revokeDevices(scene: Scene): Promise<Found> {
  const { at, round } = scene;
  const tour = await readTour(at, 'walk-200');
  const [spot] = await spotsOn(at, tour, 20 + round);
  if (!spot) throw new Error('no departure');
  const faults: string[] = [];
  await atOnce(scene, DEVICES, async (chance, n) => {
    const desk = await openDesk(at, 'owner@example.com', `Tablet ${round}-${n}`);
    // The token stays what it was, as in a tablet that does not know yet.
    const token = await desk.token();
    const as = async () => token;
    const leased = await send<DeskLease>(scene, chance, 'PUT', `/api/desk/leases/${spot.id}/`, {
      body: { places: 2 * SALES },
      as,
    });
    if (leased.status !== 200) throw new Error(leased.text);
    const sales = salesFrom(scene, leased.body, selectionOf(tour, spot, 1));
    const selling = sellAll(scene, desk, chance, { sales, as });
    const revoked = await revoke(scene, desk, chance);
    const before = await stateOf(scene, desk);
    await selling;
    await lease(scene, chance, spot, as);
    const after = await stateOf(scene, desk);
    const words = `device ${desk.id} (${revoked})`;
    if (after.sold > before.sold) faults.push(`${words}: sold ${before.sold} before and ${after.sold} in all`);
    if (after.held > 0) faults.push(`${words}: holds ${after.held} places`);
    if (after.stored !== sales.length) faults.push(`${words}: ${after.stored} of ${sales.length} sales are stored`);
  });
  return { faults, looks: DEVICES };
}

/** Revokes a device after some of its sales. */
async function revoke(scene: Scene, { id }: Desk, chance: Chance): Promise<number> {
  const least = chance.below(SALES);
  for (let looks = 0; looks < 500 && (await stateOf(scene, { id })).stored < least; looks += 1) await pause(2);
  return (await send(scene, chance, 'DELETE', `/api/desk/devices/${id}/`, { as: scene.owner })).status;
}

function salesFrom({ at }: Scene, lease: DeskLease, selection: ReturnType<typeof selectionOf>): LogEntry[] {
  const nobody = { first_name: '', last_name: '', email: '', phone_number: '', total: '40.00' };
  return lease.numbers.slice(0, SALES).map((number, sequence) => ({
    id: crypto.randomUUID(),
    kind: 'sale',
    at: Temporal.Instant.fromEpochMilliseconds(at.now()).toString(),
    sequence,
    who: 'Ana',
    line: `${number}-1`,
    departure: lease.departure,
    of: lease.id,
    sale: { ...selection, ...nobody },
  }));
}

/** Sends the sales one after the other. Those that are refused are handed over by the cookie, as the page does. */
async function sellAll(
  scene: Scene,
  desk: Desk,
  chance: Chance,
  { sales, as }: { sales: readonly LogEntry[]; as: () => Promise<string> },
): Promise<void> {
  for (const [n, sale] of sales.entries()) {
    const body = { departures: [], entries: [sale] };
    const { status } = await send<DeskDelta>(scene, chance, 'POST', '/api/desk/sync/', { body, as });
    if (status === 200) continue;
    const late = await desk.send('POST', '/api/desk/session/hand-over/', { entries: sales.slice(n) });
    if (late.status !== 200) throw new Error(await late.text());
    return;
  }
}

async function lease(scene: Scene, chance: Chance, { id }: Spot, as: () => Promise<string>): Promise<void> {
  await send(scene, chance, 'PUT', `/api/desk/leases/${id}/`, { body: { places: 3 }, as });
}

/** The sales of a device: confirmed, and stored in its log; and the places that it holds. */
async function stateOf({ at }: Scene, { id }: Pick<Desk, 'id'>) {
  const rows = await at.look(`
    select (select count(*) from orders o join desk_log e on e.line = o.number || '-1'
        where e.device_id = ${id} and o.status in ('confirmed', 'completed')) as sold,
      (select count(*) from desk_log where device_id = ${id} and kind = 'sale') as stored,
      (select coalesce(sum(h.quantity), 0) from holds h join desk_leases l on l.id = h.cart_id
        where l.device_id = ${id} and l.ended_at is null) as held`);
  return { sold: Number(rows[0]?.['sold']), stored: Number(rows[0]?.['stored']), held: Number(rows[0]?.['held']) };
}
