import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { rawState } from '../../support/engine/raw-state.ts';
import { refOf } from '../../support/payments/buying.ts';
import { STRIPE_KEY } from '../../support/payments/fake-stripe.ts';
import { aShopWithSandbox, aShopWithStripe, type PayingWorld } from '../../support/payments/paying-worlds.ts';

const runs = casesOf({ soak: 10_000, daily: 300 });

const providers = [
  { name: 'the sandbox', open: aShopWithSandbox, header: 'sandbox-signature' },
  { name: 'Stripe', open: aShopWithStripe, header: 'stripe-signature' },
];

describe.each(providers)('notices in the name of $name', ({ open, header }) => {
  let world: PayingWorld;
  let paid: PlacedOrder;
  let unpaid: PlacedOrder;
  beforeEach(async () => {
    world = await open();
    const { buyer } = world;
    paid = (await buyer.order(await buyer.cartOf(buyer.selection()))).body;
    await world.pay(paid, 'good');
    unpaid = (await buyer.order(await buyer.cartOf(buyer.selection({ time: '15' })))).body;
  });
  afterEach(() => world.stop());

  const sent = async (request: Request) => (await world.engine.app(request)).status;
  const later = (seconds: number) => void (world.engine.clock.now = world.engine.clock.now.add({ seconds }));
  /** Genuine notices of a page that was paid. */
  async function noticeRequests(): Promise<Request[]> {
    const notices = (await world.notices()).map((make) => make());
    const texts = await Promise.all(notices.map((it) => it.clone().text()));
    return notices.filter((_, i) => texts[i]?.includes(refOf(paid)));
  }

  type Forge = (notice: Request, seconds: number, text: string) => Promise<Request> | Request;
  const forgeries: Record<string, Forge> = {
    old: (it, seconds) => (later(seconds), it),
    'of the future': (it, seconds) => (later(-seconds), it),
    'with another time': (it, seconds) => (later(seconds), signed(it, (was) => was.replace(/t=\d+/, `t=${at()}`))),
    'with a time more': (it, seconds) => (later(seconds), signed(it, (was) => `${was},t=${at()}`)),
    'cut short': (it, seconds) => signed(it, (was) => was.slice(0, -(1 + (seconds % 80)))),
    'of another scheme': (it) => signed(it, (was) => was.replace('v1=', 'v0=')),
    'with any signature': (it, _, text) => signed(it, () => text.replace(/[^ -~]/g, '').trim()),
    'with the key for a signature': (it) => signed(it, (was) => was.replace(/v1=\w+/, `v1=${STRIPE_KEY}`)),
    'not signed': (it) => (it.headers.delete(header), it),
    'of another body': (it, seconds) => withBody(it, (was) => was.replace(/\}\s*$/, `,"created":${seconds}}`)),
    'of a page that is open': (it) => withBody(it, (was) => was.replaceAll(refOf(paid), refOf(unpaid))),
    'of another amount': (it) => withBody(it, (was) => was.replaceAll('1600', '8000')),
    'of nonsense': (it, _, text) => withBody(it, () => text),
  };
  const signed = (it: Request, change: (was: string) => string): Request => {
    it.headers.set(header, change(it.headers.get(header) ?? ''));
    return it;
  };
  const at = () => Math.floor(world.engine.clock.now.epochMilliseconds / 1000);

  it(`[P10] ${runs} that are forged or stale change no row of any table`, async () => {
    const before = await rawState(world.engine);
    const { now } = world.engine.clock;
    const forgery = fc.record({
      which: fc.nat(),
      how: fc.constantFrom(...Object.keys(forgeries)),
      seconds: fc.integer({ min: 301, max: 1_000_000 }),
      text: fc.oneof(fc.string(), fc.json()),
    });

    await fc.assert(
      fc.asyncProperty(forgery, async ({ which, how, seconds, text }) => {
        world.engine.clock.now = now;
        const notices = await noticeRequests();
        const notice = notices[which % notices.length];
        const forged = notice && (await forgeries[how]?.(notice, seconds, text));
        expect(forged && (await sent(forged))).toBe(400);
      }),
      { numRuns: runs },
    );

    expect(await rawState(world.engine)).toEqual(before);
    expect((await noticeRequests()).length).toBeGreaterThan(0);
  }, 600_000);

  it('[P10] that are genuine change nothing when they come again', async () => {
    for (const notice of await noticeRequests()) expect(await sent(notice)).toBe(200);
    const before = await rawState(world.engine);

    for (let i = 0; i < 20; i++) for (const notice of await noticeRequests()) expect(await sent(notice)).toBe(200);

    expect(before['payments']?.split('\n')).toHaveLength(1);
    expect(await rawState(world.engine)).toEqual(before);
  });
});

async function withBody(notice: Request, change: (text: string) => string): Promise<Request> {
  const { url, headers } = notice;
  return new Request(url, { method: 'POST', headers, body: change(await notice.text()) });
}
