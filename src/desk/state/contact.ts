import { atom } from 'jotai';
import type { DeskSession } from '#domain/contract/desk.ts';
import { renewSession } from '#domain/contract/desk.ts';
import { createSend, type Outcome, type Send } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import { createClock } from '#platform/page/clock.ts';
import { language } from '#words/formats.ts';

interface ContactEvents {
  /** Called with each session: after signing in, enrolling or renewing. */
  onSession: (session: DeskSession) => void;
  /** The engine has revoked this device. */
  onRevoked: () => void;
  /** The browser no longer has the device's cookie: it has expired or was deleted. */
  onEnded: () => void;
}

/** Seconds before the end of the token at which it is renewed, so that no request has an expired token. */
const EARLY_SECONDS = 30;

type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** Sends calls to the engine. The access token lives in memory only; the session is in a cookie that scripts cannot read (T2). */
export function createContact(fetch: Fetch) {
  const clock = createClock();
  let access: { readonly token: string; readonly until: number } | null = null;
  let forgotten = 0;
  let renewing: Promise<Outcome<DeskSession>> | null = null;
  let events: ContactEvents = { onSession: () => undefined, onRevoked: () => undefined, onEnded: () => undefined };

  const signedBy =
    (transport: Fetch): Fetch =>
    (address, request) =>
      transport(address, {
        ...request,
        headers: {
          ...(request.headers as Record<string, string>),
          // The engine uses this language also for emails and pages that follow.
          'Accept-Language': language,
          ...(access && { Authorization: `Bearer ${access.token}` }),
        },
      });
  const connection = createConnection(createSend(signedBy(fetch)));

  function take(outcome: Outcome<DeskSession>, tookMs: number): void {
    if (outcome.kind !== 'ok') {
      if (isRevoked(outcome)) events.onRevoked();
      else if (outcome.kind === 'refused' && outcome.refusal.code === 'no_device') events.onEnded();
      return;
    }
    const { reply } = outcome;
    access = { token: reply.access, until: performance.now() + (reply.expires_in - EARLY_SECONDS) * 1_000 };
    clock.learn(Temporal.Instant.from(reply.server_now), tookMs);
    events.onSession(reply);
  }

  /** Sends a call that answers a session: signing in, enrolling, renewing. */
  const open: Send = async (call, options) => {
    const [began, before] = [performance.now(), forgotten];
    const outcome = await connection.send(call, options);
    // If the session ended while it was renewed, it stays ended.
    if (before === forgotten) take(outcome as Outcome<DeskSession>, performance.now() - began);
    return outcome;
  };

  async function renew(account?: number): Promise<Outcome<DeskSession>> {
    // A renewal that is under way is for the old account.
    if (account !== undefined) await renewing;
    renewing ??= open(renewSession, { body: account === undefined ? {} : { account } }).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  /** Makes an attempt with a token, and renews an expired token first. If renewing is refused, that is the outcome. */
  async function withToken<Reply>(attempt: () => Promise<Outcome<Reply>>): Promise<Outcome<Reply>> {
    if (!access || access.until < performance.now()) {
      const renewed = await renew();
      if (renewed.kind !== 'ok') return renewed;
    }
    const outcome = await attempt();
    if (outcome.kind !== 'refused' || outcome.status !== 401) return outcome;
    access = null;
    const renewed = await renew();
    return renewed.kind === 'ok' ? attempt() : renewed;
  }

  const send: Send = (call, options) => withToken(() => connection.send(call, options));

  return {
    clock,
    connection,
    open,
    renew,
    send,
    /** Sends a call by another transport than `fetch`, such as one that reports the progress of an upload. */
    sendBy:
      (transport: Fetch): Send =>
      (call, options) =>
        withToken(() => createSend(signedBy(transport))(call, options)),
    /** Sends a call without a token, such as registering. */
    sendPlain: connection.send,
    forget(): void {
      access = null;
      forgotten += 1;
    },
    listen(heard: ContactEvents): void {
      events = heard;
    },
  };
}

export function isRevoked(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.status === 401 && outcome.refusal.code === 'device_revoked';
}

export const contactAtom = atom(() => createContact((address, request) => globalThis.fetch(address, request)));

const changesAtom = atom(0);

/** Whether the engine is out of reach, by the outcomes of requests. */
export const isOutOfReachAtom = atom(
  (get) => {
    get(changesAtom);
    return get(contactAtom).connection.isOut();
  },
  (get, set) => get(contactAtom).connection.watch(() => set(changesAtom, (count) => count + 1)),
);
isOutOfReachAtom.onMount = (watch) => watch();

/** The current instant by the corrected clock, for an act that happens now. */
export const instantAtom = atom(null, (get) => get(contactAtom).clock.now());

const shownNowAtom = atom<Temporal.Instant | null>(null);

/** The current instant for the screen, updated twice a minute. */
export const nowAtom = atom(
  (get) => get(shownNowAtom) ?? get(contactAtom).clock.now(),
  (get, set) => {
    const tick = () => set(shownNowAtom, get(contactAtom).clock.now());
    tick();
    const ticking = setInterval(tick, 30_000);
    return () => clearInterval(ticking);
  },
);
nowAtom.onMount = (tick) => tick();
