import type { Befalls, ModelEmail, ModelOrder } from './order-model.ts';
import { aPage, deposit, hold, holds, MINUTE, netPaid, total } from './order-model.ts';

/** The order after one more event. */
export function after(before: ModelOrder, what: Befalls, least: number): ModelOrder {
  const it = structuredClone(before);
  const { page } = it;
  switch (what) {
    case 'pays':
      if (isOpen(it)) page.is = 'paid';
      break;
    case 'is declined':
      break;
    case 'pays slowly':
    case 'is refused slowly':
      if (isOpen(it))
        Object.assign(page, {
          is: what === 'pays slowly' ? 'undecided, to be paid' : 'undecided, to be refused',
          decides: it.now + 6,
        });
      break;
    case 'half an hour':
      pass(it, 32 * MINUTE);
      break;
    case 'an hour':
      pass(it, 60 * MINUTE);
      break;
    case 'is told':
    case 'is told all again':
      learn(it);
      break;
    case 'asks':
      pass(it, 3);
      if (page.isUnneeded || it.now >= page.ends) close(it);
      learn(it);
      if (it.status === 'pending' && it.now >= it.heldUntil) it.status = 'expired';
      write(it);
      break;
    case 'goes to pay':
      goToPay(it, least);
      break;
    case 'goes to pay the rest':
      goToPayRest(it, least);
      break;
    case 'changes the cart':
      if (!isCartOpen(it)) break;
      it.needed += 1;
      page.isUnneeded ||= !page.isKnown;
      it.heldUntil = it.now + 30 * MINUTE;
      break;
    case 'empties the cart':
      if (!isCartOpen(it)) break;
      it.cart = 'gone';
      it.status = 'cancelled';
      page.isUnneeded ||= !page.isKnown;
      break;
    case 'is cancelled':
      cancel(it);
      break;
    case 'others come':
      it.areTaken ||= !holds(it) && it.status !== 'confirmed';
      break;
    case 'a refund fails':
      it.isRefundLost ||= it.back > 0;
      break;
  }
  return it;
}

const isOpen = ({ page, now }: ModelOrder) => page.is === 'open' && now < page.closes;
const isCartOpen = ({ cart, now, heldUntil }: ModelOrder) => cart === 'open' && now < heldUntil;

function pass(it: ModelOrder, seconds: number): void {
  it.now += seconds;
  const { page } = it;
  if (page.is === 'open' && it.now >= page.closes) page.is = 'over';
  if (it.now < page.decides) return;
  if (page.is === 'undecided, to be paid') page.is = 'paid';
  if (page.is === 'undecided, to be refused') page.is = 'refused';
}

/** The provider closes a card page that can still be closed. */
function close({ page }: ModelOrder): void {
  if (page.is === 'open') page.is = 'over';
  page.isUnneeded = false;
}

/** The shop learns the outcome of the card page, by a notice or by asking. */
function learn(it: ModelOrder): void {
  const { page } = it;
  if (page.isKnown || (page.is !== 'paid' && page.is !== 'refused')) return;
  page.isKnown = true;
  page.isUnneeded = false;
  if (page.is === 'refused') {
    it.hasFailed = true;
    return;
  }
  it.came += page.asks;
  const isBought = it.status === 'confirmed' || (it.status !== 'cancelled' && (holds(it) || !it.areTaken));
  if (isBought) {
    owe(it, it.status === 'confirmed' ? 'Paid in full' : 'Booking confirmed');
    it.status = 'confirmed';
    it.cart = 'ordered';
    it.hasFailed = false;
    return;
  }
  it.back += page.asks;
  owe(it, 'Refund');
  if (it.status === 'pending') it.status = 'expired';
}

function goToPay(it: ModelOrder, least: number): void {
  if (!isCartOpen(it)) return;
  close(it);
  learn(it);
  if (isUndecided(it) || it.status === 'confirmed') return;
  hold(it);
  it.hasFailed = false;
  it.more = it.needed;
  it.page = aPage(it.now, deposit(it.more), it.heldUntil, least);
}

function goToPayRest(it: ModelOrder, least: number): void {
  if (it.status === 'cancelled' || it.status === 'expired') return;
  if (it.status === 'pending' && (it.now >= it.heldUntil || it.more !== it.needed)) return;
  if (netPaid(it) === total(it.more)) return;
  close(it);
  learn(it);
  if (isUndecided(it) || netPaid(it) === total(it.more)) return;
  if (it.status === 'confirmed') {
    it.page = aPage(it.now, total(it.more) - netPaid(it), Number.POSITIVE_INFINITY, least);
    return;
  }
  hold(it);
  it.hasFailed = false;
  it.page = aPage(it.now, deposit(it.more), it.heldUntil, least);
}

const isUndecided = ({ page }: ModelOrder) => page.is.startsWith('undecided');

function cancel(it: ModelOrder): void {
  if (it.status === 'expired') return;
  if (it.status !== 'cancelled') {
    if (it.status === 'pending') it.cart = 'gone';
    owe(it, 'Booking cancelled');
    if (netPaid(it) > 0) owe(it, 'Refund');
    it.back = it.came;
    it.status = 'cancelled';
  }
  // The page also closes for an order whose cart was emptied, if the shop has not asked the provider since.
  close(it);
  learn(it);
}

function owe(it: ModelOrder, email: ModelEmail): void {
  if (!it.owed.includes(email)) it.owed.push(email);
}

/** Events that happen before an email is written share one email. */
function write(it: ModelOrder): void {
  const { status, owed } = it;
  const says = (email: ModelEmail) => owed.includes(email);
  if (status === 'cancelled' && says('Booking cancelled')) it.mails.push('Booking cancelled');
  else if (status === 'confirmed' && says('Booking confirmed')) it.mails.push('Booking confirmed');
  else if (says('Refund')) it.mails.push('Refund');
  else if (status === 'confirmed' && says('Paid in full')) it.mails.push('Paid in full');
  it.owed = [];
}
