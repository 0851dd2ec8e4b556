import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '#engine/app.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { type Answered, anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { processUploads } from '../../support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aForm } from '../../support/stores/picture-files.ts';

let engine: Engine;
let owner: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterAll(() => engine.stop());

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 160 };
const CLEAR = { ...BLUE, alpha: 0 };

async function aPicture(file: Sharp): Promise<number> {
  const { body } = (await owner.send(
    'POST',
    '/api/filer-images/',
    aForm(await file.png().toBuffer(), { alt_text: 'A picture' }, { name: 'any.png' }),
  )) as Answered<{ id: number }>;
  await processUploads(engine.context, new AbortController().signal);
  return body.id;
}

/** A red square within a blue one. */
function aSquare(side: number): Sharp {
  const inner = { create: { width: side / 2, height: side / 2, channels: 3, background: RED } } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: BLUE } }).composite([{ input: inner }]);
}

async function setStore(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { status, body } = await owner.send('PATCH', '/api/stores/1/', values);
  expect([status, body]).toEqual([200, expect.anything()]);
}

interface Manifest {
  name: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

async function manifestAt(origin: string): Promise<Manifest> {
  const documents = createDocuments(engine.context, createApp(engine.context), () => {
    throw new Error('a manifest needs no page');
  });
  const response = await documents(new Request(`${origin}/manifest.webmanifest`));
  return (await response?.json()) as Manifest;
}

async function iconAt(path: string) {
  const response = await engine.app(new Request(ORIGIN + path));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    return [...data.subarray(at, at + 4)];
  };
  return { response, size: `${info.width}x${info.height}`, colourAt };
}

async function iconsNow() {
  const { icons } = await manifestAt(ORIGIN);
  const path = (sizes: string, purpose?: string) =>
    icons.find((it) => it.sizes === sizes && it.purpose === purpose)?.src ?? '';
  return { small: path('192x192'), large: path('512x512'), maskable: path('512x512', 'maskable') };
}

it('[B19] draws the initials on the accent where a store has neither icon nor logo', async () => {
  await setStore({ logo: null, icon: null, accent: '#0b6e69' });
  const { small, large, maskable } = await iconsNow();

  for (const [path, size] of [
    [small, '192x192'],
    [large, '512x512'],
    [maskable, '512x512'],
  ] as const) {
    const icon = await iconAt(path);
    const inked = Array.from({ length: 100 }, (_, n) => icon.colourAt(0.25 + (n % 10) / 20, 0.35 + n / 330)).filter(
      ([r = 0]) => r > 200,
    );
    expect([icon.size, icon.colourAt(0, 0), icon.colourAt(0.5, 0.95)]).toEqual([
      size,
      [11, 110, 105, 255],
      [11, 110, 105, 255],
    ]);
    expect(inked.length).toBeGreaterThan(5);
  }
});

it('[B19] cuts the picture of the seller, within the safe zone of masks and without transparent parts for Apple', async () => {
  await setStore({ icon: await aPicture(aSquare(600)) });
  const { small, large, maskable } = await iconsNow();
  const whole = await iconAt(large);
  const masked = await iconAt(maskable);
  const apple = await iconAt(small.replace('-192.png', '-apple-180.png'));

  expect([whole.size, masked.size, apple.size, (await iconAt(small)).size]).toEqual([
    '512x512',
    '512x512',
    '180x180',
    '192x192',
  ]);
  const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 80;
  // The red square is the middle half of the picture, but only the middle four tenths of the masked icon.
  expect([whole.colourAt(0.27, 0.5), masked.colourAt(0.27, 0.5), masked.colourAt(0.33, 0.5)].map(isRed)).toEqual([
    true,
    false,
    true,
  ]);
  // Beyond the safe zone the icon has the colour of the picture's edge.
  const [r = 255, , b = 0, alpha] = masked.colourAt(0.02, 0.02);
  expect([r < 60, b > 120, alpha]).toEqual([true, true, 255]);
});

