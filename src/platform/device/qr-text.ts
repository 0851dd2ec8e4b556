import { decodeQR } from 'qr/decode.js';

/** The text of the first QR code in a picture, null if there is none. @param image  RGBA, four bytes a pixel */
export function qrTextIn(image: Pick<ImageData, 'data' | 'height' | 'width'>): string | null {
  try {
    return decodeQR(image, { timeLimit: MILLISECONDS });
  } catch {
    return null;
  }
}

/** Limits further attempts at a code that was found but not read, because the next frame may be sharper. */
const MILLISECONDS = 40;
