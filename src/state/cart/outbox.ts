import { atom } from 'jotai';
import type { Difference } from '#domain/cart/agreement.ts';
import { differences } from '#domain/cart/agreement.ts';
import type { ChangeCart, Command } from '#domain/cart/commands.ts';
import { lineOf } from '#domain/cart/commands.ts';
import type { Replacement } from '#domain/cart/line-recovery.ts';
import * as second from '#domain/cart/line-recovery.ts';
import type { Mirror, RefusedCommand } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';
import type { RefusalMessage } from '#domain/cart/refusal-messages.ts';
import { refusalMessage } from '#domain/cart/refusal-messages.ts';
import type { SyncStatus } from '#domain/cart/shown-cart.ts';
import { syncStatusOf } from '#domain/cart/shown-cart.ts';
import type { WaitingChange } from '#domain/cart/waiting.ts';
import { commandText, lineDetail, waitingChanges } from '#domain/cart/waiting.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import { firstProblem } from '#domain/text/problems.ts';
import { refusedCodeWords } from '#domain/text/promo-words.ts';
import * as words from '#words/outbox.ts';
import { isKioskAtom } from '../kiosk-mode.ts';
import { cartAtom, mirrorAtom, openCartAtom, orderingAtom } from './cart.ts';

/** What waits on this device, in the order in which it will be sent (W5). What an earlier visitor of a kiosk has left is nobody's business. */
export const waitingAtom = atom((get): readonly WaitingChange[] => {
  const mirror = get(mirrorAtom);
  if (!mirror) return [];
  const isOwn = ({ kind, cart_id }: Command) => kind !== 'drop_cart' || cart_id === mirror.id;
  return waitingChanges(get(isKioskAtom) ? { ...mirror, outbox: mirror.outbox.filter(isOwn) } : mirror);
});

/** What was asked for and refused while the visitor was elsewhere, until something is done about it (W7). */
export interface Refused {
  readonly id: string;
  readonly what: string;
  readonly detail: string | null;
  readonly words: RefusalMessage;
  /** What can be had in its stead at one tap. */
  readonly instead: readonly Replacement[];
  /** The line that a form can be opened with, and of which experience; null where it is not about a line. */
  readonly line: { readonly id: string; readonly slug: string } | null;
  readonly refusal: Refusal;
  readonly kind: Command['kind'];
  /** Of a promo code. */
  readonly isCode: boolean;
}

export const refusedAtom = atom((get): readonly Refused[] => {
  const mirror = get(mirrorAtom);
  return (mirror?.refusals ?? []).filter(second.hasWayOn).map((it) => refusedOf(it, mirror as Mirror));
});

function refusedOf(it: RefusedCommand, mirror: Mirror): Refused {
  const { command, refusal } = it;
  const isCode = command.kind === 'change_cart' && command.change.promo_code !== undefined;
  const isInvalid = refusal.errors !== undefined;
  const problem = isCode && isInvalid ? refusedCodeWords(refusal.errors) : firstProblem(refusal.errors);
  const line = second.isOfLine(it) ? it.command.estimate : null;
  return {
    id: command.id,
    what: commandText(command, mirror),
    detail: line && lineDetail(line),
    words: problem === undefined ? refusalMessage(refusal.code, refusal) : notAccepted(problem),
    instead: second.isOfLine(it) ? second.replacementsFor(it) : [],
    line: line && { id: lineOf(command) ?? line.id, slug: line.experience.slug },
    refusal,
    kind: command.kind,
    isCode,
  };
}

function notAccepted(problem: string): RefusalMessage {
  return { title: words.notAccepted, text: problem, way_on: { label: words.goToCart, to: 'cart' } };
}

/** Lines of a cart that has expired, until they are put back, dismissed or a day old (C12). */
export const draftsAtom = atom((get): readonly CartLine[] => get(mirrorAtom)?.lost_lines.map(({ line }) => line) ?? []);

/** An order that waits for one more tap, with what is no longer as it was agreed (W8); null while there is none. */
export const readyOrderAtom = atom((get): { readonly changed: readonly Difference[] } | null => {
  const [cart, mirror, ordering] = [get(cartAtom), get(mirrorAtom), get(orderingAtom)];
  const order = mirror?.outbox.find((it) => it.kind === 'create_order' && it.cart_id === mirror.id);
  if (ordering !== 'ready' || !cart || order?.kind !== 'create_order') return null;
  return { changed: differences(order.agreed, cart) };
});

const changeAtom = atom(null, async (_get, set, transition: (mirror: Mirror) => Mirror): Promise<void> => {
  const device = await set(openCartAtom);
  await device.change(transition);
});

const newId = () => crypto.randomUUID();

/** Sends what waits now, whatever pause it is in. */
export const retryNowAtom = atom(null, (_get, set) => set(changeAtom, outbox.retryNow));

/** Takes back a change that waits. */
export const withdrawAtom = atom(null, (_get, set, id: string) =>
  set(changeAtom, (mirror) => second.discardCommand(mirror, id, newId)),
);

/** Wishes for a refused line otherwise. */
export const replaceRefusedAtom = atom(null, (_get, set, id: string, instead: Replacement) =>
  set(changeAtom, (mirror) => {
    const refused = mirror.refusals.find(({ command }) => command.id === id);
    return refused && second.isOfLine(refused) ? second.replaceRefused(mirror, refused, instead, newId) : mirror;
  }),
);

export const dismissRefusedAtom = atom(null, (_get, set, id: string) =>
  set(changeAtom, (mirror) => outbox.dismiss(mirror, id)),
);

/** Asks anew for lines that were lost (C12). */
export const restoreLinesAtom = atom(null, (_get, set, lineIds: readonly string[]) =>
  set(changeAtom, (mirror) => second.restoreLines(mirror, lineIds, newId)),
);

export const discardDraftsAtom = atom(null, (_get, set, lineIds: readonly string[]) =>
  set(changeAtom, (mirror) => lineIds.reduce((rest, id) => second.discardLine(rest, id, newId), mirror)),
);

/** A code that the engine has not been asked about yet, '' for one to be taken away; null while none waits. */
export const waitingCodeAtom = atom((get): { readonly code: string; readonly syncStatus: SyncStatus } | null => {
  const mirror = get(mirrorAtom);
  const command = mirror?.outbox.findLast((it): it is ChangeCart => it.cart_id === mirror.id && isOfCode(it));
  return command ? { code: command.change.promo_code ?? '', syncStatus: syncStatusOf(command) } : null;
});

/** Codes that were refused while the visitor was elsewhere: their ids, and what was said of the last. */
export const refusedCodesAtom = atom((get): { readonly ids: readonly string[]; readonly words: string | null } => {
  const codes = get(refusedAtom).filter(({ isCode }) => isCode);
  return { ids: codes.map(({ id }) => id), words: codes.at(-1)?.words.text ?? null };
});

function isOfCode(command: Command): command is ChangeCart {
  return command.kind === 'change_cart' && command.change.promo_code !== undefined;
}
