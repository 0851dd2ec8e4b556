import { expect, it } from 'vitest';
import { csvOf, decimalCell } from '#domain/text/csv.ts';
import * as en from '#words/desk/csv.ts';
import * as hr from '../../../src/words/hr/desk/csv.ts';

const rows = [['Ana; Bo', decimalCell('80.00'), decimalCell('-0.50'), 2, 'a,b', '=1+1', '09:00', null]] as const;
const columns = ['names', 'paid', 'difference', 'people', 'note', 'title', 'time', 'Unnamed'];

it('[T10] CSV is written as spreadsheets of the language expect it, and has no formula', () => {
  expect(csvOf(columns, rows, en)).toBe(
    '\uFEFFnames,paid,difference,people,note,title,time,Unnamed\r\nAna; Bo,80.00,-0.50,2,"a,b",\'=1+1,09:00,\r\n',
  );
  expect(csvOf(columns, rows, hr)).toBe(
    '\uFEFFImena;Plaćeno;Razlika;Osobe;Bilješka;Izlet;Vrijeme;Unnamed\r\n"Ana; Bo";80,00;-0,50;2;a,b;\'=1+1;09:00;\r\n',
  );
});

it('[T10] a negative amount is a number in CSV, also of a currency without decimals', () => {
  expect(csvOf(['difference', 'paid'], [[decimalCell('-1200'), decimalCell('-3.5')]], en)).toBe(
    '\uFEFFdifference,paid\r\n-1200,-3.5\r\n',
  );
});

it.each([
  ['0915550000', "'0915550000"],
  ['00491701234567', "'00491701234567"],
  ['4917012345678901', "'4917012345678901"],
  ['007', "'007"],
  ['9.30', "'9.30"],
  ['12E5', "'12E5"],
  ['3/4', "'3/4"],
  ['1-2', "'1-2"],
  ['+385 91 555 0000', "'+385 91 555 0000"],
  ['\n=1+1', '"\'\n\'=1+1"'],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['2026-12-01', '2026-12-01'],
  ['2026-12-01, 2026-12-03', '2026-12-01, 2026-12-03'],
  ['2026-12-01T09:00:00Z', '2026-12-01T09:00:00Z'],
  ['09:00', '09:00'],
  ['LF-234567', 'LF-234567'],
  ['2 adults', '2 adults'],
  ['', ''],
])('[T10] the text %j stays one in spreadsheets', (text, cell) => {
  expect(csvOf(['x'], [[text]], hr)).toBe(`\uFEFFx\r\n${cell}\r\n`);
});

it.each([
  ['Tel;+385 91 1', "Tel;'+385 91 1", '"Tel;+385 91 1"'],
  ['Ana; @work', "Ana; '@work", '"Ana; @work"'],
  ['Ana;"=1+1', '"Ana;""\'=1+1"', '"Ana;""=1+1"'],
  ['Ana\t＝1+1', "Ana\t'＝1+1", "Ana\t'＝1+1"],
  ['Ana\r\n-1+1', '"Ana\r\n\'-1+1"', '"Ana\r\n\'-1+1"'],
  ['Ana,=1+1', '"Ana,=1+1"', "Ana,'=1+1"],
  ['Ana,"=1+1', '"Ana,""=1+1"', '"Ana,""\'=1+1"'],
  [';=1;=2,=3,=4', '";\'=1;\'=2,=3,=4"', '";=1;=2,\'=3,\'=4"'],
  ['+1;+2', "'+1;'+2", '"\'+1;+2"'],
  [
    '2 adults, -1 child; e-mail: a@b.hr',
    '"2 adults, -1 child; e-mail: a@b.hr"',
    '"2 adults, -1 child; e-mail: a@b.hr"',
  ],
  ['a=b;c-d', 'a=b;c-d', '"a=b;c-d"'],
])(
  '[T10] the text %j has no formula where a spreadsheet splits it at the separator of another country',
  (text, comma, semicolon) => {
    expect(csvOf(['x'], [[text]], { ...en, heads: {} })).toBe(`\uFEFFx\r\n${comma}\r\n`);
    expect(csvOf(['x'], [[text]], hr)).toBe(`\uFEFFx\r\n${semicolon}\r\n`);
  },
);
