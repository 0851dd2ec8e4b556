import type { HistoryEntry, HistoryFacts } from '#domain/contract/office/bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { formatDate, formatTime } from '#text/format.ts';
import * as words from '#words/office/booking.ts';
import { statuses } from '#words/office/bookings.ts';

/** An entry of the history as a sentence: `Bo took 40,00 € in cash`. */
export function historyText(
  { kind, actor_kind, actor, before, after }: HistoryEntry,
  methodLabel: (id: string) => string,
): string {
  const { events } = words;
  const name = actor || words.who[actor_kind];
  const { title = '', status = '', contact = '', note = '' } = after ?? {};
  const sum = moneyText(after?.amount);
  switch (kind) {
    case 'placed':
      return events.placed(name, moneyText(after?.total));
    case 'status':
      return events.status(name, labelOf(statuses, status));
    case 'payment':
      return actor_kind === 'guest'
        ? events.guestPaid(sum)
        : events.payment(name, sum, methodLabel(after?.type ?? after?.method ?? ''));
    case 'payment_link':
      return events.payment_link(name, sum);
    case 'refund':
      if (after?.to_give_back) return words.toGiveBack(sum);
      if (after?.method !== PAYMENT_LINK) {
        const how = methodLabel(after?.type ?? after?.method ?? '');
        return after?.is_correction ? events.corrected(name, sum, how) : events.gaveBack(name, sum, how);
      }
      return actor_kind === 'staff' ? events.refund(name, sum) : events.cardRefund(sum);
    case 'refund_failed':
      return events.refund_failed(sum, after?.failure ?? '');
    case 'disputed':
      return events.disputed(sum);
    case 'dispute_won':
      return events.dispute_won(sum);
    case 'cancelled':
      return events.cancelled(name);
    case 'line_cancelled':
      return events.line_cancelled(name, title);
    case 'moved':
      return events.moved(name, title, whenText(before), whenText(after));
    case 'attendance':
      return events.attendance(name, title, labelOf(words.attendance, status));
    case 'contact':
      return events.contact(name, contact);
    case 'note':
      return events.note(name, note);
    case 'guests':
      return events.guests(name, title);
    case 'emailed':
      return events.emailed(emailKindsText(after));
    case 'redacted':
      return events.redacted();
  }
}

/** The kinds of an email in words: `confirmation with vouchers`. */
export function emailKindsText(facts: HistoryFacts | null): string {
  return (facts?.emails ?? []).map((kind) => labelOf(words.emailKinds, kind)).join(', ');
}

function moneyText(amount: HistoryFacts['amount']): string {
  return amount ? formatMoney(amount.amount, amount.currency) : '';
}

function whenText(facts: HistoryFacts | null): string {
  const { date, time, people = 0 } = facts ?? {};
  return [formatDate(date, 'short'), formatTime(time), words.people(people)].join(', ');
}

/** A label; the word itself if it comes from a newer engine and has no label here. */
function labelOf(labels: { readonly [word: string]: string }, word: string): string {
  return Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;
}
