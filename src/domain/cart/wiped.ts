import { type DropCart, requestOf, unsent } from './commands.ts';
import { emptyMirror, type Mirror } from './mirror.ts';
import { isKnown } from './outbox.ts';

/**
 * The rest of a visitor's carts on a kiosk (X2): only a DELETE for each cart, which frees its places. The `spared` cart is being paid and gets none.
 */
export function wiped(mirror: Mirror, newId: () => string, spared: string | null = null): Mirror {
  const carts = new Set([mirror.id, mirror.snapshot?.id, ...mirror.outbox.map(({ cart_id }) => cart_id)]);
  const mayBeThere = (id: string) =>
    isKnown(mirror, id) || mirror.outbox.some(({ cart_id, sent }) => cart_id === id && sent !== null);
  const outbox = [...carts]
    .filter((id) => typeof id === 'string')
    .filter((id) => id !== spared && mayBeThere(id))
    .map((id) => bareDrop(mirror, id, newId));
  return { ...emptyMirror, clock_offset: mirror.clock_offset, outbox };
}

/** The DELETE is fixed as if it had been sent, because `pruned` keeps only such commands for an unknown cart. A waiting DELETE keeps its key. */
function bareDrop({ outbox }: Mirror, cartId: string, newId: () => string): DropCart {
  const before = outbox.find((it): it is DropCart => it.kind === 'drop_cart' && it.cart_id === cartId);
  const drop: DropCart = before ?? { ...unsent(newId(), cartId), kind: 'drop_cart' };
  return { ...drop, sent: requestOf(drop, true) };
}
