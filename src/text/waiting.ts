import { type Command, lineOf } from '#domain/cart/commands.ts';
import { canDiscard } from '#domain/cart/line-recovery.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import { syncStatusOf } from '#domain/cart/shown-cart.ts';
import type { CartChange, CartLine } from '#domain/contract/cart.ts';
import { type Phrase, phrasesAround } from '#domain/text/phrases.ts';
import * as words from '#words/outbox.ts';
import { lineWords, titlePhrase, unitsPhrases } from './line-words.ts';

export type WaitingChange = ReturnType<typeof waitingChanges>[number];

/** The changes that wait on this device, in the order in which they will be sent. An order is not among them (W8). */
export function waitingChanges(mirror: Mirror) {
  const changes = mirror.outbox.filter(({ kind }) => kind !== 'create_order');
  return changes.map((command) => ({
    id: command.id,
    what: commandPhrases(command, mirror),
    detail: 'estimate' in command ? lineDetail(command.estimate) : null,
    syncStatus: syncStatusOf(command),
    canDiscard: canDiscard(mirror, command),
  }));
}

/** The effect of a command in words, with the title of its tour in the title's language (G4). */
export function commandPhrases(command: Command, mirror: Mirror): Phrase[] {
  const line = lineOfCommand(command, mirror);
  return phrasesAround(commandText(command, line?.experience.title), ...(line ? [titlePhrase(line)] : []));
}

function commandText(command: Command, title: string | undefined): string {
  switch (command.kind) {
    case 'add_line':
      return words.addLine(title ?? '');
    case 'change_line':
      return words.changeLine(title ?? '');
    case 'drop_line':
      return words.dropLine(title);
    case 'drop_cart':
      return words.dropCart;
    case 'change_cart':
      return detailsText(command.change);
    case 'create_order':
      return words.createOrder;
  }
}

function detailsText({ promo_code, extend_hold, ...details }: CartChange): string {
  if (promo_code !== undefined) return promo_code ? words.applyCode(promo_code) : words.removeCode;
  if (extend_hold) return words.holdLonger;
  return Object.keys(details).join() === 'note' ? words.saveNote : words.saveContact;
}

/** The line of a command; undefined if neither the snapshot nor the outbox has it. */
function lineOfCommand(command: Command, { snapshot, outbox }: Mirror): CartLine | undefined {
  if ('estimate' in command) return command.estimate;
  if (command.kind !== 'drop_line') return undefined;
  const { line_id } = command;
  const pending = outbox.find((it) => 'estimate' in it && lineOf(it) === line_id);
  const estimate = pending && 'estimate' in pending ? pending.estimate : undefined;
  return snapshot?.lines.find(({ id }) => id === line_id) ?? estimate;
}

/** A line's start and party in words: 'Tue 1 Dec 2026, 10:00 · 2 × Adult'. */
export function lineDetail(line: CartLine): Phrase[] {
  const { date, time } = lineWords(line);
  return [{ text: `${date}, ${time} · ` }, ...unitsPhrases(line)];
}
