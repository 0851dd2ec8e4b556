import { expect, it } from 'vitest';
import { plainTextOf } from '#engine/import-export/account/plain-text.ts';
import { dateIn, durationIn, listIn, timesIn, wholeIn } from '#engine/import-export/account/read-cells.ts';

it.each([
  ['9:00 | 15:00', ['09:00', '15:00']],
  ['9:00, 15:00', ['09:00', '15:00']],
  ['9:00\n15:00:00', ['09:00', '15:00']],
  ['9.30', ['09:30']],
  ['9:00 AM | 2:30 p.m.', ['09:00', '14:30']],
  ['12:15 am | 12:30 PM', ['00:15', '12:30']],
  ['0.25', ['06:00']],
  ['0,375', ['09:00']],
  ['0.45', ['10:48']],
  ['0.3333333333333333', ['08:00']],
  ['0.375 | 0.625', ['09:00', '15:00']],
  ['0:25', ['00:25']],
  ['0.123456', null],
  ['1.25', null],
  ['25:00', null],
  ['nine', null],
])('[B18] the start times %j are %j', (cell, times) => {
  expect(timesIn(cell)).toEqual(times);
});

it.each([
  ['2027-04-01', '2027-04-01'],
  ['2027-04-01 00:00:00', '2027-04-01'],
  ['1.4.2027', '2027-04-01'],
  ['46478', '2027-04-01'],
  ['46691', '2027-10-31'],
  ['1/4/2027', null],
  ['31.02.2027', null],
  ['99999', null],
])('[B18] the day %j is %j', (cell, day) => {
  expect(dateIn(cell)).toBe(day);
});

it('[B18] other cells are read as Excel stores them', () => {
  expect(durationIn('0.104166666666667')).toEqual({ days: 0, hours: 2, minutes: 30 });
  expect(durationIn('2:30')).toEqual({ days: 0, hours: 2, minutes: 30 });
  expect(['8', '8.0', '8,00', '8.5', '-1', ''].map(wholeIn)).toEqual([8, 8, 8, null, null, null]);
  expect(listIn('en, de\nhr')).toEqual(['en', 'de', 'hr']);
});

it.each([
  ['Two hours.\n\nWith coffee & cake < 5 €.', 'Two hours.\n\nWith coffee & cake < 5 €.'],
  ['<p class="MsoNormal"><b>Sea</b>&nbsp;caves &amp; coffee<br></p>', 'Sea caves & coffee'],
  ['<p>One\nline.</p>\r\n<p>Two&hellip;<br/>three</p>', 'One line.\n\nTwo…\nthree'],
  ['<ul><li>Kayak</li>\n<li>Guide&#39;s hat</li></ul>', "Kayak\nGuide's hat"],
  ['<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--><style>p {margin: 0}</style><p>Sea</p>', 'Sea'],
  ['Fish &amp; chips', 'Fish & chips'],
  ['A <big> wave', 'A <big> wave'],
])('[B18] the text %j is %j', (cell, text) => {
  expect(plainTextOf(cell)).toBe(text);
});
