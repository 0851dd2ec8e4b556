import type { Language } from '#domain/contract/languages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { type Html, html, htmlPage, readStyleSheet } from '../http/html-page.ts';
import { type CardPageWords, cardPageWords } from './card-page-words.ts';
import { type CardForm, type CardProblems, testCards } from './sandbox-cards.ts';
import type { Checkout } from './sandbox-checkout.ts';

const style = readStyleSheet(new URL('sandbox.css', import.meta.url));

/** A page of the sandbox. @param leadsTo  the address to which its form leads in the end */
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
  const input = (it: FieldOptions) => field(it, card[it.name], problems[it.name], first === it.name);
  const words = cardPageWords(checkout);
  const alert = first ? words.pleaseCheck : checkout.failure && (words.failures[checkout.failure] ?? checkout.failure);
  const body = frame(
    checkout,
    html`<form method="post" action="${`/sandbox/pay/${checkout.id}`}" novalidate autocomplete="on">
<h2>${words.payByCard}</h2>
${alert && html`<p class="alert" role="alert">${alert}</p>`}
${input({ name: 'number', label: words.cardNumber, autocomplete: 'cc-number', inputmode: 'numeric', hint: '1234 1234 1234 1234', maxlength: 23 })}
<div class="pair">
${input({ name: 'expiry', label: words.expiryDate, autocomplete: 'cc-exp', inputmode: 'numeric', hint: words.expiryHint, maxlength: 9 })}
${input({ name: 'cvc', label: words.securityCode, autocomplete: 'cc-csc', inputmode: 'numeric', hint: 'CVC', maxlength: 4 })}
</div>
${input({ name: 'name', label: words.nameOnCard, autocomplete: 'cc-name', inputmode: 'text', hint: '', maxlength: 120 })}
<button>${words.pay(money(checkout, checkout.amount))}</button>
<p class="quiet"><a href="${checkout.cancel_url}">${words.cancel}</a></p>
<p class="quiet">${words.openFor(minutesLeft(checkout, now))}</p>
</form>
${cardsHint(checkout)}`,
  );
  const { language, title, success_url: leadsTo } = checkout;
  return sandboxPage({ title: words.payFor(title), language, body, status, leadsTo });
}

interface FieldOptions {
  name: keyof CardForm;
  label: string;
  autocomplete: string;
  inputmode: string;
  hint: string;
  maxlength: number;
}

function field(
  { name, label, autocomplete, inputmode, hint, maxlength }: FieldOptions,
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

function minutesLeft({ expires_at }: Checkout, now: Temporal.Instant): number {
  return Math.max(1, Math.floor((expires_at - now.epochMilliseconds) / 60_000));
}

function cardsHint({ id, language }: Checkout): Html {
  const words = cardPageWords({ language });
  return html`<details open>
<summary>${words.testCards}</summary>
<p>${words.howToTest}</p>
<ul>${testCards.map(
    ({ number, verdict }, i) =>
      html`<li><a href="${`/sandbox/pay/${id}?card=${i}`}"><code>${number}</code></a> <span>${words.verdicts[verdict]}</span></li>`,
  )}</ul>
</details>`;
}

export function approvalView(checkout: Checkout): Response {
  const words = cardPageWords(checkout);
  const body = frame(
    checkout,
    html`<form method="post" action="${`/sandbox/pay/${checkout.id}`}">
<h2>${words.doYouApprove}</h2>
<p>${words.bankAsks(money(checkout, checkout.amount), checkout.title)}</p>
<button name="answer" value="approve">${words.approve}</button>
<button class="second" name="answer" value="refuse">${words.refuse}</button>
</form>`,
  );
  const { language, success_url: leadsTo } = checkout;
  return sandboxPage({ title: words.approveTitle, language, body, leadsTo });
}

/** The page while a card is being decided, or after the end of the payment. */
export function endView(checkout: Checkout): Response {
  const { title, text, href, link, again, status } = endOf(checkout);
  const body = frame(
    checkout,
    html`<div class="end"><h2>${title}</h2><p>${text}</p><a class="button" href="${href}">${link}</a></div>`,
  );
  return sandboxPage({
    title,
    language: checkout.language,
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

function endOf(checkout: Checkout): End {
  const { state, title: merchant, success_url, cancel_url } = checkout;
  const words = cardPageWords(checkout);
  const onwards = { href: success_url, link: words.continueTo(merchant), status: 200 };
  const back = { href: cancel_url, link: words.returnTo(merchant), status: 410 };
  if (state === 'paid') return { ...onwards, title: words.alreadyPaid, text: words.noSecondPayment };
  if (state === 'processing' || state === 'refusing') {
    return {
      ...onwards,
      title: words.processing,
      text: words.fewSeconds,
      again: 3,
    };
  }
  if (state === 'failed')
    return {
      ...back,
      status: 200,
      title: words.failed,
      text: words.bankDeclined,
    };
  return {
    ...back,
    title: words.closed,
    text: words.whyClosed,
  };
}

/** The page for an address that is no card page. */
export function nothingView(origin: string, language: Language): Response {
  const words = cardPageWords({ language });
  const body = html`${banner(words)}<main class="alone"><div class="end"><h2>${words.noPage}</h2>
<p>${words.openAgain}</p><a class="button" href="/">${words.toShop}</a></div></main>`;
  return sandboxPage({ title: words.noPage, language, body, status: 404, leadsTo: origin });
}

function banner({ testPage, noMoney }: CardPageWords): Html {
  return html`<header class="test"><strong>${testPage}</strong> ${noMoney}</header>`;
}

function frame(checkout: Checkout, work: Html): Html {
  const words = cardPageWords(checkout);
  const lines = JSON.parse(checkout.lines_json) as { title: string; amount: number }[];
  return html`${banner(words)}
<main>
<section class="sum" aria-label="${words.whatYouPay}">
<h1>${checkout.title}</h1>
<p class="amount">${money(checkout, checkout.amount)}</p>
<p class="quiet">${words.order(checkout.order_number)}${checkout.email !== null && html` · ${checkout.email}`}</p>
<ul>${lines.map(({ title, amount }) => html`<li><span>${title}</span> <span>${money(checkout, amount)}</span></li>`)}</ul>
</section>
<section class="work">${work}</section>
</main>`;
}

function money({ currency }: Checkout, amount: number): string {
  return formatMoney(toDecimal(amount, currency), currency);
}
