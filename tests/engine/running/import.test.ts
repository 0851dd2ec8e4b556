import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { Experience } from '#domain/contract/catalogue.ts';
import { listExperiences, readExperience, readStore } from '#domain/contract/webstore.ts';
import { carriedAccounts } from '#engine/accounts/carried-accounts.ts';
import { hasNoMetadata } from '#engine/images/exported-original.ts';
import { exportOptions, importOptions } from '#engine/import-export/command/options.ts';
import { kindsOf } from '#engine/import-export/document/kinds.ts';
import { openOutFolder } from '#engine/import-export/document/output-folder.ts';
import { progressOn } from '#engine/import-export/document/progress.ts';
import { resources } from '#engine/resources/all.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, aSeller } from '#tests/support/engine/sellers.ts';
import { aBuyer } from '#tests/support/payments/buying.ts';
import { carriedStore, otherStore } from '#tests/support/stores/carried-store.ts';
import { documentIn, exported, imported, refusalsOf, rewritten } from '#tests/support/stores/carrying.ts';
import { noon, runningDay } from '#tests/support/stores/small-store.ts';

const open: Engine[] = [];
afterEach(async () => {
  for (const engine of open.splice(0)) await engine.stop();
});

async function engineOf(...stores: NonNullable<Parameters<typeof anEngine>[0]>['stores'] & object): Promise<Engine> {
  const engine = await anEngine({ stores });
  open.push(engine);
  return engine;
}

const documentOf = (folder: string) => readFile(join(folder, 'store.json'), 'utf8');

/** The storefront's data, without the times at which it was read. */
async function shownBy(engine: Engine): Promise<unknown> {
  const list = await engine.call(listExperiences, {}, { query: { page_size: 100, detail: 'full' } });
  const ids = list.body.results.map(({ id }) => id);
  const wholes = await Promise.all(ids.map(async (id) => (await engine.call(readExperience, { id })).body));
  const months = await Promise.all(
    ids.map(async (id) => {
      const path = `/api/bookings/config/?experience_id=${id}&year=2026&month=12`;
      return (await engine.send('GET', path)).body;
    }),
  );
  const { body: store } = await engine.call(readStore);
  return JSON.parse(JSON.stringify([list.body, wholes, months, store], timeless)) as unknown;
}

function timeless(key: string, value: unknown): unknown {
  return ['as_of', 'generated_at', 'version'].includes(key) ? undefined : value;
}

