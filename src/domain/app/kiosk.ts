import { LANGUAGE } from '../contract/endpoint.ts';

/** The state of a device at a tour desk (X1, X2), by instants of its own clock in epoch milliseconds. */
export type Kiosk =
  | { readonly at: 'attract' }
  | { readonly at: 'visit'; readonly touched_at: number }
  /** Whole seconds in which a visitor who has not touched the screen for long can answer that they are still there. */
  | { readonly at: 'asking'; readonly touched_at: number; readonly secondsLeft: number }
  | { readonly at: 'wiping' };

export type KioskEvent = { readonly kind: 'begin' | 'touch' | 'tick'; readonly now: number } | { readonly kind: 'end' };

/** Milliseconds without a touch after which the kiosk asks, unless the store sets another time, and how long it waits for an answer (X2). */
export const ASK_AFTER = 90_000;
export const ANSWER_WITHIN = 30_000;

/** The address at which a kiosk waits for visitors. The page there starts without waiting for its first view to be stable. */
export const KIOSK_START = '/?kiosk';
/** The same address after a visitor who chose a language. The empty language selects the store's own. */
export const KIOSK_START_OVER = `${KIOSK_START}&${LANGUAGE}=`;

/** @param askAfter  milliseconds without a touch */
export function kioskAfter(kiosk: Kiosk, event: KioskEvent, askAfter = ASK_AFTER): Kiosk {
  if (kiosk.at === 'wiping') return kiosk;
  if (kiosk.at === 'attract') return event.kind === 'begin' ? { at: 'visit', touched_at: event.now } : kiosk;
  if (event.kind === 'end') return { at: 'wiping' };
  const now = idle(kiosk.touched_at, event.now, askAfter);
  // A touch after the end comes from somebody else: the touch woke a device that slept.
  if (now.at === 'wiping' || event.kind === 'tick') return JSON.stringify(now) === JSON.stringify(kiosk) ? kiosk : now;
  return { at: 'visit', touched_at: event.now };
}

/** The state of a kiosk when its page is opened again. A visit that was only reloaded (`left`: its last touch) continues; any other visit is over. */
export function kioskOpened(left: number | 'attract' | null, now: number, askAfter = ASK_AFTER): Kiosk {
  if (left === 'attract') return { at: 'attract' };
  return left === null ? { at: 'wiping' } : idle(left, now, askAfter);
}

function idle(touchedAt: number, now: number, askAfter: number): Kiosk {
  // If the clock was set back, the time without a touch starts again.
  const touched_at = Math.min(touchedAt, now);
  const left = touched_at + askAfter + ANSWER_WITHIN - now;
  if (left <= 0) return { at: 'wiping' };
  return left > ANSWER_WITHIN
    ? { at: 'visit', touched_at }
    : { at: 'asking', touched_at, secondsLeft: Math.ceil(left / 1_000) };
}

/** The mode that an address asks for. A bare link does not change the mode by itself (X1). */
export function kioskInAddress(search: string): 'on' | 'off' | null {
  const value = new URLSearchParams(search).get('kiosk');
  return value === 'on' || value === 'off' ? value : null;
}

/** A query without the kiosk parameter, with its question mark if anything is left. */
export function withoutKiosk(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('kiosk');
  const text = String(rest);
  return text === '' ? '' : `?${text}`;
}
