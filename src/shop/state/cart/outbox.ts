import { atom } from 'jotai';
import { type Difference, differences } from '#domain/cart/agreement.ts';
import { type ChangeCart, type Command, lineOf } from '#domain/cart/commands.ts';
import type { Replacement } from '#domain/cart/line-recovery.ts';
import * as recovery from '#domain/cart/line-recovery.ts';
import type { Mirror, RefusedCommand } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import { type SyncStatus, syncStatusOf } from '#domain/cart/shown-cart.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import { problemsOf } from '#domain/contract/refusals.ts';
import { problemText, refusedCodeWords } from '#text/problem-text.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import { commandPhrases, lineDetail, type WaitingChange, waitingChanges } from '#text/waiting.ts';
import * as words from '#words/outbox.ts';
import { isKioskAtom } from '../kiosk-mode.ts';
import { cartAtom, mirrorAtom, openCartAtom, orderingAtom } from './cart.ts';

/**
 * The commands that wait on this device, in the order in which they will be sent (W5). A kiosk does not show the removals that earlier visitors have
 * left.
 */
export const waitingAtom = atom((get): readonly WaitingChange[] => {
  const mirror = get(mirrorAtom);
  if (!mirror) return [];
  const isOwn = ({ kind, cart_id }: Command) => kind !== 'drop_cart' || cart_id === mirror.id;
  return waitingChanges(get(isKioskAtom) ? { ...mirror, outbox: mirror.outbox.filter(isOwn) } : mirror);
});

export type Refused = ReturnType<typeof refusedOf>;

/** The commands that were refused while the visitor was elsewhere, until the visitor acts on them (W7). */
export const refusedAtom = atom((get): readonly Refused[] => {
  const mirror = get(mirrorAtom);
  return (mirror?.refusals ?? []).filter(recovery.hasWayOn).map((it) => refusedOf(it, mirror as Mirror));
});

function refusedOf(it: RefusedCommand, mirror: Mirror) {
  const { command, refusal } = it;
  const isCode = isOfCode(command);
  const problems = problemsOf(refusal);
  const [first] = problems;
  const problem = first && (isCode ? refusedCodeWords(problems) : problemText(first));
  const line = recovery.isOfLine(it) ? it.command.estimate : null;
  return {
    id: command.id,
    what: commandPhrases(command, mirror),
    detail: line && lineDetail(line),
    words: problem === undefined ? refusalMessage(refusal.code, refusal) : { ...NOT_ACCEPTED, text: problem },
    instead: recovery.isOfLine(it) ? recovery.replacementsFor(it) : [],
    /** The line to open a form with, and the slug of its experience. */
    line: line && { id: lineOf(command) ?? line.id, slug: line.experience.slug },
    refusal,
    kind: command.kind,
    isCode,
  };
}

const NOT_ACCEPTED = { title: words.notAccepted, way_on: { label: words.goToCart, to: 'cart' } } as const;

/** Lines of an expired cart, until they are restored, discarded or a day old (C12). */
export const draftsAtom = atom((get): readonly CartLine[] => get(mirrorAtom)?.lost_lines.map(({ line }) => line) ?? []);

/** An order that waits for another tap, with its differences from the agreed order (W8). Null if there is none. */
export const readyOrderAtom = atom((get): { readonly changed: readonly Difference[] } | null => {
  const [cart, mirror, ordering] = [get(cartAtom), get(mirrorAtom), get(orderingAtom)];
  const order = mirror?.outbox.find((it) => it.kind === 'create_order' && it.cart_id === mirror.id);
  if (ordering !== 'ready' || !cart || order?.kind !== 'create_order') return null;
  return { changed: differences(order.agreed, cart) };
});

/** An action of the visitor on waiting, refused or lost lines. */
const changing = <Args extends unknown[]>(change: (mirror: Mirror, ...args: Args) => Mirror) =>
  atom(null, async (_get, set, ...args: Args): Promise<void> => {
    const device = await set(openCartAtom);
    await device.change((mirror) => change(mirror, ...args));
  });

const newId = () => crypto.randomUUID();

export const retryNowAtom = changing((mirror) => outbox.retryNow(mirror));

export const withdrawAtom = changing((mirror, id: string) => recovery.discardCommand(mirror, id, newId));

export const replaceRefusedAtom = changing((mirror, id: string, instead: Replacement) => {
  const refused = mirror.refusals.find(({ command }) => command.id === id);
  return refused && recovery.isOfLine(refused) ? recovery.replaceRefused(mirror, refused, instead, newId) : mirror;
});

export const dismissRefusedAtom = changing(outbox.dismiss);

/** Asks again for lost lines (C12). */
export const restoreLinesAtom = changing((mirror, lineIds: readonly string[]) =>
  recovery.restoreLines(mirror, lineIds, newId),
);

export const discardDraftsAtom = changing((mirror, lineIds: readonly string[]) =>
  lineIds.reduce((rest, id) => recovery.discardLine(rest, id, newId), mirror),
);

/** A code that the engine has not been asked about yet, or '' for a removed one. Null if none waits. */
export const waitingCodeAtom = atom((get): { readonly code: string; readonly syncStatus: SyncStatus } | null => {
  const mirror = get(mirrorAtom);
  const command = mirror?.outbox.findLast((it): it is ChangeCart => it.cart_id === mirror.id && isOfCode(it));
  return command ? { code: command.change.promo_code ?? '', syncStatus: syncStatusOf(command) } : null;
});

/** Codes that were refused while the visitor was elsewhere: their ids, and the refusal's words for the last one. */
export const refusedCodesAtom = atom((get): { readonly ids: readonly string[]; readonly words: string | null } => {
  const codes = get(refusedAtom).filter(({ isCode }) => isCode);
  return { ids: codes.map(({ id }) => id), words: codes.at(-1)?.words.text ?? null };
});

function isOfCode(command: Command): command is ChangeCart {
  return command.kind === 'change_cart' && command.change.promo_code !== undefined;
}