describe('a round trip', () => {
  it('[A21] brings a store to an empty database, where it shows the same and says the same of itself', {
    tags: 'long',
  }, async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const owner = await aSeller(from, { 1: 'owner' });
    const made = async (path: string, body: object) => (await owner.send('POST', path, body)).body['id'];
    const above = await made('/api/filer-folders/', { name: 'Sea' });
    const below = await made('/api/filer-folders/', { name: 'Boats', parent: above });
    await owner.send('PATCH', `/api/filer-folders/${String(above)}/`, { name: 'The sea' });
    await owner.send('PATCH', '/api/filer-images/1/', { folder: below });
    await made('/api/booking-questions/', { title: 'How tall?', scope: 'traveler', type: 'number', experience: 1 });
    await owner.send('PATCH', '/api/experiences/1/', { slug: 'stroll' });
    await made('/api/qr-codes/', { kind: 'experience', experience: 1 });
    await made('/api/promo-codes/', { store: 1, code: 'EARLY', value: '5', experiences: [1] });
    await made('/api/videos/', { url: 'https://www.youtube.com/watch?v=abcdefghijk', experience: 1 });
    const onboarding = await made('/api/onboardings/', { title: 'First steps' });
    await made('/api/onboarding-steps/', { onboarding, title: 'A picture', state: 'done' });
    await made('/api/customers/', { first_name: 'Ana', last_name: 'Anić' });
    await from.send('GET', '/api/o/1/');

    const folder = await exported(from);
    const outcome = await imported(to, folder);

    expect(outcome).toMatchObject({ changed: 0, same: 0 });
    expect(await documentOf(await exported(to))).toBe(await documentOf(folder));
    expect(await documentOf(folder)).toContain('"EARLY"');
    expect((await to.call(readExperience, { id: 'walk' })).body.former_slugs).toEqual(['walk']);
    expect(await shownBy(to)).toEqual(await shownBy(from));
  });

  it('[A21] says the same a second time, and then there is nothing to change', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const folder = await exported(from);
    await imported(to, folder);
    const { version } = (await to.call(readStore)).body;

    expect(await documentOf(await exported(from))).toBe(await documentOf(folder));
    expect(await imported(to, folder)).toMatchObject({ new: 0, changed: 0 });
    expect(await imported(from, folder)).toMatchObject({ new: 0, changed: 0 });
    expect((await to.call(readStore)).body.version).toBe(version);
  });

  it('[A21] takes what is sold along, as sold elsewhere', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const buyer = await aBuyer(from);
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 3 }, extras: { Kayak: 2 } }));
    await buyer.pay((await buyer.order(cart)).body, '4242424242424242');
    await buyer.notices();
    const folder = await exported(from);
    await imported(to, folder);

    const { experiences } = await documentIn(folder);
    expect(experiences?.[0]?.['sold']).toEqual([
      { date: runningDay, time: '09:00:00', places: 3, extras: [{ item: 3, pieces: 2 }] },
    ]);
    expect(await documentOf(await exported(to))).toBe(await documentOf(folder));
    expect(await shownBy(to)).toEqual(await shownBy(from));
    expect(await imported(from, folder)).toMatchObject({ new: 0, changed: 0 });
  });

  it('[A21] carries one store without the others, and what it shows of theirs with them', async () => {
    const [from, to] = [await engineOf(carriedStore, otherStore), await engineOf()];
    const alone = await documentIn(await exported(from, 'small'));
    const staff = await aSeller(from, {}, { is_staff: true });
    const elsewhere = (await documentIn(await exported(from, 'others')))['experiences']?.[0]?.['id'];
    const categories = alone['stores']?.[0]?.['categories'] as { id: number }[] | undefined;
    const added = { experience: elsewhere, categories: [categories?.[0]?.id] };
    await agreeOnResale(from, 2, 1);
    const { status } = await staff.send('POST', '/api/stores/1/add-experience/', added);
    const folder = await exported(from, 'small');
    await imported(to, folder);

    expect(status).toBe(200);
    expect(alone['base-accounts']?.map((it) => it['company_display_name'])).toEqual(['Small & Sons']);
    expect((await documentIn(folder))['base-accounts']).toHaveLength(2);
    expect(await documentOf(await exported(to))).toBe(await documentOf(folder));
    const shown = await to.call(readExperience, { id: 'elsewhere' });
    expect(shown.body.categories).toContain('sea');
    await expect(exported(from, 'nowhere')).rejects.toThrow(
      /^There is no store 'nowhere': there are only 'others', 'small'\.$/,
    );
  });
});

