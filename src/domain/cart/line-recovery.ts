import type { CartLine } from '../contract/cart.ts';
import { endOf, instantOf } from '../time/schedule.ts';
import { type AddLine, type ChangeLine, type Command, unsent } from './commands.ts';
import { forgetLine } from './drafts.ts';
import type { Mirror, RefusedCommand } from './mirror.ts';
import { dismiss, enqueue } from './outbox.ts';
import { headcount } from './people.ts';
import { isRemoved, redactLine, selectionOf, shownCart } from './shown-cart.ts';

/** An alternative for a refused line that needs no form: another start of its day, or the price that the engine named. */
export type Replacement =
  | { readonly kind: 'start'; readonly id: number; readonly time: string; readonly left: number }
  | { readonly kind: 'price'; readonly total: string; readonly currency: string };

export type RefusedLine = RefusedCommand & { readonly command: AddLine | ChangeLine };

export function isOfLine(refused: RefusedCommand): refused is RefusedLine {
  return refused.command.kind === 'add_line' || refused.command.kind === 'change_line';
}

/** Whether the visitor can act on a refusal. For a cart that is gone, only its lines can be asked for again. */
export function hasWayOn(refused: RefusedCommand): boolean {
  return isOfLine(refused) || refused.refusal.code !== 'cart_expired';
}

/** The alternatives for a line that was not added or not changed, as far as the refusal names them. */
export function replacementsFor({ command: { estimate }, refusal }: RefusedLine): Replacement[] {
  if (refusal.code === 'price_changed' && refusal.new_total !== undefined) {
    return [{ kind: 'price', total: refusal.new_total, currency: refusal.currency ?? estimate.total.currency }];
  }
  const people = headcount(estimate);
  return (refusal.start_times ?? [])
    .filter(({ vacancies }) => vacancies >= people)
    .slice(0, MOST_STARTS)
    .map(({ id, time, vacancies }) => ({ kind: 'start', id, time, left: vacancies }));
}

const MOST_STARTS = 3;

/** Asks for a refused line again, with an alternative. This also settles the refusal. */
export function replaceRefused(mirror: Mirror, refused: RefusedLine, instead: Replacement, newId: () => string) {
  if (!mirror.refusals.some(({ command: { id } }) => id === refused.command.id)) return mirror;
  const estimate = changed(refused.command.estimate, instead);
  return enqueue(dismiss(mirror, refused.command.id), replacementCommand(mirror, refused.command, estimate, newId));
}

/** A line that is in the cart is changed. Any other line is added to the current cart. */
function replacementCommand(
  mirror: Mirror,
  { kind, line_id }: AddLine | ChangeLine,
  estimate: CartLine,
  newId: () => string,
): AddLine | ChangeLine {
  const cart = shownCart(mirror);
  if (kind === 'add_line' || !cart?.lines.some(({ id }) => id === line_id)) return added(mirror, estimate, newId);
  return changeTo(estimate, cart.id, newId);
}

function changeTo(estimate: CartLine, cart_id: string, newId: () => string): ChangeLine {
  const { booking_info, extra_items_units } = selectionOf(estimate);
  const change = { booking_info, extra_items_units, expected_total: estimate.total.gross };
  return { ...unsent(newId(), cart_id), kind: 'change_line', line_id: estimate.id, change, estimate };
}

function added(mirror: Mirror, line: CartLine, newId: () => string): AddLine {
  const line_id = newId();
  const estimate = { ...line, id: line_id };
  const selection = { ...selectionOf(estimate), expected_total: estimate.total.gross };
  return { ...unsent(newId(), shownCart(mirror)?.id ?? newId()), kind: 'add_line', line_id, selection, estimate };
}

function changed(line: CartLine, instead: Replacement): CartLine {
  if (instead.kind === 'price') return { ...line, total: { gross: instead.total, currency: instead.currency } };
  const { booking_info, time_zone } = line;
  const startsAt = instantOf(booking_info.date, instead.time, time_zone);
  return {
    ...line,
    booking_info: {
      ...booking_info,
      start_time_id: instead.id,
      start_time: { ...booking_info.start_time, id: instead.id, time: instead.time },
    },
    starts_at: startsAt.toString(),
    ends_at: endOf(startsAt, line.experience.duration, time_zone)?.toString() ?? null,
  };
}

/** Asks again for the lines of an expired cart, if places are left (C12). */
export function restoreLines(mirror: Mirror, lineIds: readonly string[], newId: () => string): Mirror {
  return lineIds.reduce((result, lineId) => {
    const draft = result.lost_lines.find(({ line }) => line.id === lineId);
    if (!draft) return result;
    const rest = discardLine(result, lineId, newId);
    return enqueue(rest, added(rest, draft.line, newId));
  }, mirror);
}

/** Removes a lost or refused line. If a command under way brings its cart back, a second command removes the line from it. */
export function discardLine(mirror: Mirror, lineId: string, newId: () => string): Mirror {
  const draft = mirror.lost_lines.find(({ line }) => line.id === lineId);
  const rest = forgetLine(mirror, lineId);
  const isUnderWay = mirror.outbox.some(({ cart_id, sent }) => cart_id === draft?.cart_id && sent !== null);
  if (!draft || !isUnderWay) return rest;
  return enqueue(rest, { ...unsent(newId(), draft.cart_id), kind: 'drop_line', line_id: lineId });
}

/** Takes back a command. A line that was sent may already be added or changed: then it is removed again, or changed back. */
export function discardCommand(mirror: Mirror, id: string, newId: () => string): Mirror {
  const command = mirror.outbox.find((it) => it.id === id);
  if (!command || !canDiscard(mirror, command)) return mirror;
  if (command.kind === 'add_line') {
    const { cart_id, line_id } = command;
    return enqueue(mirror, { ...unsent(newId(), cart_id), kind: 'drop_line', line_id });
  }
  const before = command.kind === 'change_line' && command.sent !== null ? confirmedLine(mirror, command) : undefined;
  if (before) return enqueue(mirror, changeTo(redactLine(before), command.cart_id, newId));
  return { ...mirror, outbox: mirror.outbox.filter((it) => it !== command) };
}

/**
 * Whether a command can be taken back. A cart that the visitor has left cannot be restored, so commands that empty it are sent. A line that is about
 * to be removed need not be taken back as well.
 */
export function canDiscard(mirror: Mirror, command: Command): boolean {
  const { kind, sent, cart_id } = command;
  const isToGo = 'estimate' in command && sent !== null && isRemoved(command, mirror.outbox);
  if (isToGo) return false;
  if (kind === 'add_line' || kind === 'create_order') return true;
  if (cart_id !== mirror.id) return false;
  return sent === null || (kind === 'change_line' && confirmedLine(mirror, command) !== undefined);
}

function confirmedLine({ snapshot }: Mirror, { cart_id, line_id }: ChangeLine): CartLine | undefined {
  return snapshot?.id === cart_id ? snapshot.lines.find(({ id }) => id === line_id) : undefined;
}
