import { expect, it } from 'vitest';
import { qrTextIn } from '#platform/device/qr-text.ts';
import { qrFrame } from '#tests/support/browser/qr-frame.ts';

const code = 'LF-ABC234-1-ABCDEFGHJKLMNPQRSTUV';
/** A text as long as a signed voucher. */
const signed = `LF1:${'6BF0+ $%*./:-QWERTZ'.repeat(10).slice(0, 174)}`;

it.each([
  ['a printed code', code, {}],
  ['a signed voucher', signed, {}],
  ['one upside down', signed, { degrees: 180 }],
  ['one held askew', signed, { degrees: 23 }],
  ['one out of focus', signed, { side: 400, blur: 2 }],
  ['one in poor light', signed, { noise: 30 }],
  ['a small one, askew, blurred and noisy', code, { side: 160, degrees: -17, blur: 1, noise: 20 }],
])('[T7] decodes %s', { tags: 'long' }, (_, text, options) => {
  expect(qrTextIn(qrFrame(text, options))).toBe(text);
});

it('[T7] finds none where there is none, or where it is too small to read', () => {
  const { data, height, width } = qrFrame(code);

  expect(qrTextIn({ data: data.fill(150), height, width })).toBeNull();
  expect(qrTextIn(qrFrame(signed, { side: 40 }))).toBeNull();
});
