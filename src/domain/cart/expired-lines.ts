import type { CartLine, LineSelection } from '../contract/cart.ts';
import type { AddLine, Command } from './commands.ts';
import type { ExpiredLine, Mirror } from './mirror.ts';
import { shownCart } from './shown-cart.ts';

/** What a cart leaves behind when its hold has lapsed: its lines as the visitor saw them, without names (C5). */
export function expiredLines(mirror: Mirror, cartId: string, now: Temporal.Instant): ExpiredLine[] {
  const sent = new Set(mirror.outbox.flatMap((it) => (it.kind === 'add_line' && it.sent ? [it.line_id] : [])));
  const lines = shownCart({ ...mirror, id: cartId })?.lines ?? [];
  return lines.filter((line) => !sent.has(line.id)).map((line) => expiredLine(cartId, line, now));
}

function expiredLine(cart_id: string, line: CartLine, now: Temporal.Instant): ExpiredLine {
  return { cart_id, line: redactLine(line), lost_at: now.toString() };
}

/** A line without what was written of people in it. */
export function redactLine(line: CartLine): CartLine {
  return { ...line, booking_participants_info: { has_main_contact: false, participants: [] }, booking_answers: [] };
}

/** With the line as a draft, unless it is one already or was to be removed. @param before the outbox, when the cart lived */
export function withDraft(mirror: Mirror, add: AddLine, before: readonly Command[], now: Temporal.Instant): Mirror {
  if (isRemoved(add, before) || mirror.lost_lines.some(({ line }) => line.id === add.line_id)) return mirror;
  const { estimate } = latestSelection(add, before);
  return { ...mirror, lost_lines: [...mirror.lost_lines, expiredLine(add.cart_id, estimate, now)] };
}

/** A line as it was wished for last: with the change that still waits for it. */
export function latestSelection(add: AddLine, commands: readonly Command[]): AddLine {
  const last = commands.findLast((it) => it.kind === 'change_line' && it.line_id === add.line_id);
  if (last?.kind !== 'change_line') return add;
  return { ...add, wish: { ...add.wish, ...last.change }, estimate: last.estimate };
}

export function isRemoved({ cart_id, line_id }: Pick<AddLine, 'cart_id' | 'line_id'>, commands: readonly Command[]) {
  return commands.some(
    (it) => it.cart_id === cart_id && (it.kind === 'drop_cart' || (it.kind === 'drop_line' && it.line_id === line_id)),
  );
}

/** Drafts are kept for 24 hours (C12), and so is what was refused. @param now by the engine's clock */
export function withoutOldLines(mirror: Mirror, now: Temporal.Instant): Mirror {
  const oldest = now.subtract({ hours: DRAFT_HOURS });
  const isFresh = (at: string) => Temporal.Instant.compare(Temporal.Instant.from(at), oldest) > 0;
  const lost_lines = mirror.lost_lines.filter(({ lost_at }) => isFresh(lost_at));
  const refusals = mirror.refusals.filter(({ at }) => isFresh(at));
  const isSame = lost_lines.length === mirror.lost_lines.length && refusals.length === mirror.refusals.length;
  return isSame ? mirror : { ...mirror, lost_lines, refusals };
}

const DRAFT_HOURS = 24;

/** Whether a line is there just as it was lost: a draft that asked for something else is still to be said. */
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
