import type { Command } from './commands.ts';
import type { Refusal } from './contract/refusals.ts';
import { lostLine } from './lost-lines.ts';
import type { Mirror } from './mirror.ts';
import { confirm, expire, refuse, renew, withdraw } from './outbox.ts';

/** How a cart ended: expired or unknown to the engine, or bought. */
export type Ending = 'gone' | 'ordered';

/** So often a wish is applied again as a new command (W7). */
export const MOST_RENEWALS = 3;

/**
 * A command met a cart that is no more. Removing from it is done; a line for the shown cart begins a new one, as a new command; a
 * line for a cart already left is a draft; whatever else is refused.
 *
 * @param fresh ids for a command and a cart, should they be needed
 * @param now   by the engine's clock
 */
export function settleEnded(
  mirror: Mirror,
  command: Command,
  ending: Ending,
  answer: { readonly status: number; readonly refusal: Refusal },
  fresh: { readonly id: string; readonly cart_id: string },
  now: Temporal.Instant,
): Mirror {
  const ended = (before: Mirror) => withEnded(before, command.cart_id, ending, now);
  switch (command.kind) {
    case 'drop_line':
    case 'drop_cart':
      return confirm(mirror, command.id, null, now);
    case 'add_line': {
      const isShown = mirror.id === command.cart_id;
      if (isShown && command.renewals < MOST_RENEWALS) {
        return { ...begunAnew(ended(mirror), command.id, fresh), id: fresh.cart_id, expires_at: null };
      }
      if (isShown) return refuse(ended(mirror), command.id, answer.status, answer.refusal);
      const rest = ended(withdraw(mirror, command.id));
      return { ...rest, lost_lines: [...rest.lost_lines, lostLine(command.cart_id, command.estimate, now)] };
    }
    case 'change_line':
    case 'change_cart':
    case 'create_order':
      return ended(refuse(mirror, command.id, answer.status, answer.refusal));
  }
}

/** What was bought is no draft: of an ordered cart only lines that never reached it are left over. */
function withEnded(mirror: Mirror, cartId: string, ending: Ending, now: Temporal.Instant): Mirror {
  const isBought = ending === 'ordered' && mirror.snapshot?.id === cartId;
  return expire(isBought ? { ...mirror, snapshot: null } : mirror, cartId, now);
}

function begunAnew(mirror: Mirror, id: string, fresh: { id: string; cart_id: string }): Mirror {
  const renewed = renew(mirror, id, fresh.id);
  const { cart_id } = fresh;
  return { ...renewed, outbox: renewed.outbox.map((it) => (it.id === fresh.id ? { ...it, cart_id } : it)) };
}
