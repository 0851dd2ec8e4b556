import { atom } from 'jotai';
import { isMomentToInstall, isQuiet } from '#domain/app/install-hint.ts';
import type { PageName } from '#domain/app/pages.ts';
import { readConsent } from '#platform/device/consent.ts';
import { type InstallOffer, onLaunch, watchInstall } from '#platform/install/install.ts';
import { deviceStoreAtom } from '../device.ts';
import { bookingsAtom } from '../orders/bookings.ts';

const offerAtom = atom<InstallOffer | null>(null);
/** Whether the hint was shown on this device, in this visit or an earlier one. Undefined until storage has been read. */
const wasShownAtom = atom<boolean | undefined>(undefined);
const openedAtom = atom(0);
const isShownAtom = atom(false);

/** The way to install while the hint is shown, else null. */
export const installHintAtom = atom(
  (get) => (get(isShownAtom) ? get(offerAtom) : null),
  (get, set): (() => void) => {
    void get(deviceStoreAtom)
      .read('install')
      .then((saved) => set(wasShownAtom, saved !== undefined));
    onLaunch();
    return watchInstall((offer) => set(offerAtom, offer));
  },
);
installHintAtom.onMount = (watch) => watch();

/** A page was opened: at a good moment the hint is shown, once per device (W1). It stands at the top of a page. */
export const considerInstallAtom = atom(null, async (get, set, page: PageName, isAtTop: boolean): Promise<void> => {
  const opened = get(openedAtom) + 1;
  set(openedAtom, opened);
  if (!isQuiet(page)) set(isShownAtom, false);
  if (get(wasShownAtom) !== false || !get(offerAtom) || !isAtTop) return;
  const hasBooked = (get(bookingsAtom)?.length ?? 0) > 0;
  if (!isMomentToInstall({ page, opened, hasBooked, hasAnswered: readConsent() !== null })) return;
  set(wasShownAtom, true);
  set(isShownAtom, true);
  await get(deviceStoreAtom).update('install', () => ({ v: 1, shown: true }));
});

export const dismissInstallAtom = atom(null, (_get, set) => set(isShownAtom, false));

/** Lets the browser ask. After any answer it does not ask again. */
export const installAtom = atom(null, async (get, set): Promise<void> => {
  const offer = get(offerAtom);
  set(isShownAtom, false);
  if (offer?.kind === 'ask') await offer.ask();
});
