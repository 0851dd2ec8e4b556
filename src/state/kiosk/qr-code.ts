import { atom } from 'jotai';
import { qrCodeOf } from '#platform/device/qr-code.ts';

/** Draws a text as a QR code. */
export const drawQrCodeAtom = atom(null, (_get, _set, text: string) => qrCodeOf(text));