describe('an import', () => {
  it('[A21] tells each wrong row by its name, and writes nothing', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const folder = await rewritten(await exported(from), (document) => {
      const [first, second, third, fourth] = document['experiences'] ?? [];
      Object.assign(first ?? {}, { time_zone: 'Europe/Atlantis', duration: { hours: 25 } });
      delete second?.['title'];
      Object.assign(third ?? {}, { rates: [{ id: 500, title: 'Odd', pricing_options: [{}] }] });
      Object.assign(fourth ?? {}, { cancellation_policy: 99 });
      Object.assign(document['meeting-points']?.[0] ?? {}, { lat: 'north' });
      Object.assign(document['inventory-items']?.[0] ?? {}, { price: '1.234' });
    });

    expect(await refusalsOf(to, folder)).toEqual([
      `inventory-items[0] 'Map': price: Ensure that there are no more than 2 decimal places.`,
      `meeting-points[0] 'The quay': lat: A valid number is required.`,
      `experiences[0] 'Walk along the quay': duration.hours: Ensure this value is less than or equal to 23.`,
      `experiences[0] 'Walk along the quay': time_zone: "Europe/Atlantis" is not a valid choice.`,
      `experiences[1]: title: This field is required.`,
      expect.stringMatching(
        /^experiences\[2\] '.*': rates\[0\]\.pricing_options\[0\]\.pricing_category: This field is required\.$/,
      ),
      expect.stringMatching(
        /^experiences\[2\] '.*': rates\[0\]\.pricing_options\[0\]\.retail_price: This field is required\.$/,
      ),
      `experiences[3] 'Fetched at the gate': cancellation_policy: Invalid pk "99" - object does not exist.`,
    ]);
    expect(await rowsIn(to)).toBe(0);
  });

  it('[A21] refuses rows whose ids are those of another account', async () => {
    const from = await engineOf(carriedStore);
    const to = await anEngine({ now: noon.add({ seconds: 1 }), stores: [otherStore] });
    open.push(to);
    const before = await documentOf(await exported(to));
    const folder = await rewritten(await exported(from), (document) => {
      const [account] = document['base-accounts'] ?? [];
      Object.assign(account ?? {}, { id: 7 });
      for (const rows of Object.values(document))
        if (Array.isArray(rows)) for (const row of rows) if ('base_account' in row) row['base_account'] = 7;
    });

    expect(await refusalsOf(to, await exported(from))).toEqual([
      expect.stringMatching(/^base-accounts\[0\] 'Small & Sons': id: 1 is the id of another account here\. Bring/),
    ]);
    expect(await refusalsOf(to, folder)).toContain(
      `meeting-points[0] 'The quay': id: 1 is the id of another one here.`,
    );
    expect(await documentOf(await exported(to))).toBe(before);
  });

  it('[A21] changes what the file says otherwise, at once for whoever looks, and nothing else', async () => {
    const engine = await engineOf(carriedStore);
    const before = (await engine.call(readExperience, { id: 'walk' })).body;
    const folder = await rewritten(await exported(engine), (document) => {
      Object.assign(document['experiences']?.[0] ?? {}, { title: 'Stroll along the quay', duration: { hours: 3 } });
      Object.assign(document['meeting-points']?.[0] ?? {}, { instructions: 'By the fourth palm.' });
    });
    const outcome = await imported(engine, folder);
    const after = (await engine.call(readExperience, { id: 'walk' })).body;

    expect(outcome).toMatchObject({ new: 0, changed: 2 });
    expect(after.title).toBe('Stroll along the quay');
    expect(after.duration).toEqual({ days: 0, hours: 3, minutes: 0 });
    expect(after.meeting_point?.instructions).toBe('By the fourth palm.');
    const same = ({ rates, extras, schedule, images, pickup }: Experience) => ({
      rates,
      extras,
      schedule,
      images,
      pickup,
    });
    expect(same(after)).toEqual(same(before));
    expect(await imported(engine, folder)).toMatchObject({ new: 0, changed: 0 });
  });

  it('[A13, A21] refuses a capacity below what is held and sold, and leaves carts and orders as they are', async () => {
    const engine = await engineOf(carriedStore);
    const buyer = await aBuyer(engine);
    await buyer.cartOf(buyer.selection({ units: { Adult: 5 } }));
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 4 } }));
    await buyer.pay((await buyer.order(cart)).body, '4242424242424242');
    await buyer.notices();
    const counts = await engine.counts();
    const whole = await exported(engine);
    const withCapacity = (capacity: number) =>
      rewritten(whole, (document) => {
        const schedule = document['experiences']?.[0]?.['schedule'] as { seasons: { capacity: number }[] };
        for (const season of schedule.seasons) season.capacity = capacity;
      });

    expect(await refusalsOf(engine, await withCapacity(8))).toEqual([
      `experiences[0] 'Walk along the quay': schedule: On ${runningDay} at 09:00 9 places are taken: a capacity of 8 is too few.`,
    ]);
    expect(await imported(engine, await withCapacity(9))).toMatchObject({ changed: 1 });
    expect(await engine.counts()).toEqual(counts);
  });

  it('[A21] takes a file that somebody has written by hand, and the same one again', async () => {
    const engine = await engineOf();
    const path = join(engine.folder, 'by-hand.json');
    await writeFile(path, JSON.stringify(byHand));
    const outcome = await imported(engine, path);
    const before = (await engine.call(readExperience, { id: 'row' })).body;

    expect(outcome).toMatchObject({ new: 8, changed: 0 });
    expect(await imported(engine, path)).toMatchObject({ new: 0, changed: 0, same: 8 });
    expect(before).toMatchObject({ included: ['A boat'], faq: [{ answer: 'Yes.' }], guides: [{ name: 'Mara' }] });
    expect(before.rates[0]?.pricing_options).toHaveLength(2);

    const [row] = byHand.experiences;
    const dearer = row.rates.map((rate) => ({
      ...rate,
      pricing_options: [{ pricing_category: 2, retail_price: 30 }, ...rate.pricing_options.slice(1)],
    }));
    await writeFile(path, JSON.stringify({ ...byHand, experiences: [{ ...row, rates: dearer }] }));
    expect(await imported(engine, path)).toMatchObject({ new: 0, changed: 1 });
    const after = (await engine.call(readExperience, { id: 'row' })).body;
    const [rate, old] = [after.rates[0], before.rates[0]];
    expect([rate?.id, rate?.pricing_options.map(({ id }) => id)]).toEqual([
      old?.id,
      old?.pricing_options.map(({ id }) => id),
    ]);
    expect(rate?.pricing_options[0]?.retail_price.gross).toBe('30.00');
    expect(after.schedule.start_times).toEqual(before.schedule.start_times);
  });

  it('[A21] only looks where it is told to', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const outcome = await imported(to, await exported(from), true);

    expect(outcome.new).toBeGreaterThan(10);
    expect(await rowsIn(to)).toBe(0);
  });

  it('[A21] lets new objects have new ids after it', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    await imported(to, await exported(from));
    const owner = await aSeller(to, { 1: 'owner' });
    const { status, body } = await owner.send('POST', '/api/meeting-points/', { name: 'The gate', lat: 43, lon: 16 });
    const rate = { experience: 1, title: 'Late', pricing_options: [{ pricing_category: 1, retail_price: '5.00' }] };
    const priced = await owner.send('POST', '/api/pricing-rates/', rate);

    expect([status, body['id'], priced.status]).toEqual([201, 2, 201]);
  });

  it.each([
    ['{', 'Expected a name in quotes'],
    ['[]', `Expected '{', but found '['`],
    ['{"format": "landfall-store"}', '"version" is missing'],
    ['{"format": "landfall-store", "version": 2}', '"version" is 2'],
    ['{"format": "other", "version": 1}', 'no file of a store'],
    ['{"format": "landfall-store", "version": 1, "boats": []}', `'boats' is none of base-accounts`],
    ['{"format": "landfall-store", "version": 1, "stores": {}}', `'stores' is no list`],
    ['{"format": "landfall-store", "version": 1, "stores": [], "stores": []}', `'stores' is there twice`],
    [
      '{"format": "landfall-store", "version": 1,\n "stores": [{"title": "A]\n',
      'Expected a closing quote, but found the end in line 3',
    ],
    ['{"format": "landfall-store", "version": 1, "stores": [{"id": 1,}]}', 'stores[0]: JSON parse error'],
    ['{"format": "landfall-store", "version": 1, "stores": [7]}', 'stores[0]: Expected an object in braces.'],
  ])('says of %s what is wrong with it', async (text, message) => {
    const engine = await engineOf();
    const path = join(engine.folder, 'store.json');
    await writeFile(path, text);

    await expect(imported(engine, path)).rejects.toThrow(message);
  });
});

