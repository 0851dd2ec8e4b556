import { fittingAnswers } from '../booking/booking-questions.ts';
import type { Cart, CartChange, CartLine } from '../contract/cart.ts';
import { minor, toDecimal } from '../money/money.ts';
import { cartTotals } from '../money/totals.ts';
import type { Command } from './commands.ts';
import type { Mirror } from './mirror.ts';

/** Where a change stands: only on this device, on its way, or the engine's own word (W5). */
export type SyncStatus = 'saved' | 'sending' | 'confirmed';

export interface ShownLine extends CartLine {
  readonly syncStatus: SyncStatus;
}

/** The last confirmed cart with the pending commands applied. Nothing is held while `expires_at` is null. */
export interface ShownCart extends Omit<Cart, 'lines' | 'expires_at' | 'max_expires_at'> {
  readonly lines: readonly ShownLine[];
  readonly expires_at: string | null;
  readonly max_expires_at: string | null;
  readonly syncStatus: SyncStatus;
}

/** The cart as the visitor sees it, priced by the shop's own rules where the engine has not answered (E9, W5); null without one. */
export function shownCart(mirror: Mirror): ShownCart | null {
  if (mirror.id === null) return null;
  const pending = mirror.outbox.filter((it) => it.cart_id === mirror.id && it.kind !== 'create_order');
  const confirmed = mirror.snapshot?.id === mirror.id ? asShown(mirror.snapshot) : null;
  const cart = pending.reduce<ShownCart | null>(applied, confirmed);
  return cart && cart.lines.length > 0 ? cart : null;
}

/** How far a command has got. */
export function syncStatusOf({ sent, not_before }: Command): SyncStatus {
  return sent !== null && not_before === null ? 'sending' : 'saved';
}

/** A cart without one of its lines, as the engine would total it. */
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

function totalled<C extends Cart | ShownCart>(cart: C): C {
  const { currency } = cart.total;
  // An amount that the engine did not tell is missing from the sum too (F1).
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

/** A cart that only this device knows of. */
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
    expires_at: null,
    max_expires_at: null,
    payment_methods: [],
    version: 0,
    server_now: '',
    syncStatus: 'saved',
  };
}
