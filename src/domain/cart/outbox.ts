import type { Cart } from '../contract/cart.ts';
import type { Refusal } from '../contract/refusals.ts';
import { isLapsed } from '../time/hold.ts';
import type { AddLine, ChangeCart, Command, CreateOrder } from './commands.ts';
import { lineOf, requestOf, withoutLineIn, withoutPersonalData } from './commands.ts';
import type { Mirror } from './mirror.ts';
import { expiredLines, isRemoved, isSameLine, shownCart, withDraft, withoutLine } from './shown-cart.ts';

/** The cart in a confirmation: `null` if the cart is gone, `undefined` if the answer could not be read. */
export type After = Cart | null | undefined;

/** Stores a command, merged with earlier commands that were never sent (W5). */
export function enqueue(mirror: Mirror, command: Command): Mirror {
  const outbox = merged(mirror.outbox, command, isKnown(mirror, command.cart_id));
  const begins = command.kind === 'add_line' && mirror.id !== command.cart_id;
  // Removed lines leave no draft. Changed lines are requested again.
  const shown = command.kind === 'drop_line' || command.kind === 'drop_cart' ? (shownCart(mirror)?.lines ?? []) : [];
  const isSettled = (id: string) =>
    (command.kind === 'change_line' && command.line_id === id) ||
    shown.some((line) => line.id === id && isRemoved({ ...command, line_id: id }, [command]));
  const lost_lines = mirror.lost_lines.filter(({ line }) => !isSettled(line.id));
  const refusals = mirror.refusals.filter((it) => !isMoot(it.command, command));
  return pruned({ ...mirror, outbox, lost_lines, refusals, ...(begins && { id: command.cart_id, expires_at: null }) });
}

/** The outbox with one more command, merged with those never sent. Any change of a cart withdraws its unanswered order (P9). */
function merged(outbox: readonly Command[], command: Command, exists: boolean): readonly Command[] {
  const agreed = outbox.filter((it) => it.kind !== 'create_order' || it.cart_id !== command.cart_id);
  const isUnsent = (it: Command) => it.sent === null && it.cart_id === command.cart_id;
  const isSuperseded = (it: Command) => isUnsent(it) && lineOf(it) !== null && lineOf(it) === lineOf(command);
  const added = agreed.find((it): it is AddLine => it.kind === 'add_line' && isSuperseded(it));

  switch (command.kind) {
    case 'add_line':
    case 'create_order':
      return [...agreed, command];
    case 'change_line': {
      if (!added) return [...agreed.filter((it) => !isSuperseded(it)), command];
      const { id, origin, change, estimate } = command;
      return agreed.map((it) =>
        it === added ? { ...added, id, origin, selection: { ...added.selection, ...change }, estimate } : it,
      );
    }
    case 'drop_line': {
      // Unsent changes of the cart lose their data of this line: merged with a later change, they would be sent after the removal.
      const others = agreed
        .filter((it) => !isSuperseded(it))
        .map((it) => (isUnsent(it) ? withoutLineIn(it, command.line_id) : it));
      return added ? others : [...others, command];
    }
    case 'drop_cart': {
      const others = agreed.filter((it) => !isUnsent(it));
      return exists || others.some((it) => it.cart_id === command.cart_id) ? [...others, command] : others;
    }
    case 'change_cart': {
      // A promo code is sent alone: if the code is unknown, contact details in the same request would be refused too.
      const isCode = ({ change }: ChangeCart) => change.promo_code !== undefined;
      const earlier = agreed.filter(
        (it): it is ChangeCart => it.kind === 'change_cart' && isUnsent(it) && isCode(it) === isCode(command),
      );
      const change = Object.assign({}, ...earlier.map((it) => it.change), command.change) as ChangeCart['change'];
      return [...agreed.filter((it) => !(earlier as Command[]).includes(it)), { ...command, change }];
    }
  }
}

function isMoot(refused: Command, later: Command): boolean {
  if (refused.kind !== 'change_line' || refused.cart_id !== later.cart_id) return false;
  return later.kind === 'drop_cart' || lineOf(later) === refused.line_id;
}

/** The next command, in strict order. An order is sent only if `mayOrder`: its visitor is there, and the agreement still holds (W8). */
export function nextCommand(mirror: Mirror, mayOrder: (order: CreateOrder, mirror: Mirror) => boolean): Command | null {
  return mirror.outbox.find((it) => it.kind !== 'create_order' || mayOrder(it, mirror)) ?? null;
}

