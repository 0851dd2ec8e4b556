import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { formatDate, formatInstant } from '#text/format.ts';
import { leftAfter } from '#text/order-money.ts';
import * as words from '#words/outcome.ts';

/** The words for the state of an order: the event, and the next step (P8). */
export function outcomeWords(order: Order, status: BuyerStatus): { title: string; text: string } {
  const { session, payment_status } = order;

  switch (status) {
    case 'booked':
      return { title: words.bookedTitle, text: bookedText(order) };
    case 'completed':
      return { title: wasText(order), text: completedText(order) };
    case 'reserved':
      return { title: words.reservedTitle, text: reservedText(order) };
    case 'confirming':
      return { title: words.confirmingTitle, text: words.confirming };
    case 'unfinished':
      return { title: words.unfinishedTitle, text: words.unfinished(until(order)) };
    case 'failed':
      return {
        title: words.failedTitle,
        text: `${session?.failure ? sentence(session.failure) : words.nothingCharged} ${words.stillHeld(until(order))}`,
      };
    case 'given_up':
      return { title: words.abandonedTitle, text: `${words.nothingCharged} ${words.stillHeld(until(order))}` };
    case 'expired':
      return {
        title: words.expiredTitle,
        text: payment_status === 'refunded' ? words.expiredAndPaidBack : words.expired,
      };
    case 'cancelled':
      return { title: words.cancelledTitle, text: cancelledText(order) };
  }
}

function reservedText(order: Order): string {
  const amount = order.manual_payment ?? order.due;
  const later = leftAfter(order.due, amount);
  const rest = later === null ? [] : [words.leftForLater(formatMoney(later, amount.currency), by(order))];
  return [words.reserved(money(amount), until(order)), ...rest].join(' ');
}

function cancelledText({ paid, refunded, shop }: Order): string {
  const [isBack, isRetained] = [Number(refunded?.amount ?? 0) > 0, Number(paid.amount) > 0];
  return [
    ...(refunded && isBack ? [words.goesBack(money(refunded))] : []),
    ...(isRetained ? [words.isRetained(money(paid))] : []),
    ...(isBack || isRetained ? [] : [words.nothingLeftToPay]),
    ...(shop?.email ? [words.questionsAt(shop.email)] : []),
  ].join(' ');
}

function wasText({ lines }: Order): string {
  const last = lines.findLast(({ attendance_status }) => attendance_status !== 'cancelled');
  return last ? words.wasOn(formatDate(last.booking_info.date)) : words.overTitle;
}

function completedText(order: Order): string {
  return Number(order.due.amount) > 0 ? words.leftToPay(money(order.due), by(order)) : words.thanks;
}

function bookedText(order: Order): string {
  const { payment_status, paid, due } = order;
  if (payment_status === 'not_required') return words.bookedToPayLater(money(due), by(order));
  if (Number(due.amount) > 0) return words.bookedInPart(money(paid), money(due), by(order));
  return words.bookedAndPaid(money(paid));
}

function money({ amount, currency }: { readonly amount: string; readonly currency: string }): string {
  return formatMoney(amount, currency);
}

function by({ due_by }: Order): string | null {
  return due_by ? formatDate(due_by) : null;
}

/** In the zone of the first line. */
function until({ expires_at, lines }: Order): string | null {
  const [line] = lines;
  return expires_at && line ? formatInstant(expires_at, line.time_zone) : null;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
