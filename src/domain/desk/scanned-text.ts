import { scannedPlainly, withoutOuterSigns } from '../typing/typed-text.ts';

/** A scanned or typed text by its kind. The signature of a signed text is not verified yet, and a code is not looked up yet. */
export type ScannedText =
  | { readonly kind: 'signed'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly number: string }
  | { readonly kind: 'line'; readonly number: string }
  | { readonly kind: 'unreadable'; readonly text: string };

/** The kind of a text from a camera, a hand scanner or a person. Small letters count as capitals, because Caps Lock swaps them. */
export function scannedText(entered: string): ScannedText {
  const text = scannedPlainly(entered);
  if (SIGNED.test(text)) return { kind: 'signed', text };
  const parts = CODE.exec(withoutOuterSigns(text.replace(/\s/g, '')));
  if (!parts) return { kind: 'unreadable', text: entered.trim() };
  const [code, number = '', secret] = parts;
  return secret ? { kind: 'code', code, number } : { kind: 'line', number };
}

/**
 * Finds the reading of a hand scanner's keys that is a voucher. A scanner types as on an American keyboard. On a German keyboard `LF-ABCY` arrives
 * as `LFßABCZ`, so the desk also reads the positions of the keys.
 *
 * @param readings  the same keys by the device's layout and by the American layout
 */
export function bestReading(readings: readonly string[]): string {
  return readings.find((it) => scannedText(it).kind !== 'unreadable') ?? readings[0] ?? '';
}

/** Whether a text comes from a scanner with another keyboard layout than the device: it begins like a voucher, but another character follows. */
export function hasWrongLayout(text: string): boolean {
  return /^LF(1[^A-Z0-9:]|[^A-Z0-9\s-])/i.test(text.trim());
}

/** Base45 after the prefix (decision 0185). */
const SIGNED = /^LF1:[0-9A-Z $%*+\-./:]+$/;
const CODE = /^(LF-[2-9A-Z]{6}-\d{1,3})(-[2-9A-Z]{20})?$/;
