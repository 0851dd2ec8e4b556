import type { Order } from '#domain/contract/orders.ts';
import { formatDate, formatInstant } from '#domain/format.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { OrderStanding } from '#domain/order-standing.ts';

/** What a buyer is told of an order: what has happened, and what comes next (P8). */
export function outcomeWords(order: Order, standing: OrderStanding): { title: string; text: string } {
  const { due, session, payment_status } = order;
  const money = ({ amount, currency }: Order['paid']) => formatMoney(amount, currency);

  switch (standing) {
    case 'booked':
      return { title: 'You are going!', text: bookedText(order) };
    case 'completed':
      return { title: wasText(order), text: completedText(order) };
    case 'reserved':
      return {
        title: 'Your places are reserved',
        text: `${money(due)} is to be paid to the shop${until(order)}. Then the booking is confirmed.`,
      };
    case 'confirming':
      return {
        title: 'Your payment is being confirmed',
        text: 'This takes a moment. You can stay or leave: nothing is lost, and this page tells as soon as it is known.',
      };
    case 'unfinished':
      return {
        title: 'Your payment is not finished',
        text: `The card page is still open, and your places are held${until(order)}.`,
      };
    case 'failed':
      return {
        title: 'The payment did not go through',
        text: `${session?.failure ? sentence(session.failure) : 'Nothing has been charged.'} Your places are still held${until(order)}.`,
      };
    case 'given_up':
      return {
        title: 'The payment was cancelled',
        text: `Nothing has been charged. Your places are still held${until(order)}.`,
      };
    case 'expired':
      return {
        title: 'The time to pay has passed',
        text:
          payment_status === 'refunded'
            ? 'The payment came when the places were gone. It has been paid back in full.'
            : 'Nothing has been charged, and the places are free for others again.',
      };
    case 'cancelled':
      return {
        title: 'This order was cancelled',
        text: cancelledText(order),
      };
  }
}

function cancelledText({ paid, refunded, shop }: Order): string {
  const money = ({ amount, currency }: Order['paid']) => formatMoney(amount, currency);
  const [isBack, isKept] = [Number(refunded?.amount ?? 0) > 0, Number(paid.amount) > 0];
  return [
    ...(refunded && isBack ? [`${money(refunded)} goes back the way it was paid.`] : []),
    ...(isKept ? [`${money(paid)} is kept, by its cancellation policy.`] : []),
    ...(isBack || isKept ? [] : ['Nothing is left to pay.']),
    ...(shop?.email ? [`Questions are answered at ${shop.email}.`] : []),
  ].join(' ');
}

function wasText({ lines }: Order): string {
  const last = lines.findLast(({ attendance_status }) => attendance_status !== 'cancelled');
  return last ? `It was on ${formatDate(last.booking_info.date)}` : 'It is over';
}

function completedText({ due, due_by }: Order): string {
  const by = due_by ? `; it was due by ${formatDate(due_by)}` : '';
  if (Number(due.amount) > 0) return `${formatMoney(due.amount, due.currency)} is left to pay${by}.`;
  return 'Thank you for coming.';
}

function bookedText({ payment_status, paid, due, due_by }: Order): string {
  const owed = formatMoney(due.amount, due.currency);
  const by = due_by ? `, by ${formatDate(due_by)}` : '';
  if (payment_status === 'not_required') return `It is booked. ${owed} is to be paid later${by}.`;
  if (Number(due.amount) > 0)
    return `It is booked: ${formatMoney(paid.amount, paid.currency)} is paid, ${owed} is left to pay${by}.`;
  return `It is booked, and ${formatMoney(paid.amount, paid.currency)} is paid.`;
}

/** By the clock of the first place that one goes to. */
function until({ expires_at, lines }: Order): string {
  const [line] = lines;
  return expires_at && line ? ` until ${formatInstant(expires_at, line.time_zone)}` : '';
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
