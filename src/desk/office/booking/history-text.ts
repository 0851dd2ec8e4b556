import type { HistoryEntry, HistoryFacts } from '#domain/contract/office/bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { formatDate, formatTime } from '#text/format.ts';
import * as words from '#words/office/booking.ts';
import { statuses } from '#words/office/bookings.ts';

interface Facts extends HistoryEntry {
  /** The person or the program that made the change. */
  readonly name: string;
  readonly facts: HistoryFacts;
  readonly sum: string;
  /** How the money moved. */
  readonly how: string;
}

const { events } = words;

const texts: { readonly [kind in HistoryEntry['kind']]: (entry: Facts) => string } = {
  placed: ({ name, facts }) => events.placed(name, moneyText(facts.total)),
  status: ({ name, facts }) => events.status(name, labelOf(statuses, facts.status)),
  payment: ({ actor_kind, name, sum, how }) =>
    actor_kind === 'guest' ? events.guestPaid(sum) : events.payment(name, sum, how),
  payment_link: ({ name, sum }) => events.payment_link(name, sum),
  refund: ({ actor_kind, name, facts, sum, how }) => {
    if (facts.to_give_back) return words.toGiveBack(sum);
    if (facts.method === PAYMENT_LINK)
      return actor_kind === 'staff' ? events.refund(name, sum) : events.cardRefund(sum);
    return facts.is_correction ? events.corrected(name, sum, how) : events.gaveBack(name, sum, how);
  },
  refund_failed: ({ facts, sum }) => events.refund_failed(sum, facts.failure ?? ''),
  disputed: ({ sum }) => events.disputed(sum),
  dispute_won: ({ sum }) => events.dispute_won(sum),
  cancelled: ({ name }) => events.cancelled(name),
  line_cancelled: ({ name, facts }) => events.line_cancelled(name, facts.title ?? ''),
  moved: ({ name, facts, before, after }) => events.moved(name, facts.title ?? '', whenText(before), whenText(after)),
  attendance: ({ name, facts }) => events.attendance(name, facts.title ?? '', labelOf(words.attendance, facts.status)),
  contact: ({ name, facts }) => events.contact(name, facts.contact ?? ''),
  note: ({ name, facts }) => events.note(name, facts.note ?? ''),
  guests: ({ name, facts }) => events.guests(name, facts.title ?? ''),
  emailed: ({ facts }) => events.emailed(emailKindsText(facts)),
  redacted: () => events.redacted(),
};

/** An entry of the history as a sentence: `Bo took 40,00 € in cash`. */
export function historyText(entry: HistoryEntry, methodLabel: (id: string) => string): string {
  const { kind, actor_kind, actor, after } = entry;
  const facts: HistoryFacts = after ?? {};
  const how = methodLabel(facts.type ?? facts.method ?? '');
  return texts[kind]({ ...entry, name: actor || words.who[actor_kind], facts, sum: moneyText(facts.amount), how });
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
function labelOf(labels: { readonly [word: string]: string }, word = ''): string {
  return Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;
}
