import { atom } from 'jotai';
import { kioskInAddress } from '#domain/app/kiosk.ts';
import { storedPin } from '#domain/app/kiosk-pin.ts';
import { markDevice } from '#platform/device/kiosk-mark.ts';
import { currentUrl } from '#platform/page/address.ts';
import { deviceStoreAtom } from './device.ts';

/** Whether this device is a kiosk (X1): it has a PIN. False until storage has been read. */
export const isKioskAtom = atom(false);

const requestedAtom = atom(false);

/** Whether the kiosk's code is needed: on a kiosk, or if the address asks for it. */
export const isKioskOnAtom = atom(
  (get) => get(isKioskAtom) || get(requestedAtom),
  async (get, set): Promise<void> => {
    const saved = storedPin(await get(deviceStoreAtom).read('kiosk'));
    set(isKioskAtom, saved !== null);
    markDevice(saved !== null);
    set(requestedAtom, kioskInAddress(currentUrl().search) !== null);
  },
);
isKioskOnAtom.onMount = (look) => void look();

/** A payment on the visitor's own phone (X3). */
export interface ShownPayment {
  /** Null if the payment cannot be followed. */
  readonly session_id: string | null;
  /** The full address, because a phone opens it. */
  readonly url: string;
}

/** The payment that is shown with its QR code; null without one. */
export const phonePaymentAtom = atom<ShownPayment | null>(null);

const staffCheckAtom = atom<{ readonly answer: (isStaff: boolean) => void } | null>(null);

/** Whether staff are asked to enter their PIN. */
export const isStaffCheckOpenAtom = atom((get) => get(staffCheckAtom) !== null);

/** Asks staff for their PIN, because they take money by hand (X3). Resolves to whether it was entered. */
export const askStaffAtom = atom(
  null,
  (_get, set): Promise<boolean> => new Promise((resolve) => set(staffCheckAtom, { answer: resolve })),
);

export const answerStaffAtom = atom(null, (get, set, isStaff: boolean): void => {
  get(staffCheckAtom)?.answer(isStaff);
  set(staffCheckAtom, null);
});
