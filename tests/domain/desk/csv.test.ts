import { expect, it } from 'vitest';
import { csvOf } from '#domain/text/csv.ts';
import * as en from '#words/desk/csv.ts';
import * as hr from '../../../src/words/hr/desk/csv.ts';

const rows = [['Ana; Bo', '80.00', '-0.50', 2, 'a,b', '=1+1', '09:00', null]] as const;
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
  expect(csvOf(['difference', 'paid'], [['-1200', '-3.5']], en)).toBe('\uFEFFdifference,paid\r\n-1200,-3.5\r\n');
});
