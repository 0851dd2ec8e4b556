import type { Database } from '../database/database.ts';
import { textOf } from '../http/request/body.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { cardPageWords } from './card-page-words.ts';
import { type CardForm, cardProblems, testCards, type Verdict, verdictOf } from './sandbox-cards.ts';
import { type Checkout, type CheckoutState, moveCheckout, readCheckout, SLOW_SECONDS } from './sandbox-checkout.ts';
import { approvalView, cardView, endView, nothingView } from './sandbox-views.ts';

interface PageWorld {
  readonly database: Database;
  readonly now: () => Temporal.Instant;
  readonly newId: () => string;
}

const MOST_BYTES = 16_384;

/** Serves the card pages under /sandbox/pay/{id}. They work without JavaScript: each step is a form's POST. */
export function cardPage(world: PageWorld): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const url = new URL(request.url);
    const [, id] = /^\/sandbox\/pay\/([0-9a-f-]{1,64})\/?$/.exec(url.pathname) ?? [];
    if (id === undefined) return null;

    const checkout = await world.database.read((tx) => readCheckout(tx, id, world.now()));
    if (!checkout) return nothingView(url.origin, readerLanguage(request));
    return request.method === 'POST' ? take(world, checkout, request) : shown(world, checkout, url.searchParams);
  };
}

function shown({ now }: PageWorld, checkout: Checkout, search: URLSearchParams): Response {
  if (checkout.state === 'open') return cardView({ checkout, card: filledCard(search), problems: {}, now: now() });
  return checkout.state === 'approval' ? approvalView(checkout) : endView(checkout);
}

/** A form with the test card that was chosen from the list; or an empty form. */
function filledCard(search: URLSearchParams): CardForm {
  const chosen = testCards[Number(search.get('card') ?? Number.NaN)];
  return chosen
    ? { number: chosen.number, expiry: '12 / 34', cvc: '123', name: 'Test Traveller' }
    : { number: '', expiry: '', cvc: '', name: '' };
}

async function take(world: PageWorld, checkout: Checkout, request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return refused(415);

  const form = new URLSearchParams(await textOf(request, MOST_BYTES));
  if (checkout.state === 'open') return takeCard(world, checkout, form);
  if (checkout.state === 'approval') return takeApproval(world, checkout, form);
  return checkout.state === 'paid' ? seeOther(checkout.success_url) : endView(checkout);
}

async function takeCard(world: PageWorld, checkout: Checkout, form: URLSearchParams): Promise<Response> {
  const card = cardOf(form);
  const problems = cardProblems(card, cardPageWords(checkout), world.now());
  const verdict = verdictOf(card.number);
  if (!verdict || Object.keys(problems).length > 0)
    return cardView({ checkout, card, problems, now: world.now(), status: 422 });

  await move(world, checkout, changeBy(verdict, world.now()));
  if (verdict === 'declined')
    return cardView({ checkout: { ...checkout, failure: 'declined' }, card, problems, now: world.now(), status: 402 });
  return seeOther(verdict === 'approval' ? pathOf(checkout) : checkout.success_url);
}

function changeBy(verdict: Verdict, now: Temporal.Instant): Change {
  const decides_at = now.add({ seconds: SLOW_SECONDS }).epochMilliseconds;
  switch (verdict) {
    case 'paid':
      return { state: 'paid', failure: null };
    case 'declined':
      return { state: 'open', failure: 'declined' };
    case 'approval':
      return { state: 'approval', failure: null };
    case 'slow':
      return { state: 'processing', failure: null, decides_at };
    case 'slow_declined':
      return { state: 'refusing', failure: null, decides_at };
  }
}

async function takeApproval(world: PageWorld, checkout: Checkout, form: URLSearchParams): Promise<Response> {
  const approves = form.get('answer') === 'approve';
  await move(world, checkout, approves ? { state: 'paid', failure: null } : { state: 'open', failure: 'not_approved' });
  return seeOther(approves ? checkout.success_url : pathOf(checkout));
}

type Change = { state: CheckoutState; failure: string | null; decides_at?: number };

/** Moves a card page. If another request was faster, nothing changes, and the next page shows that request's outcome. */
async function move({ database, now, newId }: PageWorld, checkout: Checkout, change: Change): Promise<void> {
  await database.write((tx) => moveCheckout(tx, checkout, change, newId(), now()));
}

function cardOf(form: URLSearchParams): CardForm {
  const field = (name: string) => (form.get(name) ?? '').trim().slice(0, 120);
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') };
}

function pathOf({ id }: Checkout): string {
  return `/sandbox/pay/${id}`;
}

function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

function refused(status: number): Response {
  return new Response(null, { status });
}