it('[B19] draws a compact logo on white, and the initials in place of a long one', async () => {
  const logo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: CLEAR } }).composite([
      { input: { create: { width: width - 4, height: height - 4, channels: 4, background: { ...RED, alpha: 1 } } } },
    ]);
  await setStore({ icon: null, logo: await aPicture(logo(400, 300)) });
  const compact = await iconAt((await iconsNow()).large);
  await setStore({ logo: await aPicture(logo(900, 200)) });
  const long = await iconAt((await iconsNow()).large);

  expect(compact.colourAt(0, 0)).toEqual([255, 255, 255, 255]);
  expect(compact.colourAt(0.5, 0.5)[0]).toBeGreaterThan(150);
  expect(long.colourAt(0, 0)).toEqual([11, 110, 105, 255]);
});

it('[B19] gives a changed icon another address, keeps that one for good, and answers the earlier one with the icon of today', async () => {
  await setStore({ icon: null, logo: null, accent: '#112233' });
  const before = (await iconsNow()).small;
  const cached = await iconAt(before);
  await setStore({ accent: '#aa2211' });
  const after = (await iconsNow()).small;
  const old = await iconAt(before);
  const etag = old.response.headers.get('etag') ?? '';
  const again = await engine.app(new Request(ORIGIN + before, { headers: { 'if-none-match': etag } }));

  expect(after).not.toBe(before);
  expect(cached.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([old.response.headers.get('cache-control'), old.colourAt(0, 0)]).toEqual(['no-cache', [170, 34, 17, 255]]);
  expect(again.status).toBe(304);
  expect((await engine.app(new Request(`${ORIGIN}/app-icons/1-0000000000-77.png`))).status).toBe(404);
});

it.each(['1', 'icon.png', '1-0000000000.png'])(
  '[B19] asks the database nothing for %s, which names no icon',
  async (name) => {
    const of = vi.spyOn(engine.context.catalogue, 'of');

    expect((await engine.app(new Request(`${ORIGIN}/app-icons/${name}/`))).status).toBe(404);
    expect(of).not.toHaveBeenCalled();
  },
);

it('[B19] gives each host the name, the colour and the icon of its own store', async () => {
  const account = await anAccount(engine, 'Kvarner Sails');
  const other = await aSeller(engine, { [account]: 'owner' });
  await other.send('POST', '/api/stores/', {
    title: 'Under sail',
    domain: 'sails.localhost',
    time_zone: 'Europe/Zagreb',
    currency: 'EUR',
    accent: '#334455',
  });
  const [own, theirs] = [await manifestAt(ORIGIN), await manifestAt('http://sails.localhost:8080')];

  expect([theirs.name, theirs.theme_color]).toEqual(['Kvarner Sails', '#334455']);
  expect(own.name).not.toBe(theirs.name);
  expect(own.icons.map(({ src }) => src)).not.toEqual(theirs.icons.map(({ src }) => src));
  expect((await iconAt(theirs.icons[0]?.src ?? '')).colourAt(0, 0)).toEqual([0x33, 0x44, 0x55, 255]);
});

it('[B19] tells the sellers of a shop where its icon is and what it is drawn from', async () => {
  const path = '/api/stores/1/app-icon/';
  await setStore({ icon: null, logo: null });
  const drawn = (await owner.send('GET', path)).body;
  await setStore({ icon: await aPicture(aSquare(300)) });
  const { small, maskable } = await iconsNow();

  expect(drawn).toMatchObject({ drawn_from: 'initials' });
  expect((await owner.send('GET', path)).body).toEqual({ url: small, maskable_url: maskable, drawn_from: 'icon' });
  expect((await engine.send('GET', path)).status).toBe(401);
});

it('[B19] does not delete a picture that is the icon of a store', async () => {
  const icon = await aPicture(aSquare(300));
  await setStore({ icon });

  const { status, body } = await owner.send('DELETE', `/api/filer-images/${icon}/`);

  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('as the icon of their app')]);
});
