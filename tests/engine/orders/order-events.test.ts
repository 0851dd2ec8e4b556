import { afterEach, describe, expect, it } from 'vitest';
import { disagreements } from '#engine/operate/disagreements.ts';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { after } from '../../support/payments/order-after.ts';
import type { Befalls, ModelOrder } from '../../support/payments/order-model.ts';
import { aModelOrder, befalls, paymentStatus, placesOfModel } from '../../support/payments/order-model.ts';
import { aShopWithSandbox, aShopWithStripe, type PayingWorld } from '../../support/payments/paying-worlds.ts';
import { aPlayedOrder } from '../../support/payments/played-order.ts';
import { seeded } from '../../support/play/seeded.ts';

const MOST = 5;
// Each history takes many times as long on PostgreSQL.
const isLong = Boolean(process.env['SOAK']) && !isOnPostgres();
const sampled = isLong ? 3_000 : isOnPostgres() ? 6 : 12;
const seed = Number(process.env['SEED'] ?? 6);

/** Events that end everything which is still open. */
const ending: Befalls[] = ['an hour', 'asks', 'is told all again', 'asks'];

let world: PayingWorld | null = null;
afterEach(() => world?.stop());

describe.each([
  ['the sandbox', aShopWithSandbox],
  ['Stripe', aShopWithStripe],
] as const)('an order paid by %s', (_, open) => {
  it('[P8, P9, P10, P11, A13, P14] ends in the one right state after any five events, with duplicates', {
    tags: 'long',
    timeout: isLong ? 3_600_000 : 120_000,
  }, async () => {
    world = await open();
    const staff = await aSeller(world.engine, { 1: 'agent' });
    const all = historiesThatCount(world.least);
    const random = seeded(seed);
    const some = () => befalls[Math.floor(random() * befalls.length)] ?? 'asks';
    const any = Array.from({ length: sampled }, () => Array.from({ length: MOST }, some));
    const histories = isLong
      ? all
      : Array.from({ length: sampled }, () => all[Math.floor(random() * all.length)] ?? []);
    expect(all.length).toBeGreaterThan(5_000);

    for (const [i, history] of [...histories, ...any].entries()) await play(world, staff, history, i);
  });
});

/**
 * The histories that stand for all histories of up to `MOST` events, by the model. Events that do not change an order are played once for each state
 * of the order, all in a row; so is each last event. All events before them change the order.
 */
function historiesThatCount(least: number): Befalls[][] {
  const found: Befalls[][] = [];
  const seen = new Set<string>();
  const isNew = (what: string) => seen.size < seen.add(what).size;
  const go = (order: ModelOrder, so: Befalls[]): void => {
    const at = JSON.stringify(order);
    const next = befalls.map((what) => ({ what, later: after(order, what, least) }));
    const isIdle = ({ later }: { later: ModelOrder }) => JSON.stringify(later) === at;
    const idle = next.filter(isIdle).map(({ what }) => what);
    if (isNew(at)) found.push([...so, ...idle]);
    for (const { what, later } of next.filter((it) => !isIdle(it))) {
      if (so.length < MOST - 1) go(later, [...so, what]);
      else if (isNew(`${at} ${what}`)) found.push([...so, what]);
    }
  };
  go(aModelOrder(least), []);
  return found;
}

async function play(
  world: PayingWorld,
  staff: Parameters<typeof aPlayedOrder>[1],
  history: readonly Befalls[],
  i: number,
): Promise<void> {
  const { engine } = world;
  const { payments } = engine.context;
  const { refund } = payments;
  const played = await aPlayedOrder(world, staff, i % 4 < 2 ? 'staff' : 'buyer');
  // In every second history refunds fail until the end.
  if (i % 2 === 1) Object.assign(payments, { refund: () => Promise.reject(new Error('connect ECONNREFUSED')) });
  let model = aModelOrder(world.least);
  let so = '';
  let count = 0;
  try {
    for (const what of [...history, ...ending]) {
      if (count++ === history.length) Object.assign(payments, { refund });
      so += `${what}, `;
      model = after(model, what, world.least);
      await played.befall(what);
      expect({ so, ...(await played.state()) }).toEqual({ so, ...stateOf(model) });
    }
  } finally {
    Object.assign(payments, { refund });
  }
  expect({ so, mails: await played.mails() }).toEqual({ so, mails: model.mails });
  expect({ so, lost: await played.knownLost() }).toEqual({ so, lost: played.lost() });
  expect({ so, ...(await world.books()) }).toEqual({ so, took: model.came, gave: model.back - played.lost() });
  expect({ so, wrong: await disagreements(engine) }).toEqual({ so, wrong: [] });
}

function stateOf(model: ModelOrder) {
  const { status, came, back } = model;
  return { status, payment_status: paymentStatus(model), came, back, places: placesOfModel(model) };
}
