import { expect, it } from 'vitest';
import { bestReading, hasWrongLayout, scannedText } from '#domain/desk/scanned-text.ts';

const code = 'LF-ABC234-1-ABCDEFGHJKLMNPQRSTUV';

it.each([
  [code, { kind: 'code', code, number: 'LF-ABC234-1' }],
  [` ${code.toLowerCase()}\n`, { kind: 'code', code, number: 'LF-ABC234-1' }],
  ['lf-abc234-12', { kind: 'line', number: 'LF-ABC234-12' }],
  ['LF1:6BF0 +$%*./:-', { kind: 'signed', text: 'LF1:6BF0 +$%*./:-' }],
  ['lf1:6bf0', { kind: 'signed', text: 'LF1:6BF0' }],
  ['LF-ABC234', { kind: 'unreadable', text: 'LF-ABC234' }],
  ['https://shop.example/x', { kind: 'unreadable', text: 'https://shop.example/x' }],
  ['LF1:', { kind: 'unreadable', text: 'LF1:' }],
  ['', { kind: 'unreadable', text: '' }],
])('[T7] reads %j', (entered, expected) => {
  expect(scannedText(entered)).toEqual(expected);
});

it('[T7] takes the keys of a hand scanner by their positions where the layout makes no voucher of them', () => {
  const german = 'LFßABC234ß1ßABCDEFGHJKLMNPQRSTUV';

  expect(bestReading([german, code])).toBe(code);
  expect(bestReading([code, 'LF/ABC'])).toBe(code);
  expect(bestReading(['Marić', 'Mari;'])).toBe('Marić');
});

it('[T7] recognises a scanner that types on another keyboard than the device’s', () => {
  expect(['LFßABC234', 'LF1Ö6BF0', 'LF1>6BF0', "LF'ABC234"].map(hasWrongLayout)).toEqual([true, true, true, true]);
  expect([code, 'LF1:6BF0', 'Lf', 'LF ABC'].map(hasWrongLayout)).toEqual([false, false, false, false]);
});
