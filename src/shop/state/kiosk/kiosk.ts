import { atom } from 'jotai';
import { wholeListing } from '#domain/app/filters.ts';
import type { Kiosk, KioskEvent } from '#domain/app/kiosk.ts';
import { ASK_AFTER, KIOSK_START, KIOSK_START_OVER, kioskAfter, kioskOpened } from '#domain/app/kiosk.ts';
import { hrefTo, listingResource, storeResource } from '#domain/app/pages.ts';
import { storedMirror } from '#domain/cart/mirror.ts';
import { wiped } from '#domain/cart/wiped.ts';
import { recordEssential } from '#platform/device/consent.ts';
import { hasChosenLanguage } from '#platform/device/language-cookie.ts';
import { askToPersist } from '#platform/install/install.ts';
import { clearSiteData } from '#platform/kiosk/clear-site-data.ts';
import {
  disableHover,
  fillScreen,
  guardLinks,
  markKiosk,
  onTouch,
  readVisit,
  reloadOnReturn,
  replaceEntries,
  resetHistory,
  stayAwake,
  wasTouched,
  writeVisit,
} from '#platform/kiosk/kiosk.ts';
import { everySecond } from '#platform/page/ticker.ts';
import { cartAtom, mirrorAtom, openCartAtom } from '../cart/cart.ts';
import { deviceStoreAtom } from '../device.ts';
import { isKioskAtom } from '../kiosk-mode.ts';
import { peekAtom, refreshAtom } from '../resources.ts';
import { servicesAtom } from '../services.ts';
import { isPayingAtom } from './kiosk-payment.ts';
import { dropPinAtom, keepPinAtom } from './kiosk-pin.ts';

const shownAtom = atom<Kiosk | null>(null);

/** Milliseconds without a touch after which the kiosk asks, as the store has set it (B19). */
const askAfterAtom = atom((get): number => {
  const seconds = get(peekAtom(storeResource))?.kiosk?.idle_seconds;
  return seconds === undefined ? ASK_AFTER : seconds * 1_000;
});

/** The state of the kiosk. Null before it has begun. It runs while somebody watches this atom (X1, X2). */
export const kioskAtom = atom(
  (get) => get(shownAtom),
  (get, set): (() => void) => {
    let waitsSince = Date.now();
    const begun = kioskOpened(readVisit(), Date.now(), get(askAfterAtom));
    set(shownAtom, begun.at === 'attract' ? { at: 'wiping' } : begun);
    if (begun.at === 'attract') void set(waitAtom);
    if (begun.at === 'wiping') void set(wipeAtom);
    if (wasTouched()) set(onTouchAtom, true);
    const tick = () => {
      const now = Date.now();
      set(onKioskEventAtom, { kind: 'tick', now });
      const isStale = get(shownAtom)?.at === 'attract' && now - waitsSince > FRESH_FOR;
      if (isStale) void resetHistory(KIOSK_START);
      if (isStale || get(shownAtom)?.at !== 'attract') waitsSince = now;
    };
    const life = [
      markKiosk(),
      guardLinks(),
      disableHover(),
      replaceEntries(),
      reloadOnReturn(),
      fillScreen(),
      stayAwake(),
      onTouch((isTap) => set(onTouchAtom, isTap)),
      everySecond(tick),
    ];
    return () => {
      for (const end of life) end();
      set(shownAtom, null);
    };
  },
);
kioskAtom.onMount = (run) => run();

/** Milliseconds after which a waiting page is loaded again, to get a newer version and today's listing. */
const FRESH_FOR = 3_600_000;

const onKioskEventAtom = atom(null, (get, set, event: KioskEvent): void => {
  const before = get(shownAtom);
  const after = before && kioskAfter(before, event, get(askAfterAtom));
  if (after === before) return;
  set(shownAtom, after);
  if (after?.at === 'visit') writeVisit(after.touched_at);
  if (after?.at === 'wiping') void set(wipeAtom);
});

