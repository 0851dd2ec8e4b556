import { type LineQuestion, questionKey, unansweredOf } from '../booking/booking-questions.ts';
import type { BookingAnswer, CartLine, ParticipantsInfo } from '../contract/cart.ts';
import type { CancellationPolicy } from '../contract/catalogue.ts';
import { type Minor, proportion } from '../money/money.ts';
import { payablePart } from '../money/payable.ts';

type Changeable = Pick<CartLine, 'starts_at'> & {
  readonly experience: { readonly cancellation_policy: Pick<CancellationPolicy, 'tiers'> | null };
};

/** The last instant at which the buyer may change a line (P12): while it is fully refundable; until its start if nothing is paid; null for never. */
export function changeableUntil({ starts_at, experience }: Changeable, isPaid: boolean): Temporal.Instant | null {
  const startsAt = Temporal.Instant.from(starts_at);
  if (!isPaid) return startsAt;
  const whole = experience.cancellation_policy?.tiers.filter((it) => it.refund_percentage === 100) ?? [];
  if (whole.length === 0) return null;
  return startsAt.subtract({ minutes: Math.max(0, Math.min(...whole.map((it) => it.minutes_before_start))) });
}

/** A line's share of the discount at another price: the same proportion, but a fixed discount never grows beyond the agreed amount. */
export function discountAfter(line: { gross: Minor; discount: Minor }, gross: Minor, isPercentage: boolean): Minor {
  if (line.gross === 0) return 0;
  const inProportion = Math.min(gross, proportion(line.discount, gross, line.gross));
  return isPercentage ? inProportion : Math.min(line.discount, inProportion);
}

/** The names that are left if only the first `people` of the list come. */
export function namesLeft({ has_main_contact, participants }: ParticipantsInfo, people: number): ParticipantsInfo {
  return { has_main_contact, participants: participants.slice(0, people) };
}

type QuestionLine = Pick<CartLine, 'booking_info' | 'booking_questions' | 'booking_answers'>;

/** Mandatory questions of the changed line without an answer, except those that are already open now: mostly questions for additional guests. */
export function newQuestions(
  before: QuestionLine,
  after: Omit<QuestionLine, 'booking_answers'>,
  answers: readonly BookingAnswer[] = [],
): LineQuestion[] {
  const key = ({ question, participant }: LineQuestion) => questionKey(question.id, participant);
  const open = new Set(unansweredOf(before).map(key));
  const booking_answers = [...(before.booking_answers ?? []), ...answers];
  return unansweredOf({ ...after, booking_answers }).filter((it) => !open.has(key(it)));
}

/** The money of an order before or after a change, in minor units. */
export interface ChangedMoney {
  readonly total: Minor;
  readonly due: Minor;
  readonly deposit: Minor;
}

/**
 * The amounts that a change asks for at once and gives back. A paid order asks the difference; one with a balance due what its deposit grows by,
 * or nothing where the balance is paid by hand. Less than `least`, which a card payment takes, is due with the balance; what cards cannot pay of
 * a balance is given to the buyer (`waived`), unless it is paid by hand.
 */
export function changeAmounts(
  before: ChangedMoney,
  after: Pick<ChangedMoney, 'total' | 'deposit'>,
  { paid, isByHand, least, step = 1 }: { paid: Minor; isByHand: boolean; least: Minor; step?: Minor },
): { to_pay: Minor; to_refund: Minor; waived: Minor } {
  const more = after.total - before.total;
  const net = Math.min(paid, after.total);
  const waivedOf = (due: Minor) => (isByHand ? 0 : due - payablePart(due, { least, step }));
  if (more <= 0) return { to_pay: 0, to_refund: paid - net, waived: waivedOf(after.total - net) };
  const ofDeposit = isByHand ? 0 : Math.min(more, Math.max(0, after.deposit - before.deposit));
  const toPay = before.due === 0 ? more : ofDeposit;
  const to_pay = toPay < least ? 0 : toPay - (toPay % step);
  return { to_pay, to_refund: 0, waived: waivedOf(after.total - net - to_pay) };
}
