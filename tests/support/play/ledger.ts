import { type Command, lineOf } from '#domain/cart/commands.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import { isRemoved } from '#domain/cart/shown-cart.ts';

/** A record of what became of each command that left the outbox. */
export class Ledger {
  /** The confirmed and the refused commands, by their ids. */
  readonly confirmed = new Map<string, Command>();
  readonly refused = new Map<string, Command>();
  /** Descriptions of commands that left the outbox for no valid reason. */
  readonly unexplained: string[] = [];

  /** @param sent  the command that this change stored, if it stored one */
  note(before: Mirror, after: Mirror, sent: Command | null): void {
    const left = new Set(after.outbox.map(({ origin }) => origin));
    for (const command of before.outbox) {
      if (left.has(command.origin)) continue;
      if (after.confirmed.includes(command.origin) && !before.confirmed.includes(command.origin)) {
        this.confirmed.set(command.id, command);
      } else if (after.refusals.some((it) => it.command.origin === command.origin)) {
        this.refused.set(command.id, command);
        this.unexplained.push(...misunderstood(command, after));
      } else if (!isExplained(command, before, after, sent)) {
        this.unexplained.push(`${command.kind} ${command.id} (${command.sent ? 'sent' : 'unsent'}) has vanished`);
      }
    }
  }
}

/** The engine must understand each change of the cart: a change must not name a line that the engine never had. */
function misunderstood(command: Command, { refusals }: Mirror): string[] {
  const { refusal } = refusals.find((it) => it.command.origin === command.origin) ?? {};
  return command.kind === 'change_cart' && refusal?.errors !== undefined
    ? [`${command.id} was not understood: ${JSON.stringify(refusal.errors)}`]
    : [];
}

function isExplained(command: Command, before: Mirror, after: Mirror, sent: Command | null): boolean {
  const line = lineOf(command);
  if (sent && command.kind === 'create_order') return true;
  if (sent && command.sent !== null) return false;
  if (sent && takesBack(sent, command)) return true;
  // The command was about a line that the engine has just refused.
  const refused = after.refusals.filter((it) => !before.refusals.includes(it)).map((it) => it.command);
  if (refused.some((it) => it.kind === 'add_line' && it.line_id === line)) return true;
  // The command's cart has ended (or was never created): its lines are drafts, and nothing else of it stays (C5).
  const isOver = after.id !== command.cart_id && after.snapshot?.id !== command.cart_id;
  if (!isOver) return false;
  const isDraft = after.lost_lines.some((it) => it.line.id === line);
  const isRenewed = after.outbox.some((it) => it.kind === 'add_line' && it.line_id === line);
  switch (command.kind) {
    case 'add_line':
      return isDraft || isRemoved(command, before.outbox);
    case 'change_line':
      return isDraft || isRenewed;
    case 'drop_line':
      return !isRenewed;
    case 'drop_cart':
    case 'change_cart':
    case 'create_order':
      return true;
  }
}

/** Whether a later command cancels or replaces an unsent one. */
function takesBack(later: Command, earlier: Command): boolean {
  if (later.cart_id !== earlier.cart_id) return false;
  if (later.kind === 'drop_cart') return true;
  if (later.kind === 'change_cart') return earlier.kind === 'change_cart';
  return lineOf(later) !== null && lineOf(later) === lineOf(earlier);
}
