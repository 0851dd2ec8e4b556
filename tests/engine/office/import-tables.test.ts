import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { tourTemplate } from '#domain/contract/office/tour-table.ts';
import { wordsIn } from '#engine/base/words.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { carriedStore } from '#tests/support/stores/carried-store.ts';
import { exportOf, importedInto, planned, storeIn } from '#tests/support/stores/office-imports.ts';
import type * as csvEnglish from '#words/desk/csv.ts';
import type * as columnsEnglish from '#words/desk/tour-columns.ts';
import type * as importsEnglish from '#words/office/imports.ts';

const csv = await wordsIn<typeof csvEnglish>('desk/csv.ts');
const columns = await wordsIn<typeof columnsEnglish>('desk/tour-columns.ts');
const imports = await wordsIn<typeof importsEnglish>('office/imports.ts');

let engine: Engine;
let boris: Seller;
let account: number;
beforeEach(async () => {
  engine = await anEngine({ stores: [carriedStore] });
  account = await anAccount(engine, 'Second tours');
  boris = await aSeller(engine, { [account]: 'manager' });
  const store = { base_account: account, title: 'Second shop', time_zone: 'Europe/Zagreb', currency: 'EUR' };
  await boris.send('POST', '/api/stores/', store);
});
afterEach(() => engine.stop());

const HEAD = 'Title;Price;Places;Start times;From;To;Weekdays;Duration;Meeting point;Coordinates;Description';
const WALK =
  'Old town walk;"25,50 €";12;9:00 | 15:00;2027-04-01;31.10.2027;Mo | Sri | 5;2:30;The gate;"43.5081, 16.4402";"One line.\nAnother ""line""."';