/** Fixes the request at the first attempt, and counts attempts (W6). */
export function beginAttempt(mirror: Mirror, id: string): Mirror {
  return changed(mirror, id, (it) => ({
    ...it,
    sent: it.sent ?? requestOf(it, isKnown(mirror, it.cart_id)),
    attempts: it.attempts + 1,
    not_before: null,
  }));
}

/** The attempt failed. @param notBefore epoch milliseconds by the device's clock (W7) */
export function retryLater(mirror: Mirror, id: string, notBefore: number, waits_for: Command['waits_for'] = 'reach') {
  return changed(mirror, id, (it) => ({ ...it, not_before: Math.round(notBefore), waits_for }));
}

/**
 * The engine has answered: commands that wait because it was out of reach may go at once. Commands that it was too busy for keep their pause (W7).
 */
export function retryReachable(mirror: Mirror): Mirror {
  return retryNow(mirror, (it) => it.waits_for !== 'engine');
}

/** The network has returned: waiting commands may go at once, and their pauses start again from the shortest (W7). */
export function retryNow(mirror: Mirror, isReady: (command: Command) => boolean = () => true): Mirror {
  const isPaused = (it: Command) => it.not_before !== null && isReady(it);
  if (!mirror.outbox.some(isPaused)) return mirror;
  return {
    ...mirror,
    outbox: mirror.outbox.map((it) =>
      isPaused(it) ? { ...it, not_before: null, attempts: Math.min(1, it.attempts) } : it,
    ),
  };
}

/** The command has taken effect. If two deliverers report the same command, the second report changes nothing newer. */
export function confirm(mirror: Mirror, id: string, after: After, now: Temporal.Instant): Mirror {
  const command = mirror.outbox.find((it) => it.id === id);
  if (!command) return after ? restore(mirror, after, now) : mirror;
  const settled = { ...withdraw(mirror, id), confirmed: [...mirror.confirmed, command.origin].slice(-MOST_CONFIRMED) };
  if (after) {
    const engineNow = engineTime(mirror, after, now);
    // The device has let this cart go, but the engine has taken it back in time: it is shown again, unless the answer came after its expiry.
    const isBack = settled.id === null && !isLapsed(Temporal.Instant.from(after.expires_at), engineNow);
    const restored = restore(isBack ? { ...settled, id: after.id } : settled, after, now);
    // The cart has lapsed meanwhile, or the visitor has moved to another cart: the line becomes a draft.
    const isLeft = command.kind === 'add_line' && restored.id !== after.id;
    return isLeft ? withDraft(restored, command, mirror.outbox, engineNow) : restored;
  }
  if (after === null) return pruned(withoutCart(settled, command.cart_id));
  const { snapshot } = settled;
  if (command.kind !== 'drop_line' || snapshot?.id !== command.cart_id) return settled;
  // The engine also counts its own change of the cart, so earlier reads of the cart are older.
  return { ...settled, snapshot: { ...withoutLine(snapshot, command.line_id), version: snapshot.version + 1 } };
}

/** The command is over: it moves to the refusals, and commands that depended on it are settled too (W7). @param now by the engine's clock */
export function refuse(mirror: Mirror, id: string, status: number, refusal: Refusal, now: Temporal.Instant): Mirror {
  const command = mirror.outbox.find((it) => it.id === id);
  if (!command) return mirror;
  const outbox = mirror.outbox.flatMap((it) => {
    if (it === command) return [];
    if (command.kind !== 'add_line') return it;
    // Commands for a line that was never added are settled with it.
    if (lineOf(it) === command.line_id) return [];
    return it.cart_id === command.cart_id && it.sent === null ? withoutLineIn(it, command.line_id) : it;
  });
  return pruned({
    ...mirror,
    outbox,
    refusals: [...mirror.refusals, { command, status, refusal, at: now.toString() }],
  });
}

/** Applies the selection again as a new command with a new key: the old command is over and had no effect (W7). */
export function resend(mirror: Mirror, id: string, newId: string): Mirror {
  return changed(mirror, id, (it) => ({
    ...it,
    id: newId,
    sent: null,
    attempts: 0,
    not_before: null,
    renewals: it.renewals + 1,
  }));
}

/** Removes a command without a result: an order that the visitor did not go through with. */
export function withdraw(mirror: Mirror, id: string): Mirror {
  return { ...mirror, outbox: mirror.outbox.filter((it) => it.id !== id) };
}

