import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { type Html, html, htmlPage, readStyleSheet } from '../http/html-page.ts';
import { type CardForm, type CardProblems, testCards } from './sandbox-cards.ts';
import type { Checkout } from './sandbox-checkout.ts';

const style = readStyleSheet(new URL('sandbox.css', import.meta.url));

/** The sandbox's page. @param leadsTo  where its form leads in the end */
function sandboxPage({
  leadsTo,
  ...page
}: Omit<Parameters<typeof htmlPage>[0], 'style'> & { leadsTo: string }): Response {
  return htmlPage({ ...page, style, formAction: `'self' ${new URL(leadsTo).origin}` });
}

interface CardView {
  checkout: Checkout;
  card: CardForm;
  problems: CardProblems;
  now: Temporal.Instant;
  status?: number;
}

export function cardView({ checkout, card, problems, now, status = 200 }: CardView): Response {
  const first = Object.keys(problems)[0];
  const input = (it: FieldParts) => field(it, card[it.name], problems[it.name], first === it.name);
  const alert = first ? 'Please check what is marked below.' : checkout.failure;
  const body = frame(
    checkout,
    html`<form method="post" action="${`/sandbox/pay/${checkout.id}`}" novalidate autocomplete="on">
<h2>Pay by card</h2>
${alert && html`<p class="alert" role="alert">${alert}</p>`}
${input({ name: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', hint: '1234 1234 1234 1234', maxlength: 23 })}
<div class="pair">
${input({ name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', inputmode: 'numeric', hint: 'MM / YY', maxlength: 9 })}
${input({ name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric', hint: 'CVC', maxlength: 4 })}
</div>
${input({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', inputmode: 'text', hint: '', maxlength: 120 })}
<button>Pay ${money(checkout, checkout.amount)}</button>
<p class="quiet"><a href="${checkout.cancel_url}">Cancel and return</a></p>
<p class="quiet">${openFor(checkout, now)}</p>
</form>
${cardsHint(checkout)}`,
  );
  return sandboxPage({ title: `Pay ${checkout.title}`, body, status, leadsTo: checkout.success_url });
}

interface FieldParts {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  inputmode: string;
  hint: string;
  maxlength: number;
}

function field(
  { name, label, autocomplete, inputmode, hint, maxlength }: FieldParts,
  value: string,
  problem: string | undefined,
  isFirst: boolean,
): Html {
  const claim = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : null;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}" placeholder="${hint}" maxlength="${maxlength}" spellcheck="false" aria-required="true"${claim}${isFirst && html` autofocus`}>
${problem !== undefined && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`;
}

function openFor({ expires_at }: Checkout, now: Temporal.Instant): string {
  const minutes = Math.max(1, Math.floor((expires_at - now.epochMilliseconds) / 60_000));
  return `This page is open for another ${minutes === 1 ? 'minute' : `${minutes} minutes`}.`;
}

function cardsHint({ id }: Checkout): Html {
  return html`<details open>
<summary>Test cards</summary>
<p>Tap one to fill it in. Use any future date and any CVC.</p>
<ul>${testCards.map(
    ({ number, hint }, i) =>
      html`<li><a href="${`/sandbox/pay/${id}?card=${i}`}"><code>${number}</code></a> <span>${hint}</span></li>`,
  )}</ul>
</details>`;
}

export function approvalView(checkout: Checkout): Response {
  const body = frame(
    checkout,
    html`<form method="post" action="${`/sandbox/pay/${checkout.id}`}">
<h2>Do you approve this payment?</h2>
<p>Your bank asks you to confirm ${money(checkout, checkout.amount)} to ${checkout.title}.</p>
<button name="answer" value="approve">Approve payment</button>
<button class="second" name="answer" value="refuse">Do not approve</button>
</form>`,
  );
  return sandboxPage({ title: 'Approve your payment', body, leadsTo: checkout.success_url });
}

/** A page whose card is being decided, or that takes none any more. */
export function endView(checkout: Checkout): Response {
  const { title, text, href, link, again, status } = endOf(checkout);
  const body = frame(
    checkout,
    html`<div class="end"><h2>${title}</h2><p>${text}</p><a class="button" href="${href}">${link}</a></div>`,
  );
  return sandboxPage({
    title,
    body,
    status,
    leadsTo: checkout.success_url,
    head: again !== undefined && html`<meta http-equiv="refresh" content="${again}">`,
  });
}

interface End {
  title: string;
  text: string;
  href: string;
  link: string;
  status: number;
  again?: number;
}

function endOf({ state, title: merchant, success_url, cancel_url, failure }: Checkout): End {
  const onwards = { href: success_url, link: `Continue to ${merchant}`, status: 200 };
  const back = { href: cancel_url, link: `Return to ${merchant}`, status: 410 };
  if (state === 'paid') return { ...onwards, title: 'Already paid', text: 'You don’t need to pay again.' };
  if (state === 'processing' || state === 'refusing') {
    return {
      ...onwards,
      title: 'Your payment is being processed',
      text: 'This takes a few seconds. You can continue.',
      again: 3,
    };
  }
  if (state === 'failed')
    return {
      ...back,
      status: 200,
      title: 'The payment failed',
      text: `${failure ?? ''} Your card hasn’t been charged.`,
    };
  return {
    ...back,
    title: 'This payment page has closed',
    text: 'It was open too long, or another one took its place. Your card hasn’t been charged.',
  };
}

/** The page of an address that is no card page. */
export function nothingView(origin: string): Response {
  const body = html`${banner}<main class="alone"><div class="end"><h2>There is no such payment page</h2>
<p>Please open the payment from the shop again.</p><a class="button" href="/">To the shop</a></div></main>`;
  return sandboxPage({ title: 'No such payment page', body, status: 404, leadsTo: origin });
}

const banner = html`<header class="test"><strong>Test page.</strong> No money moves here: never enter a real card.</header>`;

function frame(checkout: Checkout, work: Html): Html {
  const lines = JSON.parse(checkout.lines_json) as { title: string; amount: number }[];
  return html`${banner}
<main>
<section class="sum" aria-label="What you pay">
<h1>${checkout.title}</h1>
<p class="amount">${money(checkout, checkout.amount)}</p>
<p class="quiet">Order ${checkout.order_number}${checkout.email !== null && html` · ${checkout.email}`}</p>
<ul>${lines.map(({ title, amount }) => html`<li><span>${title}</span> <span>${money(checkout, amount)}</span></li>`)}</ul>
</section>
<section class="work">${work}</section>
</main>`;
}

function money({ currency }: Checkout, amount: number): string {
  return formatMoney(toDecimal(amount, currency), currency);
}