describe('a table of tours', () => {
  it('[B18] becomes drafts with all that they need, in the only shop', async () => {
    const { tours } = await importedInto(engine, boris, account, `\uFEFF${HEAD}\r\n${WALK}\r\n`);

    const store = storeIn(await exportOf(engine, boris, account));
    expect(tours.map(({ title }) => title)).toEqual(['Old town walk']);
    expect(store['experiences']).toMatchObject([
      {
        title: 'Old town walk',
        status: 'draft',
        currency: 'EUR',
        description: 'One line.\nAnother "line".',
        duration: { days: 0, hours: 2, minutes: 30 },
        schedule: {
          seasons: [
            {
              from: '2027-04-01',
              to: '2027-10-31',
              weekdays: [1, 3, 5],
              start_times: ['09:00:00', '15:00:00'],
              capacity: 12,
            },
          ],
        },
        rates: [{ title: 'Standard', pricing_options: [{ retail_price: '25.50' }] }],
        stores: [{ position: 0 }],
      },
    ]);
    expect(store['meeting-points']).toMatchObject([{ name: 'The gate', lat: 43.5081, lon: 16.4402 }]);
    expect(store['pricing-categories']).toMatchObject([{ title: 'Adult' }]);
  });

  it('[B18] changes nothing a second time, and then only what a cell says otherwise', async () => {
    const { id } = await importedInto(engine, boris, account, `${HEAD}\n${WALK}`);

    const again = await planned(engine, boris, account, `${HEAD}\n${WALK}`);
    const dearer = await planned(engine, boris, account, `${HEAD}\n${WALK.replace('25,50', '30')}`);
    const undone = await boris.send('POST', `/api/base-accounts/${account}/imports/${id}/undo/`);

    expect(again.body.rows).toEqual([]);
    expect(dearer.body.rows).toEqual([{ kind: 'experiences', name: 'Old town walk', fate: 'changed' }]);
    expect(undone.body).toEqual({ deleted: 3, restored: 0, skipped: [] });
  });

  it.each([
    ['a table of more than 2 MB', `${HEAD}\n${'x'.repeat(2 * 1024 * 1024)}`, 'The table: at most 2 MB.'],
    ['more than 300 rows', `${HEAD}\n${'a\n'.repeat(301)}`, 'The table has more than 300 tours: bring them in parts.'],
    ['more than 100 columns', `${HEAD}${';x'.repeat(100)}\n${WALK}`, 'The table has more than 100 columns.'],
    [
      'a row of more than 256 kB',
      `${HEAD}\n${'x'.repeat(257 * 1024)}`,
      'The table cannot be read: a row has more than 256 kB.',
    ],
    ['a column twice', `${HEAD};Price (EUR)\n${WALK};9`, "The table has the column 'Price' twice."],
    ['a quotation mark that is not closed', `${HEAD}\n${WALK}\n"Walk;1;2\n${WALK}\n`, 'A quotation mark in line 4'],
    ['one within a quoted cell', `${HEAD}\n${WALK}\n"SUP 12" board";1;2\n`, 'A quotation mark in line 4'],
    ['one at the beginning of a cell', `${HEAD}\n\n"12" board;1;2\n`, 'A quotation mark in line 3'],
  ])('[B18a] is refused before any row of it is looked at: %s', async (_, table, message) => {
    const write = vi.spyOn(engine.database, 'tryOut');

    const { status, body } = await planned(engine, boris, account, table);

    expect(status).toBe(400);
    expect(String(body['file' as never])).toContain(message);
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['Excel’s line with the separator', `sep=;\r\n${HEAD}\r\n${WALK}`],
    ['a title above', `Tours of 2027;;;;\n\nby Ana;;\n${HEAD}\n${WALK}`],
    ['units in the names', `${HEAD.replace('Price', '"Price\n(EUR)"').replace('Places', 'Places [people]')}\n${WALK}`],
    ['commas in a quoted name', `${HEAD};"Included, drinks, food, fun, sun, sea, tickets, more, and, more"\n${WALK};x`],
    ['a quotation mark in a cell', `${HEAD}\n${WALK.replace('Old town walk', 'SUP 12" board')}`],
    [
      'numbers as Excel stores them',
      `${HEAD}\n${WALK.replace('9:00 | 15:00', '0.375').replace(';12;', ';12.0\u00A0;').replace('2027-04-01', '46478')}`,
    ],
  ])('[B18] is understood with %s', async (_, table) => {
    const { body } = await planned(engine, boris, account, table);

    expect(body.problems).toEqual([]);
    expect(body.rows.filter(({ kind }) => kind === 'experiences')).toMatchObject([{ fate: 'new' }]);
  });

  it('[B18] has texts from Word without their markup', async () => {
    const text = '"<p class=""MsoNormal""><b>Sea</b>&nbsp;caves</p><p>Coffee</p>"';
    await importedInto(
      engine,
      boris,
      account,
      `${HEAD};Highlights\n${WALK.replace(/"One.*/s, text)};"<ul><li>Caves that shine at noon</li><li>Coffee in the only bay with shade</li></ul>"`,
    );

    expect(storeIn(await exportOf(engine, boris, account))['experiences']).toMatchObject([
      {
        description: 'Sea caves\n\nCoffee',
        highlights: ['Caves that shine at noon', 'Coffee in the only bay with shade'],
      },
    ]);
  });

  it('[B18] says every problem of a row at once, and never that something has changed meanwhile', async () => {
    const long = 'A title that is much longer than the fifty letters of a title';
    const table = `${HEAD};Languages;Short description\n${long};many;0;never;2027-04-01;soon;;;;;;klingon!;short\nWalk;x;5;9:00;2027-04-01;2027-05-01;;;Gate;;;en;\nWalk;1;0;9:00;2027-04-01;2027-05-01;;;;;;;`;

    const { body } = await planned(engine, boris, account, table);
    const applied = await boris.send('POST', `/api/base-accounts/${account}/imports/${body.id}/apply/`);

    expect(body.problems.map(({ row, field }) => `${row} ${field}`).toSorted()).toEqual([
      '2 Languages',
      '2 Price',
      '2 Short description',
      '2 Start times',
      '2 Title',
      '2 To',
      '3 Coordinates',
      '3 Price',
      '4 Title',
    ]);
    expect([applied.status, applied.body]).toMatchObject([
      409,
      { detail: 'The file has problems, so nothing was imported. Mend them, and choose the file again.' },
    ]);
  });

  it('[B18] names each cell that is not understood by its line and its column, and makes nothing', async () => {
    const rows = [
      WALK,
      'Odd;1.234;many;9 o clock;4/1/2027;;Someday;long;New point;north;',
      ';10;5;9:00;2027-04-01;2027-05-01;;;;;',
      'Old Town Walk;10;5;9:00;2027-04-01;2027-05-01;;;;;',
      'Ok but short;10;5;9:00;2027-05-01;2027-04-01;;;;;',
    ];

    const { body } = await planned(engine, boris, account, [HEAD, ...rows].join('\n'));

    // The first row has two lines.
    expect(body.problems.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '4 From',
      '4 To',
      '4 Start times',
      '4 Places',
      '4 Weekdays',
      '4 Price',
      '4 Duration',
      '4 Coordinates',
      '5 Title',
      '6 Title',
      '7 To',
    ]);
    const applied = await boris.send('POST', `/api/base-accounts/${account}/imports/${body.id}/apply/`);
    expect(applied.status).toBe(409);
    expect(storeIn(await exportOf(engine, boris, account))['experiences']).toEqual([]);
  });

  it.each([
    ['hr', 'Naziv,Cijena,Mjesta,Polasci,Od,Do\nŠetnja,45,8,9:00,1.4.2027.,1.5.2027.'],
    ['de', 'Titel\tPreis\tPlätze\tStartzeiten\tVon\tBis\nStadtrundgang\t1.234,00\t8\t9:00:00\t01.04.2027\t01.05.2027'],
  ])('[B18] has names of columns in %s, and commas, semicolons or tabs', async (_, text) => {
    const { body } = await planned(engine, boris, account, text);

    expect(body.problems).toEqual([]);
    expect(body.rows.find(({ kind }) => kind === 'experiences')).toMatchObject({ fate: 'new' });
  });

  it.each(languageCodes)('[B18] has a template in %s whose tour is good', async (language) => {
    const { templateTour: tour } = imports[language];
    const template = { names: columns[language].tourColumns, tour, separator: csv[language].separator };
    const { body } = await planned(engine, boris, account, tourTemplate(template));

    expect(body.problems).toEqual([]);
    expect(body.rows).toContainEqual({ kind: 'experiences', name: tour.title, fate: 'new' });
  });

  it.each([
    ['Title,Price\nA,1', `The table has no column 'Places', 'Start times', 'From', 'To'.`],
    ['', 'The submitted file is empty.'],
    ['Title;Price;Places;Start times;From;To\n"Open', 'A quotation mark in line 2 of the table'],
    [new Uint8Array([0x4e, 0x61, 0x9a, 0x0a]), 'Save it as "CSV UTF-8"'],
  ])('[B18] says of a file that is none what is wrong: %s', async (file, message) => {
    const form = new FormData();
    form.set('file', new File([file], 'tours.csv'));
    const headers = await boris.headers();
    const answer = await engine.send('POST', `/api/base-accounts/${account}/imports/`, { body: form, headers });

    expect([answer.status, String(answer.body['file'])]).toEqual([400, expect.stringContaining(message)]);
  });
});