describe('the options', () => {
  it.each([
    [[], 'Which file? Try: npm run import -- FILE [--dry-run], or --help.'],
    [['a', 'b'], `One file at a time, not 'a' and 'b'.`],
    [['a', '--force'], `Unknown option '--force'. Try: npm run import`],
    [['a', '--dry-run=1'], `Option '--dry-run' does not take an argument. Try: npm run import`],
  ])('of an import are told where they are wrong: %j', (args, message) => {
    expect(() => importOptions(args)).toThrow(message);
  });

  it.each([
    [['a', 'b'], `One store, or all: not 'a' and 'b'. Try: npm run export`],
    [['--out'], `Option '--out <value>' argument missing. Try: npm run export`],
    [['--out='], '--out needs the name of a folder.'],
    [['--with-orders'], `Unknown option '--with-orders'. Try: npm run export`],
  ])('of an export are told where they are wrong: %j', (args, message) => {
    expect(() => exportOptions(args)).toThrow(message);
  });

  it('are understood in whatever order', () => {
    expect(importOptions(['--dry-run', 'shop'])).toEqual({ path: 'shop', isDryRun: true });
    expect(exportOptions(['--out', 'shop', 'small'])).toEqual({ slug: 'small', out: 'shop', withPeople: false });
    expect(exportOptions(['--with-customers'])).toEqual({ slug: null, out: null, withPeople: true });
    expect([importOptions(['-h']), exportOptions(['--help', 'small'])]).toEqual([null, null]);
  });
});

