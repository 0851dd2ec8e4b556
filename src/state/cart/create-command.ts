import { lineEstimate } from '#domain/booking/line-estimate.ts';
import { agreementOf } from '#domain/cart/agreement.ts';
import { GONE, goneFor } from '#domain/cart/cart-ended.ts';
import type { Command } from '#domain/cart/commands.ts';
import { unsent } from '#domain/cart/commands.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import type { CartChange, LineSelection } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { NewOrder } from '#domain/contract/orders.ts';
import type { Refusal } from '#domain/contract/refusals.ts';

/** What the booking form hands over: the selection, the total that it showed, and the experience that it was priced by. */
export type SelectionForm = Pick<LineSelection, 'booking_info' | 'extra_items_units' | 'expected_total'> & {
  experience: Experience;
};

/** What the visitor wants done with the cart. */
export type Intent =
  | { readonly kind: 'add_line'; readonly form: SelectionForm }
  | { readonly kind: 'change_line'; readonly line_id: string; readonly form: SelectionForm }
  | { readonly kind: 'drop_line'; readonly line_id: string }
  | { readonly kind: 'drop_cart' }
  | { readonly kind: 'change_cart'; readonly change: CartChange }
  | { readonly kind: 'create_order'; readonly wish: NewOrder };

/**
 * The intent as a command for the shown cart; the first line makes a cart. Null where there is nothing to remove; a change or an order of
 * what is not there is refused (C16). `expected_total` is the price that the visitor saw, so another price is never charged unseen.
 */
export function createCommand(intent: Intent, mirror: Mirror, newId: () => string): Command | Refusal | null {
  const cart = shownCart(mirror);
  if (intent.kind === 'add_line') {
    const line_id = newId();
    const { experience, booking_info, extra_items_units } = intent.form;
    const estimate = lineEstimate(experience, intent.form, line_id);
    const { expected_total = estimate.total.gross } = intent.form;
    const wish = { experience_id: experience.id, booking_info, extra_items_units, expected_total };
    return { ...unsent(newId(), cart?.id ?? newId()), kind: 'add_line', line_id, wish, estimate };
  }
  const hasLine = !('line_id' in intent) || cart?.lines.some(({ id }) => id === intent.line_id);
  if (cart === null || !hasLine) return isRemoval(intent) ? null : goneFor(intent.kind);
  const common = unsent(newId(), cart.id);
  switch (intent.kind) {
    case 'change_line': {
      const { line_id, form } = intent;
      const { experience, booking_info, extra_items_units = [], expected_total } = form;
      const estimate = lineEstimate(experience, form, line_id);
      const change = {
        booking_info,
        extra_items_units,
        expected_total: expected_total ?? estimate.total.gross,
      };
      return { ...common, kind: 'change_line', line_id, change, estimate };
    }
    case 'drop_line':
      return { ...common, kind: 'drop_line', line_id: intent.line_id };
    case 'drop_cart':
      return { ...common, kind: 'drop_cart' };
    case 'change_cart':
      return { ...common, kind: 'change_cart', change: intent.change };
    case 'create_order':
      return {
        ...(repeated(mirror, cart.id, intent.wish) ?? common),
        kind: 'create_order',
        wish: intent.wish,
        agreed: agreementOf(cart),
      };
  }
}

/** A refusal as the visitor who asked sees it: a line whose cart has ended is not there any more (C16). */
export function refusalOf(intent: Intent, refusal: Refusal): Refusal {
  return intent.kind === 'change_line' && refusal.code === 'cart_expired' ? GONE.line : refusal;
}

const isRemoval = ({ kind }: Intent) => kind === 'drop_line' || kind === 'drop_cart';

/** The same order asked for again is the same command: its key makes the engine answer as it did (W6). */
function repeated(mirror: Mirror, cartId: string, wish: NewOrder): Command | null {
  const before = mirror.outbox.find((it) => it.kind === 'create_order' && it.cart_id === cartId);
  const isSame = before?.kind === 'create_order' && JSON.stringify(before.wish) === JSON.stringify(wish);
  return isSame ? before : null;
}
