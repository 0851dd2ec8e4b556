import { integer, optional, shape, string } from '#domain/contract/fields.ts';
import { cardLeast } from '#domain/money/money.ts';
import type { Log } from '../base/log.ts';
import { isSigned, parsedNotice, signatureOf } from '../base/signature.ts';
import type { Database, Transaction } from '../database/database.ts';
import { storedSecret } from '../database/stored-secret.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import type { CheckoutRequest, Notice, PaymentOutcome, PaymentProvider, RefundOutcome } from './provider.ts';
import { type Checkout, isAnyDue, moveCheckout, outcomeOf, readCheckout, settleDue } from './sandbox-checkout.ts';
import { cardPage } from './sandbox-page.ts';

export interface SandboxWorld {
  readonly database: Database;
  readonly log: Log;
  /** The secret that signs notices; null: the engine makes one and keeps it in the database, the same for every process. */
  readonly secret: string | null;
  readonly now: () => Temporal.Instant;
  readonly newId: () => string;
  readonly noticesUrl: () => string;
  readonly post: (request: Request) => Promise<Response>;
}

/**
 * A payment provider without an account (P10): its own card pages with test cards, and signed notices over HTTP. Its tables are the
 * provider's database; no other code reads them.
 */
export async function openSandbox(world: SandboxWorld): Promise<Required<PaymentProvider>> {
  const { database, now, newId } = world;
  const secret = world.secret || (await storedSecret(database, 'sandbox_secret', newId));
  const settle = async () => {
    if (await database.read((tx) => isAnyDue(tx, now()))) await database.write((tx) => settleDue(tx, now(), newId));
  };

  return {
    name: 'sandbox',
    hosts: [],
    step: () => 1,
    least: cardLeast,
    open: (request) => database.write((tx) => openPage(tx, request, newId())),
    close: (provider_ref) => database.write((tx) => closePage(tx, provider_ref, newId(), now())),
    ask: async (provider_ref) => {
      await settle();
      return database.read(async (tx) => outcomeOf(await mustRead(tx, provider_ref, now())));
    },
    refund: ({ provider_ref, refund_id, amount }) =>
      database.write((tx) => payBack(tx, provider_ref, refund_id, amount)),
    askRefund: ({ provider_ref, refund_id }) =>
      database.read(async (tx) => {
        const { refunds_json } = await mustRead(tx, provider_ref, now());
        return refund_id in (JSON.parse(refunds_json) as Record<string, number>) ? doneAs(refund_id) : null;
      }),
    read: (request, body, at) =>
      isSigned(body, request.headers.get(SIGNATURE_HEADER), secret, at) ? readEvent(body) : null,
    page: cardPage({ database, now, newId }),
    work: settle,
    jobs: noticeJobs(world, secret),
  };
}

async function openPage(tx: Transaction, { lines, expires_at, ...request }: CheckoutRequest, id: string) {
  const known = await tx
    .selectFrom('sandbox_checkouts')
    .select('id')
    .where('session_id', '=', request.session_id)
    .executeTakeFirst();
  if (!known) {
    const fresh = { state: 'open', failure: null, decides_at: null, refunds_json: '{}' };
    const page = { id, lines_json: JSON.stringify(lines), expires_at: expires_at.epochMilliseconds };
    await tx
      .insertInto('sandbox_checkouts')
      .values({ ...request, ...page, ...fresh })
      .execute();
  }
  const provider_ref = known?.id ?? id;
  return { provider_ref, checkout_url: new URL(`/sandbox/pay/${provider_ref}`, request.success_url).href };
}

async function closePage(tx: Transaction, id: string, eventId: string, now: Temporal.Instant): Promise<void> {
  const checkout = await mustRead(tx, id, now);
  if (checkout.state === 'open' || checkout.state === 'approval')
    await moveCheckout(tx, checkout, { state: 'cancelled' }, eventId, now);
}

async function payBack(tx: Transaction, id: string, refundId: string, amount: number): Promise<RefundOutcome> {
  const checkout = await tx
    .updateTable('sandbox_checkouts')
    .set((it) => ({ refunds_json: it.ref('refunds_json') }))
    .where('id', '=', id)
    .returning(['state', 'amount', 'refunds_json'])
    .executeTakeFirst();
  const refunds = JSON.parse(checkout?.refunds_json ?? '{}') as Record<string, number>;
  if (Object.hasOwn(refunds, refundId)) return doneAs(refundId);
  const before = Object.values(refunds).reduce((sum, one) => sum + one, 0);
  if (checkout?.state !== 'paid' || amount <= 0 || before + amount > checkout.amount)
    throw new Error(`cannot pay back ${amount}`);
  const refunds_json = JSON.stringify({ ...refunds, [refundId]: amount });
  await tx.updateTable('sandbox_checkouts').set({ refunds_json }).where('id', '=', id).execute();
  return doneAs(refundId);
}

function doneAs(refund_ref: string): RefundOutcome {
  return { state: 'done', refund_ref };
}

async function mustRead(tx: Transaction, id: string, now: Temporal.Instant): Promise<Checkout> {
  const checkout = await readCheckout(tx, id, now);
  if (!checkout) throw new Error('no such card page');
  return checkout;
}

const TIMEOUT_SECONDS = 10;

/** Sends the notices of the sandbox. A merchant that accepted none of 20 attempts can still ask. */
function noticeJobs(world: SandboxWorld, secret: string): JobHandlers {
  return {
    'sandbox-notice': {
      leaseSeconds: 30,
      mostAttempts: 20,
      // 1 s, 2 s, 4 s … 5 min.
      pauseSeconds: (attempts) => Math.min(300, 2 ** (attempts - 1)),
      run: async ({ payload }) => {
        const body = payload ?? '';
        const answer = await world.post(
          new Request(world.noticesUrl(), {
            method: 'POST',
            headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, world.now()) },
            body,
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
          }),
        );
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`a notice was answered with ${answer.status}`);
      },
    },
  };
}

export const SIGNATURE_HEADER = 'sandbox-signature';

const Event = shape({
  id: string(),
  checkout: shape({
    id: string(),
    outcome: shape({
      state: string(),
      amount: optional(integer({ min: 0 })),
      currency: optional(string()),
      payment_ref: optional(string()),
      failure: optional(string()),
    }),
  }),
});

/** The parsed content of a sandbox's notice; null if this version does not understand it. */
function readEvent(body: string): Notice | null {
  const [error, event] = Event.validate(parsedNotice(body), { coerce: true });
  if (error) return null;
  const outcome = outcomeFrom(event.checkout.outcome);
  return outcome && { event_id: event.id, provider_ref: event.checkout.id, outcome };
}

function outcomeFrom({
  state,
  amount,
  currency,
  payment_ref,
  failure,
}: (typeof Event)['TYPE']['checkout']['outcome']): PaymentOutcome | null {
  switch (state) {
    case 'open':
    case 'processing':
    case 'expired':
    case 'cancelled':
      return { state };
    case 'failed':
      return { state, failure: failure ?? '' };
    case 'paid':
      return amount !== undefined && payment_ref ? { state, amount, currency, payment_ref } : null;
    default:
      return null;
  }
}