describe('the folder of an export', () => {
  it('[A21] is there as a whole or not at all, in place of an earlier one and of nothing else', async () => {
    const engine = await engineOf();
    const path = join(engine.folder, 'out');
    const filled = async (text: string) => {
      const folder = openOutFolder(path);
      await writeFile(folder.file, text);
      return folder;
    };
    const names = async () => (await readdir(engine.folder)).filter((name) => name.includes('out'));

    const first = await filled('one');
    expect(await names()).not.toContain('out');
    first.finish();
    (await filled('two')).abandon();
    expect([await names(), await readFile(join(path, 'store.json'), 'utf8')]).toEqual([['out'], 'one']);

    const second = await filled('three');
    await writeFile(join(engine.folder, 'a.jpg'), 'picture');
    expect([second.copy(join(engine.folder, 'a.jpg'), 'a.jpg'), second.copy('nowhere', 'b.jpg')]).toEqual([
      true,
      false,
    ]);
    second.finish();
    expect([await names(), await readFile(join(path, 'pictures', 'a.jpg'), 'utf8')]).toEqual([['out'], 'picture']);

    await writeFile(join(path, 'notes.txt'), 'mine');
    expect(() => openOutFolder(path)).toThrow(`is no earlier export: there is 'notes.txt' in it.`);
    expect(() => openOutFolder(join(path, 'notes.txt', 'deeper'))).toThrow('cannot be written');
  });
});

describe('what an export holds', () => {
  it('[A21] is each kind after those that it names, and people only where they are wanted', () => {
    const names = (withPeople: boolean) =>
      kindsOf([carriedAccounts, ...resources], { withPeople }).map(({ name }) => name);
    const all = names(true);
    const isBefore = (a: string, b: string) => all.indexOf(a) < all.indexOf(b);

    expect(all[0]).toBe('base-accounts');
    expect(isBefore('filer-folders', 'filer-images') && isBefore('filer-images', 'stores')).toBe(true);
    expect(isBefore('stores', 'experiences') && isBefore('experiences', 'qr-codes')).toBe(true);
    expect(all).not.toContain('pricing-rates');
    expect(all.filter((name) => !names(false).includes(name))).toEqual(['customers']);
  });

  it('tells how far it is on a terminal alone', () => {
    const written: string[] = [];
    const on = (isTTY: boolean) => progressOn({ isTTY, columns: 20, write: (text: string) => written.push(text) > 0 });
    on(false).step('Writing', 1, 1);
    on(false).clear();
    expect(written).toEqual([]);

    const progress = on(true);
    for (let done = 1; done <= 1000; done += 1) progress.step('Writing', done, 1000);
    progress.clear();
    expect(written.length).toBeLessThan(20);
    expect(written.at(-2)).toBe('\r\u001b[KWriting: 1,000 of 1');
  });
});

