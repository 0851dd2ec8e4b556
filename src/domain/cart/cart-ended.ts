import { type Problem } from '../contract/problems.ts';
import type { Refusal } from '../contract/refusals.ts';
import { type AddLine, type Command, lineOf, withoutPersonalData } from './commands.ts';
import type { Mirror } from './mirror.ts';
import { confirm, expire, pruned, refuse, resend, withdraw } from './outbox.ts';
import { isRemoved, latestSelection, withDraft } from './shown-cart.ts';

/** The way a cart ended: expired or unknown to the engine, or bought. */
export type Ending = 'gone' | 'ordered';

/** The most times that a selection is applied again as a new command (W7). */
export const MOST_RENEWALS = 3;

/**
 * Settles a command for a cart that has ended. A removal from a cart that is gone is done. A line for the shown cart starts a new cart (with `fresh`
 * ids). A line for a cart that the visitor has left becomes a draft. Any other command is refused.
 */
export function settleEnded(
  mirror: Mirror,
  command: Command,
  ending: Ending,
  answer: { readonly status: number; readonly refusal: Refusal },
  fresh: { readonly id: string; readonly cart_id: string },
  now: Temporal.Instant,
): Mirror {
  // Two deliverers may get the same answer: the second has nothing left to settle.
  if (!mirror.outbox.some(({ id }) => id === command.id)) return mirror;
  const ended = (before: Mirror) => endCart(before, command.cart_id, ending, now);
  const isRemoval = command.kind === 'drop_line' || command.kind === 'drop_cart';
  if (isRemoval && ending === 'gone') return confirmEnded(mirror, command, ending, now);
  if (command.kind !== 'add_line') return ended(refuse(mirror, command.id, answer.status, answer.refusal, now));
  const isShown = mirror.id === command.cart_id && !isRemoved(command, mirror.outbox);
  if (!isShown) return withDraft(ended(withdraw(mirror, command.id)), command, mirror.outbox, now);
  if (command.renewals >= MOST_RENEWALS) return refuse(ended(mirror), command.id, answer.status, answer.refusal, now);
  const restarted = restartedLine(ended(mirror), latestSelection(command, mirror.outbox), fresh);
  return { ...restarted, id: fresh.cart_id, expires_at: null };
}

/** Settles a command that took effect, although its cart has ended. The rest of the cart becomes drafts, including the command's own line (C5). */
export function confirmEnded(mirror: Mirror, command: Command, ending: Ending, now: Temporal.Instant): Mirror {
  if (!mirror.outbox.some(({ id }) => id === command.id)) return mirror;
  // The cart is ended first, while the outbox still has the command with its line.
  const ended = endCart(mirror, command.cart_id, ending, now);
  const settled = confirm(ended, command.id, command.kind === 'drop_cart' ? null : undefined, now);
  if (command.kind !== 'add_line' || ending !== 'gone') return settled;
  // The draft has the latest selection, so waiting changes of it are removed.
  return pruned(withDraft(settled, command, mirror.outbox, now));
}

/**
 * The engine reports that a cart has ended. If it was ordered, only lines that never reached it become drafts; changes of its other lines are refused
 * as too late.
 */
export function endCart(mirror: Mirror, cartId: string, ending: Ending, now: Temporal.Instant): Mirror {
  if (ending === 'gone') return expire(mirror, cartId, now);
  const ended = expire(mirror.snapshot?.id === cartId ? { ...mirror, snapshot: null } : mirror, cartId, now);
  const isDraft = (line: string | null) => ended.lost_lines.some((it) => it.line.id === line);
  const tooLate = mirror.outbox.filter(
    (it) => isChange(it) && it.cart_id === cartId && !ended.outbox.includes(it) && !isDraft(lineOf(it)),
  );
  const refusal = { detail: 'This cart has been ordered.', code: 'cart_ordered' };
  const refused = { status: 409, refusal, at: now.toString() };
  const refusals = tooLate.map((it) => ({ command: withoutPersonalData(it), ...refused }));
  return { ...ended, refusals: [...ended.refusals, ...refusals] };
}

/** The refusals of commands whose cart, line or experience does not exist: by the device itself, or after a 404 of the engine. */
export const GONE = {
  line: { detail: 'This line is not in the cart.', code: 'line_gone' },
  cart: { detail: 'This cart is not there.', code: 'cart_gone' },
  experience: { detail: 'This experience is not there.', code: 'experience_gone' },
} as const satisfies Record<string, Refusal>;

export function goneFor(kind: Command['kind']): Refusal {
  if (kind === 'add_line') return GONE.experience;
  return kind === 'change_line' ? GONE.line : GONE.cart;
}

/** The engine answers 400 at this field if a tour was taken off sale since it was chosen. The visitor sees that the experience is gone (C18). */
export function goneExperience(problems: readonly Problem[]): Refusal | null {
  return problems.some(({ path }) => path[0] === 'experience_id') ? GONE.experience : null;
}

const isChange = ({ kind }: Command) => kind !== 'add_line' && kind !== 'create_order';

/** Sends the line again for a new cart. Its changes that were not sent yet become part of the new selection. */
function restartedLine(mirror: Mirror, command: AddLine, { id, cart_id }: { id: string; cart_id: string }): Mirror {
  const { line_id, selection, estimate } = command;
  const renewed = resend(mirror, command.id, id);
  return {
    ...renewed,
    outbox: renewed.outbox
      .filter((it) => it.kind !== 'change_line' || it.line_id !== line_id || it.sent !== null)
      .map((it) => (it.id === id && it.kind === 'add_line' ? { ...it, cart_id, selection, estimate } : it)),
  };
}
