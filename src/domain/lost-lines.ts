import type { CartLine, LineWish } from './contract/cart.ts';
import type { LostLine, Mirror } from './mirror.ts';
import { shownCart } from './shown-cart.ts';

/** What a cart leaves behind when its hold has lapsed: its lines as the visitor saw them, without names (C5). */
export function linesLost(mirror: Mirror, cartId: string, now: Temporal.Instant): LostLine[] {
  const sent = new Set(mirror.outbox.flatMap((it) => (it.kind === 'add_line' && it.sent ? [it.line_id] : [])));
  const lines = shownCart({ ...mirror, id: cartId })?.lines ?? [];
  return lines.filter((line) => !sent.has(line.id)).map((line) => lostLine(cartId, line, now));
}

/** A line as a draft. @param now by the engine's clock */
export function lostLine(cart_id: string, line: CartLine, now: Temporal.Instant): LostLine {
  const nameless = { ...line, booking_participants_info: { has_main_contact: false, participants: [] } };
  return { cart_id, line: nameless, lost_at: now.toString() };
}

/** Drafts are kept for 24 hours (C12). @param now by the engine's clock */
export function withoutStaleDrafts(mirror: Mirror, now: Temporal.Instant): Mirror {
  const oldest = now.subtract({ hours: DRAFT_HOURS });
  const isFresh = ({ lost_at }: LostLine) => Temporal.Instant.compare(Temporal.Instant.from(lost_at), oldest) > 0;
  return mirror.lost_lines.every(isFresh) ? mirror : { ...mirror, lost_lines: mirror.lost_lines.filter(isFresh) };
}

const DRAFT_HOURS = 24;

/** The wish that a line once was. */
export function wishOf({ experience_id, booking_info, extra_items_units }: CartLine): LineWish {
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
