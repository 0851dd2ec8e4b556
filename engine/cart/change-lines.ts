import { fittingAnswers } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer, LineChange, LineSelection } from '#domain/contract/cart.ts';
import { reason } from '#domain/contract/problems.ts';
import { invalidError, Refused } from '../base/errors.ts';
import type { LineSnapshot, LineTimes, PricedLine } from '../catalogue/price-line.ts';
import { isSameSelection, parseSelection, priceLine } from '../catalogue/price-line.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow } from '../database/tables.ts';
import type { Serialised } from '../http/json-response.ts';
import type { Input } from '../http/route.ts';
import { refuseHoarding } from '../places/network-limits.ts';
import { takePlaces } from '../places/places.ts';
import { lockBeside } from '../places/places-left.ts';
import { cartLineReply, instantAt, noParticipants } from './answers.ts';
import { dropWhole } from './change-cart.ts';
import {
  deleteLine,
  extendCart,
  insertLine,
  lineAmong,
  lockChangeableCart,
  readLineRow,
  saveCart,
  updateLine,
} from './queries.ts';

type CallInput<Body> = Input<unknown, Body>;

const MOST_LINES = 100;

/** POST of a line. */
export async function addCartLine(
  tx: Transaction,
  input: CallInput<LineSelection>,
  { newId, config }: Context,
): Promise<Serialised> {
  const { body, storefront, language, now } = input;
  const { cart, lines } = await lockChangeableCart(tx, input.params['cartId'], input);
  const known = body.client_ref ? await readLineRow(tx, body.client_ref) : undefined;
  if (known) {
    if (known.cart_id === cart.id && isSameSelection(known, body))
      return cartLineReply(tx, known, { cart, lines, storefront, language, now });
    throw new Refused('client_ref_taken', 'There is another line of this id.');
  }
  if (lines.length >= MOST_LINES) {
    throw invalidError(['non_field_errors'], reason('too_many_lines', { most: MOST_LINES }));
  }

  await lockBeside(tx, lines, { experience_id: body.experience_id, ...body.booking_info });
  const changed = await extendCart(tx, cart, lines, now);
  const id = body.client_ref ?? newId();
  const priced = await priceLine(tx, { id, selection: body, expected_total: body.expected_total, storefront, now });
  const position = (lines.at(-1)?.position ?? -1) + 1;
  const line = { id, cart_id: cart.id, position, participants_json: noParticipants };
  const expires_at = instantAt(changed.expires_at);
  const written = await writeLine(tx, { line, before: null, now, expires_at }, priced);
  await refuseHoarding(tx, config.networkLimits, cart, written.departure_id, now);
  return cartLineReply(tx, written, { cart: changed, lines: [...lines, written], storefront, language, now });
}

/** PATCH of a line: parts that are not named keep their selection. The line's own places count as free for it (E8). */
export async function changeCartLine(
  tx: Transaction,
  input: CallInput<LineChange>,
  { config }: Context,
): Promise<Serialised> {
  const { body, params, storefront, language, now } = input;
  const { cart, lines } = await lockChangeableCart(tx, params['cartId'], input);
  const { line, others } = lineAmong(lines, params['id']);
  const before = parseSelection(line);
  const selection = {
    experience_id: line.experience_id,
    booking_info: body.booking_info ?? before.booking_info,
    extra_items_units: body.extra_items_units ?? before.extra_items_units,
  };

  await lockBeside(tx, others, { experience_id: selection.experience_id, ...selection.booking_info });
  const changed = await extendCart(tx, cart, others, now);
  const priced = await priceLine(tx, {
    id: line.id,
    selection,
    expected_total: body.expected_total,
    storefront,
    now,
  });
  const expires_at = instantAt(changed.expires_at);
  const written = await writeLine(tx, { line, before: line, now, expires_at }, priced);
  const takesMore = written.places > line.places || written.departure_id !== line.departure_id;
  if (takesMore) await refuseHoarding(tx, config.networkLimits, cart, written.departure_id, now);
  const all = lines.map((it) => (it === line ? written : it));
  return cartLineReply(tx, written, { cart: changed, lines: all, storefront, language, now });
}

/** DELETE of a line. The cart goes with its last line (C4). The holds of the other lines stay as they are (C10). */
export async function deleteCartLine(tx: Transaction, input: CallInput<unknown>): Promise<undefined> {
  const { cart, lines } = await lockChangeableCart(tx, input.params['cartId'], input);
  const { line, others } = lineAmong(lines, input.params['id']);
  if (others.length === 0) {
    await dropWhole(tx, cart);
  } else {
    await deleteLine(tx, line.id);
    await saveCart(tx, cart);
  }
}

interface WriteLineInput {
  /** The line's cart and position. An existing line keeps its participants. */
  line: Pick<CartLineRow, 'id' | 'cart_id' | 'position' | 'participants_json'>;
  /** The line as last written; null for a new line. */
  before: CartLineRow | null;
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Writes a priced line and takes its places. @throws Refused, which rolls all of it back */
export async function writeLine(
  tx: Transaction,
  { line, before, now, expires_at }: WriteLineInput,
  { at, pieces, times, row }: PricedLine,
): Promise<CartLineRow & { times: LineTimes }> {
  const written = { ...line, ...row, times, answers_json: answersLeft(before, row) };
  await (before ? updateLine : insertLine)(tx, written);
  await takePlaces(tx, {
    line_id: line.id,
    cart_id: line.cart_id,
    before,
    at,
    places: row.places,
    pieces,
    now,
    expires_at,
  });
  return written;
}

const NO_ANSWERS = '[]';

/** The answers that still fit: answers of removed guests and removed questions are dropped. */
function answersLeft(before: CartLineRow | null, { snapshot_json }: PricedLine['row']): string {
  if (before === null || before.answers_json === NO_ANSWERS) return NO_ANSWERS;
  const line = JSON.parse(snapshot_json) as LineSnapshot;
  return JSON.stringify(fittingAnswers(line, JSON.parse(before.answers_json) as BookingAnswer[]));
}
