import { atom } from 'jotai';
import { is, type } from 'superstruct';
import { DeskSession, endSession, enrolDevice, handOverLog, openSession } from '#domain/contract/desk.ts';
import { fieldsOf, type Of } from '#domain/contract/fields.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Outcome } from '#platform/network/api.ts';
import { contactAtom, isRevoked } from './contact.ts';
import { deskStoreAtom } from './device.ts';
import { logAtom, nextBatch, parseLog, setAside, withSent } from './log.ts';
import { dropRepliesAtom } from './replies.ts';
import { deviceProofAtom } from './signing.ts';

const { access: _access, expires_in: _expires, server_now: _now, ...stored } = fieldsOf(DeskSession);
/** The stored part of a session: never its token. */
const StoredSession = type(stored);
export type StoredSession = Omit<Of<typeof DeskSession>, 'access' | 'expires_in' | 'server_now'>;

export type SessionState =
  | { readonly state: 'starting' }
  /** `revoked`: somebody has revoked this device. `ended`: its session is over, and its unsent entries wait for the next session. */
  | { readonly state: 'out'; readonly why: 'none' | 'signed_out' | 'revoked' | 'ended' | 'unreachable' }
  | { readonly state: 'in'; readonly session: StoredSession };

const stateAtom = atom<SessionState>({ state: 'starting' });
export const sessionStateAtom = atom((get) => get(stateAtom));

/** @throws Error if nobody is signed in: only screens after the sign-in read it */
export const sessionAtom = atom((get): StoredSession => {
  const state = get(stateAtom);
  if (state.state !== 'in') throw new Error('nobody is signed in');
  return state.session;
});

export const canAtom = atom((get) => {
  const { permissions } = get(sessionAtom);
  return (permission: Permission) => permissions.includes(permission);
});

/** The reply without `access`, which is stored nowhere. */
function storedOf({ device, user, account, accounts, stores, permissions }: StoredSession): StoredSession {
  return { device, user, account, accounts, stores, permissions };
}

/** The stored values that the first screen shows or waits for: they are read ahead, all at once. */
const AT_START = ['session', 'days', 'log', 'pin', 'tours', 'leases', 'signing', 'clock'] as const;

/** Opens the desk with the stored session at once; without a stored one, renews the session by the cookie. */
export const startAtom = atom(null, async (get, set): Promise<void> => {
  const contact = get(contactAtom);
  const store = get(deskStoreAtom);
  contact.listen({
    onSession: (session) => {
      const stored = storedOf(session);
      set(stateAtom, { state: 'in', session: stored });
      store.resume();
      void store.update('session', () => stored);
    },
    onRevoked: () => void set(leaveAtom, 'revoked'),
    onEnded: () => {
      if (get(stateAtom).state === 'in') void set(leaveAtom, 'ended');
    },
  });
  store.readAhead(AT_START);
  const stored = await store.read('session');
  if (is(stored, StoredSession)) return set(stateAtom, { state: 'in', session: stored as StoredSession });
  const outcome = await contact.renew();
  if (outcome.kind !== 'ok' && get(stateAtom).state !== 'in')
    set(stateAtom, { state: 'out', why: outcome.kind === 'unreachable' ? 'unreachable' : 'none' });
});

export const signInAtom = atom(null, async (get, set, body: { email: string; password: string; name: string }) => {
  const proof = await set(deviceProofAtom, body.email);
  return get(contactAtom).open(openSession, { body: { ...body, proof } });
});

export const enrolAtom = atom(null, async (get, set, code: string) => {
  const proof = await set(deviceProofAtom, code);
  return get(contactAtom).open(enrolDevice, { body: { code, proof } });
});

/** Moves the device to another account of the user. First sends all unsent entries for the old account; then drops its synced days. */
export const switchAccountAtom = atom(null, async (get, set, account: number) => {
  const unsent = await set(handOverAtom);
  if (unsent) return unsent;
  const outcome = await get(contactAtom).renew(account);
  set(dropRepliesAtom);
  if (outcome.kind === 'ok') for (const key of ['days', 'tours'] as const) await get(deskStoreAtom).drop(key);
  return outcome;
});

/** Sends all unsent entries, ends the device at the engine, then deletes its data. Without a network the device stays signed in. */
export const signOutAtom = atom(null, async (get, set) => {
  const unsent = await set(handOverAtom);
  if (unsent?.kind === 'unreachable') return unsent;
  const outcome = await get(contactAtom).send(endSession);
  if (outcome.kind === 'ok' || isRevoked(outcome)) await set(leaveAtom, 'signed_out');
  return outcome;
});

/** Sends all unsent entries, authenticated by the cookie, before the session ends or after. @returns why the engine did not take some of them */
const handOverAtom = atom(null, async (get, set): Promise<Exclude<Outcome<unknown>, { kind: 'ok' }> | null> => {
  const store = get(deskStoreAtom);
  // Staff may still write entries meanwhile.
  for (;;) {
    const entries = nextBatch(parseLog(await store.read('log')));
    if (entries.length === 0) return null;
    const outcome = await get(contactAtom).sendPlain(handOverLog, { body: { entries } });
    if (outcome.kind === 'invalid' && setAside(entries, outcome.problems)) continue;
    if (outcome.kind !== 'ok') return outcome;
    const stored = new Set(outcome.reply.stored);
    await store.update('log', (log) => withSent(parseLog(log), stored));
    set(logAtom, parseLog(await store.read('log')));
  }
});

let leaving: Promise<void> | null = null;

/**
 * Sends all unsent entries, deletes the device's data and shows the sign-in (T3). Entries that the engine does not take stay for the next session.
 */
const leaveAtom = atom(null, (get, set, why: 'signed_out' | 'revoked' | 'ended'): Promise<void> => {
  leaving ??= (async () => {
    const contact = get(contactAtom);
    const unsent = await set(handOverAtom);
    // Without contact nothing is deleted: entries must be sent first.
    if (unsent?.kind === 'unreachable') return;
    // A revoked device needs its cookie no longer: this call deletes it.
    if (why === 'revoked') await contact.sendPlain(endSession);
    contact.forget();
    const isRefused = unsent?.kind === 'refused';
    // If only the cookie is gone, the device proves itself by its key, and the next session goes on with this log and these leases.
    const lasting = why === 'ended' ? (['log', 'signing', 'leases'] as const) : [];
    await get(deskStoreAtom).wipe(isRefused ? [...lasting, 'log'] : lasting);
    set(logAtom, []);
    set(dropRepliesAtom);
    set(stateAtom, { state: 'out', why: isRefused ? 'ended' : why });
  })().finally(() => {
    leaving = null;
  });
  return leaving;
});
