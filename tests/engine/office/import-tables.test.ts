import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { tourTemplate } from '#domain/contract/office/tour-table.ts';
import { wordsIn } from '#engine/words.ts';
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
    expect(undone.body).toEqual({ deleted: 3, restored: 0, kept: [] });
  });

  it.each([
    ['a table of more than 2 MB', `${HEAD}\n${'x'.repeat(2 * 1024 * 1024)}`, 'The table: at most 2 MB.'],
    ['more than 300 rows', `${HEAD}\n${'a\n'.repeat(301)}`, 'The table has more than 300 tours: bring them in parts.'],
    ['more than 100 columns', `${HEAD}${';x'.repeat(100)}\n${WALK}`, 'The table has more than 100 columns.'],
    [
      'a row of more than 256 kB',
      `${HEAD}\n${'x'.repeat(257 * 1024)}`,
      'record exceed the maximum number of tolerated bytes',
    ],
  ])('[B18a] is refused before any row of it is looked at: %s', async (_, table, said) => {
    const write = vi.spyOn(engine.database, 'writeInSlices');

    const { status, body } = await planned(engine, boris, account, table);

    expect(status).toBe(400);
    expect(String(body['file' as never])).toContain(said);
    expect(write).not.toHaveBeenCalled();
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
    ['Title;Price;Places;Start times;From;To\n"Open', 'The table cannot be read'],
    [new Uint8Array([0x4e, 0x61, 0x9a, 0x0a]), 'Save it as "CSV UTF-8"'],
  ])('[B18] says of a file that is none what is wrong: %s', async (file, said) => {
    const form = new FormData();
    form.set('file', new File([file], 'tours.csv'));
    const headers = await boris.headers();
    const answer = await engine.send('POST', `/api/base-accounts/${account}/imports/`, { body: form, headers });

    expect([answer.status, String(answer.body['file'])]).toEqual([400, expect.stringContaining(said)]);
  });
});
