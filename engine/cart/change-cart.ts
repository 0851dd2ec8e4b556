import { checkAnswers } from '#domain/booking/booking-questions.ts';
import type { CartChange } from '#domain/contract/cart.ts';
import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { extended } from '#domain/time/hold.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { Invalid } from '../base/errors.ts';
import type { LineSnapshot } from '../catalogue/price-line.ts';
import { promoOf } from '../catalogue/promo.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import type { Serialised } from '../http/json-response.ts';
import type { Input } from '../http/route.ts';
import { extendHolds } from '../places/places.ts';
import { cartAnswer, instantAt } from './answers.ts';
import {
  type CartAndLines,
  cancelPendingOrder,
  deleteCart,
  endPayment,
  lockChangeableCart,
  saveCart,
  updateCart,
  updatePeople,
} from './queries.ts';

type CallInput<Body> = Input<unknown, Body>;

/** PUT and PATCH of a cart, both partial: fields that are not named stay (A1, K10). Neither restarts the hold (C10). */
export async function applyCartChange(tx: Transaction, input: CallInput<CartChange>): Promise<Serialised> {
  const { body, storefront, language, now } = input;
  const { cart, lines } = await lockChangeableCart(tx, input.params['id'], input);
  const refusal = await refusalOf(tx, input, { cart, lines });
  const problems = [
    ...lineProblems(body, 'booking_participants_info', lines),
    ...lineProblems(body, 'booking_answers', lines),
    ...answersProblems(body, lines),
  ];
  if (refusal) throw promoRefusedError(refusal, problems);
  if (problems.length > 0) throw new Invalid(problems);

  const withDetails = hasDetails(body) ? await saveCart(tx, cart, detailsOf(body)) : cart;
  const linesNow = await updateParticipants(tx, lines, body);
  const held = body.extend_hold ? await extendHold(tx, withDetails, lines, now) : withDetails;
  return cartAnswer(tx, { cart: held, lines: linesNow, storefront, language, now });
}

/** DELETE of a cart: its places are free at once, and its unpaid order and payment session end. */
export async function dropOwnCart(tx: Transaction, input: CallInput<unknown>): Promise<undefined> {
  await dropWhole(tx, (await lockChangeableCart(tx, input.params['id'], input)).cart);
}

export async function dropWhole(tx: Transaction, { id, order_id }: CartRow): Promise<void> {
  if (order_id !== null) {
    await endPayment(tx, order_id);
    await cancelPendingOrder(tx, order_id);
  }
  await deleteCart(tx, id);
}

/** The reason why a code does not apply to the changed cart. An empty code removes the present one (C13). */
async function refusalOf(tx: Transaction, { body, store, now }: CallInput<CartChange>, { cart, lines }: CartAndLines) {
  if (!body.promo_code) return null;
  const promo = await promoOf(tx, { cart: { ...cart, ...detailsOf(body) }, lines, store, now });
  return promo?.refusal ?? null;
}

/** A refused promo code (C13), in words and as a value. @param others  further problems of the change */
export function promoRefusedError(promo_refusal: PromoRefusal, others: readonly Problem[] = []): Invalid {
  return new Invalid([{ path: ['promo_code'], ...reason('promo_refused', promo_refusal) }, ...others], {
    promo_refusal,
  });
}

function lineProblems(
  body: CartChange,
  list: 'booking_participants_info' | 'booking_answers',
  lines: readonly CartLineRow[],
): Problem[] {
  return (body[list] ?? []).flatMap(({ line_id }, i) =>
    lines.some(({ id }) => id === line_id) ? [] : [{ path: [list, i, 'line_id'], ...unknownId(line_id) }],
  );
}

function answersProblems({ booking_answers = [] }: CartChange, lines: readonly CartLineRow[]): Problem[] {
  return booking_answers.flatMap(({ line_id, answers }, i) => {
    const line = lines.find(({ id }) => id === line_id);
    const { problems } = line ? checkAnswers(snapshotOf(line), answers) : { problems: [] };
    return problems.map(({ index, ...it }) => ({ path: ['booking_answers', i, 'answers', index, 'value'], ...it }));
  });
}

function snapshotOf({ snapshot_json }: CartLineRow): LineSnapshot {
  return JSON.parse(snapshot_json) as LineSnapshot;
}

/** Whether a change touches anything that an order carries: more time alone does not. */
function hasDetails({ extend_hold: _notOfTheOrder, ...details }: CartChange): boolean {
  return Object.values(details).some((it) => it !== undefined);
}

function detailsOf({ main_contact_info, note, has_participants_info, promo_code }: CartChange): Partial<CartRow> {
  return {
    ...(main_contact_info !== undefined && { main_contact_info_json: JSON.stringify(main_contact_info) }),
    ...(note !== undefined && { note: note ?? '' }),
    ...(has_participants_info !== undefined && { has_participants_info: has_participants_info ? 1 : 0 }),
    ...(promo_code !== undefined && { promo_code: typedCode(promo_code ?? '') || null }),
  };
}

/** The lines with their participants and answers, as far as the change names them. */
async function updateParticipants(
  tx: Transaction,
  lines: readonly CartLineRow[],
  { booking_participants_info = [], booking_answers = [] }: CartChange,
): Promise<CartLineRow[]> {
  const lists = new Map(booking_participants_info.map(({ line_id, ...list }) => [line_id, JSON.stringify(list)]));
  const answersByLine = new Map(booking_answers.map(({ line_id, answers }) => [line_id, answers]));
  const changed: CartLineRow[] = [];
  for (const line of lines) {
    const [participants_json, answers] = [lists.get(line.id), answersByLine.get(line.id)];
    const people = {
      ...(participants_json !== undefined && { participants_json }),
      ...(answers && { answers_json: JSON.stringify(checkAnswers(snapshotOf(line), answers).answers) }),
    };
    if (participants_json !== undefined || answers) await updatePeople(tx, line.id, people);
    changed.push({ ...line, ...people });
  }
  return changed;
}

/** C10: extends the hold by five minutes, up to two hours in all. A payment under way goes on. */
async function extendHold(tx: Transaction, cart: CartRow, lines: readonly CartLineRow[], now: Temporal.Instant) {
  const expires_at = extended(now, instantAt(cart.expires_at), instantAt(cart.created_at));
  if (expires_at.epochMilliseconds === cart.expires_at) return cart;
  const longer = { ...cart, expires_at: expires_at.epochMilliseconds, version: cart.version + 1 };
  await updateCart(tx, longer);
  await extendHolds(tx, { cart, lines, now, expires_at });
  return longer;
}
