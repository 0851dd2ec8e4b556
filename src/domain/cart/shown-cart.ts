import { fittingAnswers } from '../booking/booking-questions.ts';
import type { Cart, CartChange, CartLine, LineSelection } from '../contract/cart.ts';
import { minor, toDecimal } from '../money/money.ts';
import { cartTotals } from '../money/totals.ts';
import { linesByStart } from '../time/lines-by-start.ts';
import type { AddLine, Command } from './commands.ts';
import type { ExpiredLine, Mirror } from './mirror.ts';

/** The state of a change: only on this device, being sent, or confirmed by the engine (W5). */
export type SyncStatus = 'saved' | 'sending' | 'confirmed';

export interface ShownLine extends CartLine {
  readonly syncStatus: SyncStatus;
}

/** The last confirmed cart with the pending commands applied. No places are held while `expires_at` is null. */
export interface ShownCart extends Omit<Cart, 'lines' | 'expires_at' | 'max_expires_at'> {
  readonly lines: readonly ShownLine[];
  readonly expires_at: string | null;
  readonly max_expires_at: string | null;
  readonly syncStatus: SyncStatus;
}

/**
 * The cart as the visitor sees it, its lines in the order of their starts; null without one. Until the engine has answered, the shop's own rules
 * price it (E9, W5).
 */
export function shownCart(mirror: Mirror): ShownCart | null {
  if (mirror.id === null) return null;
  const pending = mirror.outbox.filter((it) => it.cart_id === mirror.id && it.kind !== 'create_order');
  const confirmed = mirror.snapshot?.id === mirror.id ? asShown(mirror.snapshot) : null;
  const cart = pending.reduce<ShownCart | null>(applied, confirmed);
  return cart && cart.lines.length > 0 ? { ...cart, lines: linesByStart(cart.lines) } : null;
}

export function syncStatusOf({ sent, not_before }: Command): SyncStatus {
  return sent !== null && not_before === null ? 'sending' : 'saved';
}

/** A cart without one of its lines, with the totals that the engine would compute. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  return totalled({ ...cart, lines: cart.lines.filter((line) => line.id !== lineId) });
}

function asShown(cart: Cart): ShownCart {
  return { ...cart, lines: cart.lines.map((line) => ({ ...line, syncStatus: 'confirmed' })), syncStatus: 'confirmed' };
}

function applied(cart: ShownCart | null, command: Command): ShownCart | null {
  const syncStatus = syncStatusOf(command);
  if (command.kind === 'add_line')
    return withLine(cart ?? cartOf(command.cart_id, command.estimate), command.estimate, syncStatus);
  if (cart === null) return null;
  switch (command.kind) {
    case 'change_line':
      return withChangedLine(cart, command.estimate, syncStatus);
    case 'drop_line':
      return totalled({ ...cart, lines: cart.lines.filter((line) => line.id !== command.line_id), syncStatus });
    case 'drop_cart':
      return null;
    case 'change_cart':
      return { ...withDetails(cart, command.change), syncStatus };
    case 'create_order':
      return cart;
  }
}

function withLine(cart: ShownCart, estimate: CartLine, syncStatus: SyncStatus): ShownCart {
  const others = cart.lines.filter((line) => line.id !== estimate.id);
  return totalled({ ...cart, lines: [...others, { ...estimate, syncStatus }], syncStatus });
}

function withChangedLine(cart: ShownCart, estimate: CartLine, syncStatus: SyncStatus): ShownCart {
  const lines = cart.lines.map((line) =>
    line.id === estimate.id
      ? {
          ...estimate,
          booking_participants_info: line.booking_participants_info,
          booking_answers: fittingAnswers(estimate, line.booking_answers),
          syncStatus,
        }
      : line,
  );
  return totalled({ ...cart, lines, syncStatus });
}

function withDetails(cart: ShownCart, change: CartChange): ShownCart {
  const lists = new Map(change.booking_participants_info?.map(({ line_id, ...info }) => [line_id, info]));
  const answered = new Map(change.booking_answers?.map(({ line_id, answers }) => [line_id, answers]));
  return {
    ...cart,
    main_contact_info: change.main_contact_info ?? cart.main_contact_info,
    note: change.note === undefined ? cart.note : (change.note ?? ''),
    has_participants_info: change.has_participants_info ?? cart.has_participants_info,
    lines: cart.lines.map((line) => ({
      ...line,
      booking_participants_info: lists.get(line.id) ?? line.booking_participants_info,
      booking_answers: fittingAnswers(line, answered.get(line.id) ?? line.booking_answers),
    })),
  };
}

/** The cart with the full price of some lines due now, so that nothing of them is left to pay later (V3). */
export function withLinesDue(cart: ShownCart, ids: ReadonlySet<string>): ShownCart {
  const { total, total_deposit } = cart;
  if (total.gross === '' || cart.lines.every(({ id }) => !ids.has(id))) return cart;
  const lines = cart.lines.map((line) =>
    ids.has(line.id) ? { ...line, booking_deposit: { ...line.booking_deposit, amount: line.total.gross } } : line,
  );
  const due = totalled({ ...cart, lines });
  if (due.total.gross !== total.gross || due.total_deposit.amount === total_deposit.amount) return cart;
  return { ...cart, total_deposit: due.total_deposit, total_deposit_percentage: due.total_deposit_percentage };
}

