import { Jobs } from '#engine/jobs/runner.ts';
import type { CheckoutRequest } from '#engine/payments/provider.ts';
import { openSandbox } from '#engine/payments/sandbox.ts';
import { aDatabase } from '../engine/databases.ts';

export { aCard, cards } from './cards.ts';

export const SECRET = 'a secret of the tests';

/** A sandbox with a database of its own, a movable clock, and a merchant that answers notices as the test says. */
export async function aSandbox() {
  const clock = { now: Temporal.Instant.from('2026-12-01T12:00:00Z') };
  const { database, remove } = await aDatabase(clock.now, []);
  const merchant = { status: 200, taken: [] as { request: Request; body: string }[] };
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const now = () => clock.now;
  const sandbox = await openSandbox({
    database,
    log: silent,
    secret: SECRET,
    now,
    newId: () => crypto.randomUUID(),
    noticesUrl: () => 'http://shop.example/api/payments/notices/sandbox/',
    post: async (request) => {
      merchant.taken.push({ request: request.clone(), body: await request.text() });
      return new Response(null, { status: merchant.status });
    },
  });

  const jobs = new Jobs({ database, now, log: silent }, () => sandbox.jobs, { random: () => 0 });
  const work = async () => {
    await sandbox.work();
    await jobs.runDue('sandbox-notice');
  };

  return {
    sandbox: { ...sandbox, work },
    clock,
    merchant,
    /** The contents of the notices so far: the event's id and the outcome of the page. */
    notices: () =>
      merchant.taken.map(({ request, body }) => {
        const notice = sandbox.read(request, body, clock.now);
        return typeof notice === 'object' && notice && 'provider_ref' in notice ? notice : null;
      }),
    get: async (address: string) => pageOf(await sandbox.page(new Request(address))),
    post: async (address: string, form: Record<string, string>) =>
      pageOf(await sandbox.page(new Request(address, { method: 'POST', body: new URLSearchParams(form) }))),
    stop: async () => {
      await work();
      await remove();
    },
  };
}

/** A page as a visitor without a browser gets it. */
async function pageOf(response: Response | null) {
  if (!response) throw new Error('no page at this address');
  const markup = await response.text();
  return { status: response.status, location: response.headers.get('location'), headers: response.headers, markup };
}

export function aCheckout(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    session_id: crypto.randomUUID(),
    order_number: 'LF-7K3Q9X',
    title: 'Adriatic Days',
    amount: 12_450,
    currency: 'EUR',
    email: 'ana@example.com',
    language: 'en',
    lines: [{ title: 'Kayaking <at> sunset', amount: 12_450 }],
    success_url: 'http://shop.example/success?session_id=1',
    cancel_url: 'http://shop.example/bookings/checkout-editor?step=2',
    expires_at: Temporal.Instant.from('2026-12-01T12:31:00Z'),
    ...changes,
  };
}
