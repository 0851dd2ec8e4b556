import { atom } from 'jotai';
import type { AnyResource } from '#domain/contract/endpoint.ts';
import type { Outcome } from '#platform/network/api.ts';
import { contactAtom } from './contact.ts';
import { unseenAtom } from './notifications.ts';

/** Why a read has no newer reply. Only `unreachable` and `refused` are worth another try. */
export type ReadFailure = 'unreachable' | 'forbidden' | 'missing' | 'refused';

/** The state of a read. It is kept in memory only, because replies contain ids of orders and names of guests (decision 0187). */
export interface KnownReply {
  readonly reply: unknown;
  readonly etag: string | null;
  /** The instant of the reply by the engine's clock; null before the first reply. */
  readonly asOf: string | null;
  readonly failure: ReadFailure | null;
}

const NOTHING: KnownReply = { reply: null, etag: null, asOf: null, failure: null };

/** The states of reads, by the shape of the reply and then by key: two screens may read different fields of one address. */
const knownAtom = atom<ReadonlyMap<AnyResource['reply'], ReadonlyMap<string, KnownReply>>>(new Map());

/** The state of a read; an empty one before its first reply. */
export const knownReplyAtom = atom((get) => {
  const known = get(knownAtom);
  return ({ key, reply }: AnyResource): KnownReply => known.get(reply)?.get(key) ?? NOTHING;
});

/** Sends a read and remembers its reply or its failure. A read that is aborted changes nothing. */
export const readReplyAtom = atom(null, async (get, set, { key, reply }: AnyResource, signal: AbortSignal) => {
  const { send, clock } = get(contactAtom);
  const outcome = await send({ method: 'GET', path: key, reply }, { signal }).catch(() => null);
  if (!outcome || signal.aborted) return;
  const known = get(knownAtom);
  const ofShape = known.get(reply) ?? new Map<string, KnownReply>();
  const after = replyAfter(ofShape.get(key) ?? NOTHING, outcome, clock.now().toString());
  set(knownAtom, new Map(known).set(reply, new Map(ofShape).set(key, after)));
});

function replyAfter(before: KnownReply, outcome: Outcome<unknown>, now: string): KnownReply {
  if (outcome.kind === 'ok') return { reply: outcome.reply, etag: outcome.etag, asOf: now, failure: null };
  if (outcome.kind === 'unreachable') return { ...before, failure: 'unreachable' };
  if (outcome.kind === 'notFound') return { ...NOTHING, failure: 'missing' };
  const isForbidden = outcome.kind === 'refused' && outcome.status === 403;
  return { ...before, failure: isForbidden ? 'forbidden' : 'refused' };
}

const revisionAtom = atom(0);

/** Grows with each change that the office makes. Screens read again what they show. */
export const officeRevisionAtom = atom(
  (get) => get(revisionAtom),
  (get, set) => set(revisionAtom, get(revisionAtom) + 1),
);

/** The last search in the list of bookings. It may be the name of a guest, so it is in no address and ends with the session. */
export const bookingSearchAtom = atom('');

/** Whether the list of bookings opens with the focus in its search (B16). */
export const isSearchRequestedAtom = atom(false);

/** Drops all replies: at the end of a session, and for another account. */
export const dropRepliesAtom = atom(null, (_get, set) => {
  set(knownAtom, new Map());
  set(bookingSearchAtom, '');
  set(unseenAtom, 0);
});