/** The kiosk's question is answered only by a complete tap. If the beginning of a tap answered it, the tap would end on the page beneath. */
const onTouchAtom = atom(null, (get, set, isTap: boolean): void => {
  if (isTap || get(shownAtom)?.at === 'visit') set(onKioskEventAtom, { kind: 'touch', now: Date.now() });
});

/** Somebody has touched the kiosk: a visit begins, with the shop's current data. */
export const beginVisitAtom = atom(null, (_get, set): void => {
  set(onKioskEventAtom, { kind: 'begin', now: Date.now() });
  recordEssential();
  for (const resource of [storeResource, listingResource(wholeListing)]) void set(refreshAtom, resource);
});

export const endVisitAtom = atom(null, (_get, set): void => set(onKioskEventAtom, { kind: 'end' }));

/** An answer that arrived after the previous page's sweep may have been stored. The kiosk opens for visitors only after another sweep. */
const waitAtom = atom(null, async (_get, set): Promise<void> => {
  await set(sweepAtom);
  writeVisit('attract');
  set(shownAtom, { at: 'attract' });
});

/** Deletes all that a visitor has left, and loads the page again. If no page can be loaded, the kiosk stays covered until one can. */
const wipeAtom = atom(null, async (get, set): Promise<void> => {
  const start = hasChosenLanguage() ? KIOSK_START_OVER : KIOSK_START;
  await set(sweepAndFreeAtom);
  writeVisit('attract');
  while (get(shownAtom)?.at === 'wiping') {
    await resetHistory(start);
    await new Promise((over) => setTimeout(over, LOAD_AGAIN_MS));
  }
});

const LOAD_AGAIN_MS = 5_000;

/** Makes this device a kiosk with that PIN (X1). Data of the person who did so is deleted. @returns whether the device stored the PIN */
export const becomeKioskAtom = atom(null, async (get, set, pin: string): Promise<boolean> => {
  if (!(await set(keepPinAtom, pin))) return false;
  void askToPersist(get(deviceStoreAtom));
  await set(sweepAndFreeAtom);
  writeVisit('attract');
  await resetHistory(KIOSK_START);
  set(isKioskAtom, true);
  return true;
});

/** The device is no longer a kiosk. The last visitor's data is deleted too. */
export const leaveKioskAtom = atom(null, async (_get, set): Promise<void> => {
  await set(sweepAndFreeAtom);
  await set(dropPinAtom);
  writeVisit(null);
  await resetHistory(hrefTo.home());
  set(isKioskAtom, false);
});

/** Deletes all that a visitor has left on the device (X2). Only the command to free the cart's places remains. */
const sweepAtom = atom(null, async (get, set): Promise<void> => {
  const store = get(deviceStoreAtom);
  const spared = get(isPayingAtom) ? (get(cartAtom)?.id ?? null) : null;
  const cart = await set(openCartAtom).catch(() => null);
  await cart?.change((mirror) => wiped(mirror, () => crypto.randomUUID(), spared));
  // Written by a version that this one cannot read, or damaged.
  if (!isBare(await store.read('cart'))) await store.drop('cart');
  for (const key of ['typed', 'bookings', 'wishlist', 'viewed', 'events', 'reviews'] as const) await store.drop(key);
  await clearSiteData();
});

/** The same, but waits a moment for the command that frees the cart's places, before the page goes. */
const sweepAndFreeAtom = atom(null, async (get, set): Promise<void> => {
  await set(sweepAtom);
  for (let n = 0; n < MOMENTS && get(mirrorAtom)?.outbox.length && !get(servicesAtom).connection.isOut(); n++)
    await new Promise((over) => setTimeout(over, MOMENT_MS));
});

const MOMENTS = 20;
const MOMENT_MS = 100;

function isBare(stored: unknown): boolean {
  try {
    const mirror = storedMirror(stored);
    return mirror === null ? stored === undefined : mirror.outbox.every(({ kind }) => kind === 'drop_cart');
  } catch {
    return false;
  }
}