/** Stores the engine's latest answer as the shown cart. An older answer never replaces a newer one. @param now by the device's clock */
export function restore(mirror: Mirror, cart: Cart, now: Temporal.Instant): Mirror {
  const clock_offset = Temporal.Instant.from(cart.server_now).epochMilliseconds - now.epochMilliseconds;
  const isOlder = mirror.snapshot?.id === cart.id && mirror.snapshot.version > cart.version;
  if (mirror.id !== cart.id) {
    const isUnderWay = mirror.snapshot?.id === cart.id && !isOlder;
    return isUnderWay ? { ...mirror, clock_offset, snapshot: cart } : { ...mirror, clock_offset };
  }
  if (isOlder) return { ...mirror, clock_offset };
  const lost_lines = mirror.lost_lines.filter(({ line }) => !cart.lines.some((it) => isSameLine(it, line)));
  return { ...mirror, clock_offset, snapshot: cart, expires_at: cart.expires_at, lost_lines };
}

/**
 * The hold has lapsed (C5), or the engine no longer knows the cart: its lines become drafts, and the rest is deleted. Sent commands stay until they
 * are answered, with later removals and with changes of a line that may have been added. @param now by the engine's clock
 */
export function expire(mirror: Mirror, cartId: string, now: Temporal.Instant): Mirror {
  const isDraft = (id: string) => mirror.lost_lines.some(({ line }) => line.id === id);
  const lost_lines = [
    ...mirror.lost_lines,
    ...expiredLines(mirror, cartId, now).filter(({ line }) => !isDraft(line.id)),
  ];
  const ofCart = mirror.outbox.filter((it) => it.cart_id === cartId);
  const sent = ofCart.filter((it) => it.sent !== null && it.kind !== 'create_order');
  const left = ofCart.filter((it) => sent.includes(it) || sent.some((before) => isUpTo(it, before)));
  const outbox = mirror.outbox.filter((it) => it.cart_id !== cartId || left.includes(it));
  return withoutCart({ ...mirror, outbox, lost_lines }, cartId);
}

/** Removes a refusal that the visitor has seen or put right. */
export function dismiss(mirror: Mirror, id: string): Mirror {
  return { ...mirror, refusals: mirror.refusals.filter((it) => it.command.id !== id) };
}

export function isKnown({ id, expires_at, snapshot }: Mirror, cartId: string): boolean {
  return snapshot?.id === cartId || (id === cartId && expires_at !== null);
}

function engineTime({ clock_offset }: Mirror, { server_now }: Cart, now: Temporal.Instant): Temporal.Instant {
  return clock_offset === null ? Temporal.Instant.from(server_now) : now.add({ milliseconds: clock_offset });
}

const MOST_CONFIRMED = 20;

function changed(mirror: Mirror, id: string, change: (command: Command) => Command): Mirror {
  if (!mirror.outbox.some((it) => it.id === id)) return mirror;
  return { ...mirror, outbox: mirror.outbox.map((it) => (it.id === id ? change(it) : it)) };
}

/** Whether a command still makes sense after an earlier one that was sent and may take effect. */
function isUpTo(it: Command, before: Command): boolean {
  if (it.kind === 'drop_line' || it.kind === 'drop_cart') return true;
  return it.kind === 'change_line' && before.kind === 'add_line' && before.line_id === it.line_id;
}

/** Deletes the cart with its personal data (C5), also in refusals. */
function withoutCart(mirror: Mirror, cartId: string): Mirror {
  return {
    ...mirror,
    refusals: mirror.refusals.map((it) =>
      it.command.cart_id === cartId ? { ...it, command: withoutPersonalData(it.command) } : it,
    ),
    snapshot: mirror.snapshot?.id === cartId ? null : mirror.snapshot,
    ...(mirror.id === cartId && { id: null, expires_at: null }),
  };
}

/** The mirror without commands for a cart that will never exist, and without that cart. */
export function pruned(mirror: Mirror): Mirror {
  const { id, outbox } = mirror;
  const lives = (cartId: string) =>
    isKnown(mirror, cartId) ||
    outbox.some((it) => it.cart_id === cartId && (it.kind === 'add_line' || it.sent !== null));
  return {
    ...mirror,
    outbox: outbox.filter((it) => lives(it.cart_id)),
    ...(id !== null && !lives(id) && { id: null, expires_at: null }),
  };
}
