import * as words from '#words/outbox.ts';
import type { CartChange, CartLine } from '../contract/cart.ts';
import { lineWords, unitsText } from '../text/line-words.ts';
import { type Command, lineOf } from './commands.ts';
import { canDiscard } from './line-recovery.ts';
import type { Mirror } from './mirror.ts';
import { syncStatusOf } from './shown-cart.ts';

export type WaitingChange = ReturnType<typeof waitingChanges>[number];

/** What waits on this device, in the order in which it will be sent. An order never waits by itself (W8). */
export function waitingChanges(mirror: Mirror) {
  const changes = mirror.outbox.filter(({ kind }) => kind !== 'create_order');
  return changes.map((command) => ({
    id: command.id,
    what: commandText(command, mirror),
    detail: 'estimate' in command ? lineDetail(command.estimate) : null,
    syncStatus: syncStatusOf(command),
    canDiscard: canDiscard(mirror, command),
  }));
}

export function commandText(command: Command, mirror: Mirror): string {
  switch (command.kind) {
    case 'add_line':
      return words.addLine(command.estimate.experience.title);
    case 'change_line':
      return words.changeLine(command.estimate.experience.title);
    case 'drop_line':
      return words.dropLine(titleOf(command.line_id, mirror));
    case 'drop_cart':
      return words.dropCart;
    case 'change_cart':
      return detailsAsked(command.change);
    case 'create_order':
      return words.createOrder;
  }
}

function detailsAsked({ promo_code, extend_hold, ...details }: CartChange): string {
  if (promo_code !== undefined) return promo_code ? words.applyCode(promo_code) : words.removeCode;
  if (extend_hold) return words.holdLonger;
  return Object.keys(details).join() === 'note' ? words.saveNote : words.saveContact;
}

function titleOf(lineId: string, { snapshot, outbox }: Mirror): string | undefined {
  const asked = outbox.find((it) => 'estimate' in it && lineOf(it) === lineId);
  const estimate = asked && 'estimate' in asked ? asked.estimate : undefined;
  const line = snapshot?.lines.find(({ id }) => id === lineId) ?? estimate;
  return line?.experience.title;
}

/** 'Tue 1 Dec 2026, 10:00 · 2 × Adult'. */
export function lineDetail(line: CartLine): string {
  const { date, time } = lineWords(line);
  return `${date}, ${time} · ${unitsText(line)}`;
}
