import { KIOSK_MARK } from '#domain/app/consent-free.ts';

/** Whether this device is a kiosk, as far as that is known before the PIN has been read (N1). */
export function isMarkedKiosk(): boolean {
  try {
    return localStorage.getItem(KIOSK_MARK) !== null;
  } catch {
    // Storage that is refused has no PIN either.
    return false;
  }
}

export function markDevice(isKiosk: boolean): void {
  try {
    if (isKiosk) localStorage.setItem(KIOSK_MARK, '1');
    else localStorage.removeItem(KIOSK_MARK);
  } catch {
    // As above.
  }
}