describe('pictures', () => {
  const picture = (width = 800) =>
    sharp({ create: { width, height: 500, channels: 3, background: '#336699' } }).withExif({ IFD0: { Artist: 'Ana' } });

  /** A folder with an additional picture that the walk shows. */
  async function withPicture(engine: Engine, bytes: Buffer | null, name = 'quay.jpg'): Promise<string> {
    const folder = await rewritten(await exported(engine), (document) => {
      document['filer-images']?.push({ id: 90, base_account: 1, name: 'Quay', file: `pictures/${name}` });
      const [walk] = document['experiences'] ?? [];
      Object.assign(walk ?? {}, { images: [...((walk?.['images'] ?? []) as number[]), 90] });
    });
    await mkdir(join(folder, 'pictures'), { recursive: true });
    if (bytes) await writeFile(join(folder, 'pictures', name), bytes);
    return folder;
  }

  it('[A20, A21] come through the same gate as uploads, and stay as they are from then on', async () => {
    const [from, to] = [await engineOf(carriedStore), await engineOf()];
    const folder = await withPicture(from, await picture().jpeg().toBuffer());
    const outcome = await imported(from, folder);
    const out = await exported(from);
    await imported(to, out);
    const back = await exported(to);

    expect(outcome).toMatchObject({ new: 1, changed: 1, pictures: 1 });
    const [name = ''] = await readdir(join(out, 'pictures'));
    const bytes = await readFile(join(out, 'pictures', name));
    expect(hasNoMetadata(bytes)).toBe(true);
    expect(await documentOf(back)).toBe(await documentOf(out));
    expect(await readFile(join(back, 'pictures', name))).toEqual(bytes);
    expect(await shownBy(to)).toEqual(await shownBy(from));
    expect(await readdir(join(to.folder, 'incoming'))).toEqual([]);
    expect(await imported(from, folder)).toMatchObject({ new: 0, changed: 0, pictures: 0 });
  });

  it.each([
    [
      'that is missing',
      async () => null,
      /^filer-images\[2\] 'Quay': file: There is no file quay\.jpg in .*pictures\.$/,
    ],
    [
      'that is broken',
      async () => (await picture().jpeg().toBuffer()).subarray(0, 400),
      /file: Upload a valid image\./,
    ],
    [
      'that is none',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      /file: SVG is not taken/,
    ],
    ['that is too narrow', () => picture(60).png().toBuffer(), /at least 100 in width/],
  ])('[A21] tell by its row one %s, and nothing of it stays', async (_, bytes, message) => {
    const engine = await engineOf(carriedStore);
    const before = await documentOf(await exported(engine));
    const refusals = await refusalsOf(engine, await withPicture(engine, await bytes()));

    expect(refusals[0]).toMatch(message);
    expect(await documentOf(await exported(engine))).toBe(before);
    expect(await readdir(join(engine.folder, 'incoming')).catch(() => [])).toEqual([]);
    expect(await readdir(join(engine.folder, 'originals')).catch(() => [])).toEqual([]);
  });

  it('are bare where nothing but the picture is in them', async () => {
    const plain = await sharp(await picture().jpeg().toBuffer())
      .jpeg()
      .toBuffer();
    const clear = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#33669980' } })
      .webp()
      .toBuffer();
    const rows = [
      plain,
      clear,
      await picture().keepExif().jpeg().toBuffer(),
      Buffer.concat([plain, Buffer.from('zip')]),
    ];

    expect(rows.map(hasNoMetadata)).toEqual([true, true, false, false]);
    expect(
      [Buffer.concat([clear, Buffer.alloc(2)]), clear.subarray(0, 40), Buffer.alloc(4)].map(hasNoMetadata),
    ).toEqual([false, false, false]);
  });
});

/** The number of rows in the tables that an import writes. */
async function rowsIn({ database }: Engine): Promise<number> {
  const tables = ['base_accounts', 'stores', 'experiences', 'pictures', 'start_times', 'departures'] as const;
  return database.read(async (tx) => {
    let sum = 0;
    for (const table of tables) sum += (await tx.selectFrom(table).select('id').execute()).length;
    return sum;
  });
}

/** The least that a user would write by hand. */
const byHand = {
  experiences: [
    {
      id: 20,
      title: 'Row with us',
      slug: 'row',
      status: 'published',
      short_description: 'Two hours on the water, and then a swim where nobody else goes.',
      description: 'We row.',
      highlights: ['A swim where nobody else goes'],
      duration: { hours: 2 },
      cancellation_policy: 3,
      meeting_point: 4,
      images: [5],
      schedule: {
        seasons: [{ from: '2026-12-01', to: '2027-03-01', start_times: ['9:00', '15:00'], capacity: 8 }],
      },
      rates: [
        {
          title: 'Standard',
          pricing_options: [
            { pricing_category: 2, retail_price: 25 },
            { pricing_category: 2, retail_price: '12.5', takes: 'none' },
          ],
        },
      ],
      agenda_items: [{ title: 'Off we go' }, { title: 'Home again' }],
      included: ['A boat'],
      faq: [{ question: 'Do we get wet?', answer: 'Yes.' }],
      guides: [6],
      stores: [{ store: 10, position: 0 }],
      categories: [],
    },
  ],
  format: 'landfall-store',
  version: 1,
  'base-accounts': [{ id: 1, company_display_name: 'Rowers' }],
  stores: [
    {
      id: 10,
      title: 'Rowers',
      time_zone: 'Europe/Zagreb',
      currency: 'eur',
      categories: [{ slug: 'sea', title: 'Sea', children: [{ slug: 'rowing', title: 'Rowing' }] }],
    },
  ],
  'pricing-categories': [{ id: 2, title: 'Anybody' }],
  'cancellation-policies': [{ id: 3, title: 'Flexible' }],
  'meeting-points': [{ id: 4, name: 'The quay', lat: '43.5', lon: 16 }],
  guides: [{ id: 6, name: 'Mara', picture: 5 }],
  'filer-images': [
    { id: 5, name: 'Quay', file: 'scene:banner', width: 1600, height: 1000, placeholder: '#336699,#112233' },
  ],
} as const;
