import { LANGUAGE } from '../contract/endpoint.ts';

/** A device at a tour desk (X1, X2), by instants of its own clock in epoch milliseconds. */
export type Kiosk =
  | { readonly at: 'attract' }
  | { readonly at: 'visit'; readonly touched_at: number }
  /** Nobody has touched it for long: a visitor has so many whole seconds to say that they are there. */
  | { readonly at: 'asking'; readonly touched_at: number; readonly secondsLeft: number }
  | { readonly at: 'wiping' };

export type KioskEvent = { readonly kind: 'begin' | 'touch' | 'tick'; readonly now: number } | { readonly kind: 'end' };

/** Milliseconds without a touch after which it asks, unless the store says otherwise, and how long it waits for an answer (X2). */
export const ASK_AFTER = 90_000;
export const ANSWER_WITHIN = 30_000;

/** The address at which it waits: the page that begins there does not wait for its first view to stand still. */
export const KIOSK_START = '/?kiosk';
/** The same after a visitor who has chosen a language: one that is not there asks for the store's own. */
export const KIOSK_START_OVER = `${KIOSK_START}&${LANGUAGE}=`;

/** @param askAfter  milliseconds without a touch */
export function kioskAfter(kiosk: Kiosk, event: KioskEvent, askAfter = ASK_AFTER): Kiosk {
  if (kiosk.at === 'wiping') return kiosk;
  if (kiosk.at === 'attract') return event.kind === 'begin' ? { at: 'visit', touched_at: event.now } : kiosk;
  if (event.kind === 'end') return { at: 'wiping' };
  const now = idle(kiosk.touched_at, event.now, askAfter);
  // A touch after the end is somebody else's: a device that slept wakes by one.
  if (now.at === 'wiping' || event.kind === 'tick') return JSON.stringify(now) === JSON.stringify(kiosk) ? kiosk : now;
  return { at: 'visit', touched_at: event.now };
}

/** How it begins when its page is opened again: a visit that was just reloaded (`left`: its last touch) goes on, any other is over. */
export function kioskOpened(left: number | 'attract' | null, now: number, askAfter = ASK_AFTER): Kiosk {
  if (left === 'attract') return { at: 'attract' };
  return left === null ? { at: 'wiping' } : idle(left, now, askAfter);
}

function idle(touchedAt: number, now: number, askAfter: number): Kiosk {
  // A clock that was set back begins again.
  const touched_at = Math.min(touchedAt, now);
  const left = touched_at + askAfter + ANSWER_WITHIN - now;
  if (left <= 0) return { at: 'wiping' };
  return left > ANSWER_WITHIN
    ? { at: 'visit', touched_at }
    : { at: 'asking', touched_at, secondsLeft: Math.ceil(left / 1_000) };
}

/** What an address asks for; a bare link changes nothing by itself (X1). */
export function kioskAsked(search: string): 'on' | 'off' | null {
  const asked = new URLSearchParams(search).get('kiosk');
  return asked === 'on' || asked === 'off' ? asked : null;
}

/** A query without that wish, with its question mark where anything is left. */
export function withoutKiosk(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('kiosk');
  const text = String(rest);
  return text === '' ? '' : `?${text}`;
}