function totalled<C extends Cart | ShownCart>(cart: C): C {
  const { currency } = cart.total;
  // If the engine has not sent an amount of a line, the sums are left empty too (F1).
  if (cart.lines.some(({ total, booking_deposit }) => total.gross === '' || booking_deposit.amount === ''))
    return { ...cart, total: { gross: '', currency }, total_deposit: { amount: '', currency } };
  const lines = cart.lines.map(({ total, booking_deposit }) => ({
    gross: minor(total.gross, currency),
    deposit: minor(booking_deposit.amount, currency),
  }));
  const { subtotal, total, deposit, depositPercentage } = cartTotals(
    lines,
    minor(cart.discount?.amount || '0', currency),
    currency,
  );
  return {
    ...cart,
    subtotal: { gross: toDecimal(subtotal, currency), currency },
    total: { gross: toDecimal(total, currency), currency },
    total_deposit: { amount: toDecimal(deposit, currency), currency },
    total_deposit_percentage: depositPercentage,
  };
}

/** A cart that the engine does not know yet. */
function cartOf(id: string, { total: { currency } }: CartLine): ShownCart {
  const nothing = { gross: toDecimal(0, currency), currency };
  return {
    id,
    lines: [],
    subtotal: nothing,
    discount: null,
    total: nothing,
    total_deposit: { amount: nothing.gross, currency },
    total_deposit_percentage: 0,
    main_contact_info: null,
    has_participants_info: false,
    note: '',
    promo_code: null,
    promo_problem: null,
    promo_refusal: null,
    unsold_lines: [],
    expires_at: null,
    max_expires_at: null,
    payment_methods: [],
    version: 0,
    server_now: '',
    syncStatus: 'saved',
  };
}

/** The lines that stay as drafts when a cart's hold has lapsed: as the visitor saw them, without names (C5). */
export function expiredLines(mirror: Mirror, cartId: string, now: Temporal.Instant): ExpiredLine[] {
  const sent = new Set(mirror.outbox.flatMap((it) => (it.kind === 'add_line' && it.sent ? [it.line_id] : [])));
  const lines = shownCart({ ...mirror, id: cartId })?.lines ?? [];
  return lines.filter((line) => !sent.has(line.id)).map((line) => expiredLine(cartId, line, now));
}

function expiredLine(cart_id: string, line: CartLine, now: Temporal.Instant): ExpiredLine {
  return { cart_id, line: redactLine(line), lost_at: now.toString() };
}

/** A line without personal data. */
export function redactLine(line: CartLine): CartLine {
  return { ...line, booking_participants_info: { has_main_contact: false, participants: [] }, booking_answers: [] };
}

/** The mirror with a line as a draft, unless it is a draft already or was to be removed. @param before  the outbox while the cart was still there */
export function withDraft(mirror: Mirror, add: AddLine, before: readonly Command[], now: Temporal.Instant): Mirror {
  if (isRemoved(add, before) || mirror.lost_lines.some(({ line }) => line.id === add.line_id)) return mirror;
  const { estimate } = latestSelection(add, before);
  return { ...mirror, lost_lines: [...mirror.lost_lines, expiredLine(add.cart_id, estimate, now)] };
}

/** A line with its latest selection: with the change that still waits. */
export function latestSelection(add: AddLine, commands: readonly Command[]): AddLine {
  const last = commands.findLast((it) => it.kind === 'change_line' && it.line_id === add.line_id);
  if (last?.kind !== 'change_line') return add;
  return { ...add, selection: { ...add.selection, ...last.change }, estimate: last.estimate };
}

export function isRemoved({ cart_id, line_id }: Pick<AddLine, 'cart_id' | 'line_id'>, commands: readonly Command[]) {
  return commands.some(
    (it) => it.cart_id === cart_id && (it.kind === 'drop_cart' || (it.kind === 'drop_line' && it.line_id === line_id)),
  );
}

/** Drafts and refusals are stored for 24 hours (C12). @param now by the engine's clock */
export function withoutOldLines(mirror: Mirror, now: Temporal.Instant): Mirror {
  const oldest = now.subtract({ hours: DRAFT_HOURS });
  const isFresh = (at: string) => Temporal.Instant.compare(Temporal.Instant.from(at), oldest) > 0;
  const lost_lines = mirror.lost_lines.filter(({ lost_at }) => isFresh(lost_at));
  const refusals = mirror.refusals.filter(({ at }) => isFresh(at));
  const isSame = lost_lines.length === mirror.lost_lines.length && refusals.length === mirror.refusals.length;
  return isSame ? mirror : { ...mirror, lost_lines, refusals };
}

const DRAFT_HOURS = 24;

/** Whether a line is in the cart with the same selection as the draft. A draft with another selection stays, so that the visitor sees it. */
export function isSameLine(line: CartLine, draft: CartLine): boolean {
  return line.id === draft.id && JSON.stringify(selectionOf(line)) === JSON.stringify(selectionOf(draft));
}

export function selectionOf({ experience_id, booking_info, extra_items_units }: CartLine): LineSelection {
  const { date, start_time_id, pricing_rate_id, pickup_point_id, dropoff_point_id } = booking_info;
  return {
    experience_id,
    booking_info: {
      date,
      start_time_id,
      pricing_rate_id,
      pricing_units: booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size }) =>
        group_size === null ? { pricing_option_id, quantity } : { pricing_option_id, quantity, group_size },
      ),
      pickup_point_id,
      dropoff_point_id,
    },
    extra_items_units: extra_items_units.map(({ id, quantity }) => ({ id, quantity })),
  };
}
