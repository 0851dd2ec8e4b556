import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#engine/app.ts';
import { PICTURE_WIDTHS, pictureKey } from '#engine/catalogue/picture.ts';
import type { Context } from '#engine/context.ts';
import { concurrencyLimit } from '#engine/images/concurrency-limit.ts';
import { drawIconHere } from '#engine/images/draw-icon.ts';
import { examineHere, placeholderOf } from '#engine/images/examine.ts';
import { openImageWorker } from '#engine/images/image-worker.ts';
import { Pictures } from '#engine/images/pictures.ts';
import { renderHere } from '#engine/images/render.ts';
import { warmUp } from '#engine/images/warm-up.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

/** The key of a picture of the small store. */
const harbour = pictureKey('scene:harbour');

let engine: Engine;
let drawn: string[];
/** The number of files written so far. */
let written: number;
let app: (request: Request) => Promise<Response>;
let context: Context;

beforeEach(async () => {
  engine = await anEngine();
  drawn = [];
  written = 0;
  ({ app, context } = withPictures(engine, async (name) => {
    drawn.push(name);
    return name === 'lost' ? null : redOverBlue(1600, 1000);
  }));
});
afterEach(() => engine.stop());

const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  app(new Request(ORIGIN + path, { method, headers }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the pictures of the listing', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
  ])('[L11] come in every width as %s', async (format, decoded) => {
    for (const width of PICTURE_WIDTHS) {
      const response = await get(`/pictures/${harbour}-${width}.${format}`);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      const made = await sharp(await bytesOf(response)).metadata();
      expect(made).toMatchObject({ format: decoded, width, height: (width * 1000) / 1600 });
    }
  });

  it('[O2] come as a card for social networks, which is enlarged where it must be', async () => {
    const response = await get(`/pictures/${harbour}-card.jpg`);
    const small = await get(`/pictures/${pictureKey('scene:logo')}-card.jpg`);

    const cards = await Promise.all([response, small].map(async (it) => sharp(await bytesOf(it)).metadata()));
    const card = { format: 'jpeg', width: 1200, height: 630, hasAlpha: false };
    expect(cards).toEqual([expect.objectContaining(card), expect.objectContaining(card)]);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('[L11] may be kept for ever, and say how long they are', async () => {
    const response = await get(`/pictures/${harbour}-320.webp`);

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Number(response.headers.get('content-length'))).toBe((await bytesOf(response)).byteLength);
    const head = await get(`/pictures/${harbour}-320.webp`, 'HEAD');
    expect([head.status, (await bytesOf(head)).byteLength]).toEqual([200, 0]);
  });

  it.each([
    `/pictures/${harbour}-321.avif`,
    `/pictures/${harbour}-2400.avif`,
    `/pictures/${harbour}-0640.avif`,
    `/pictures/${harbour}-640.png`,
    `/pictures/${harbour}-640`,
    `/pictures/${harbour}-1200.jpg`,
    `/pictures/${harbour}-card.webp`,
    `/pictures/${pictureKey('scene:another')}-card.jpg`,
    `/pictures/${harbour}`,
    `/pictures/${pictureKey('scene:another')}-640.avif`,
    `/pictures/${pictureKey('scene:logo')}-640.webp`,
    '/pictures/..%2f..%2flandfall.sqlite',
    '/pictures/%',
  ])('[L11] are not found at %s, and nothing is made', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(drawn).toEqual([]);
    await expect(readdir(join(engine.folder, 'pictures'))).rejects.toThrow('ENOENT');
  });

  it('[L11] are made once for however many ask at once', async () => {
    const reply = await Promise.all(Array.from({ length: 30 }, () => get(`/pictures/${harbour}-640.avif`)));

    const all = await Promise.all(reply.map(bytesOf));
    expect(new Set(all.map((it) => it.toString('base64'))).size).toBe(1);
    expect([drawn, written]).toEqual([['harbour'], 1]);
    expect(await filesBelow(join(engine.folder, 'pictures'))).toEqual([`${harbour}-640.avif`]);
  });

  it('[L11] are kept over a restart, whatever has become of the original', async () => {
    const before = await bytesOf(await get(`/pictures/${harbour}-480.webp`));

    const after = withPictures(engine, async () => {
      throw new Error('nothing can be drawn any more');
    });

    const response = await after.app(new Request(`${ORIGIN}/pictures/${harbour}-480.webp`));
    expect(await bytesOf(response)).toEqual(before);
  });

  it('[L11] are tried again after a drawing that failed', async () => {
    let isBroken = true;
    const shaky = withPictures(engine, async () => {
      if (isBroken) throw new Error('out of ink');
      return redOverBlue(1600, 1000);
    });
    const ask = () => shaky.app(new Request(`${ORIGIN}/pictures/${harbour}-320.webp`));
    expect((await ask()).status).toBe(500);

    isBroken = false;

    expect((await ask()).status).toBe(200);
  });

  it('[L11] of an original that has gone are not found', async () => {
    const key = await aPicture('scene:lost', 1600, 1000);

    expect((await get(`/pictures/${key}-640.avif`)).status).toBe(404);
    expect(drawn).toEqual(['lost']);
  });
});

describe('a picture for who has to be sparing', () => {
  const at = (width: number) => `/pictures/${harbour}-${width}.avif`;
  const widthOf = async (response: Response) => (await sharp(await bytesOf(response)).metadata()).width;

  it.each([
    [1600, 480],
    [640, 480],
    [480, 480],
    [320, 320],
  ])('[W12] of %i pixels is one of %i where data are saved', async (width, served) => {
    const response = await get(at(width), 'GET', { 'Save-Data': 'on' });

    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toBe('Save-Data');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-location')).toBe(width === served ? null : at(served));
    expect(await widthOf(response)).toBe(served);
  });

  it.each(['slow-2g', '2g', '3g'])('[W12] is small on a link that is %s, and soon asked for anew', async (ect) => {
    const response = await get(at(1200), 'GET', { ECT: ect });

    expect(response.headers.get('cache-control')).toBe('private, max-age=600');
    expect(response.headers.get('content-location')).toBe(at(480));
    expect(await widthOf(response)).toBe(480);
    const small = await get(at(480), 'GET', { ECT: ect });
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([{ ECT: '4g' }, { 'Save-Data': 'off' }, {}])('[W12] is the one asked for with %j', async (headers) => {
    const response = await get(at(1200), 'GET', headers as Record<string, string>);

    expect(response.headers.get('vary')).toBe('Save-Data');
    expect(response.headers.get('content-location')).toBeNull();
    expect(await widthOf(response)).toBe(1200);
  });

  it('[W12] that there is not, is not there for them either', async () => {
    const key = await aPicture('scene:harbour-small', 400, 250);

    expect((await get(`/pictures/${key}-640.avif`, 'GET', { 'Save-Data': 'on' })).status).toBe(404);
    expect((await get(`/pictures/${harbour}-641.avif`, 'GET', { 'Save-Data': 'on' })).status).toBe(404);
  });
});

describe('an uploaded picture', () => {
  it('[L11] is turned upright and loses what the camera wrote into it', async () => {
    const camera = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } });
    const photo = await camera
      .withExif({ IFD0: { Copyright: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await mkdir(join(engine.folder, 'originals'));
    await writeFile(join(engine.folder, 'originals', 'photo.jpg'), photo);
    const key = await aPicture('file:photo.jpg', 600, 900);

    const made = await sharp(await bytesOf(await get(`/pictures/${key}-320.webp`))).metadata();

    expect(made).toMatchObject({ width: 320, height: 480 });
    expect(made.exif).toBeUndefined();
  });

  it.each(['file:../landfall.sqlite', 'file:/etc/hostname', 'file:.hidden', 'file:gone.jpg', 'nothing'])(
    '[L11] is only looked for among the originals: %s',
    async (source) => {
      const key = await aPicture(source, 1600, 1000);

      expect((await get(`/pictures/${key}-640.avif`)).status).toBe(404);
    },
  );
});

describe('a placeholder', () => {
  it('[L11] is two colours of at most 40 bytes: those of the upper and the lower half', async () => {
    const placeholder = await placeholderOf(await redOverBlue(160, 100));

    expect(placeholder).toMatch(/^#f[\da-f]000[\da-f],#0[\da-f]00f[\da-f]$/);
    expect(Buffer.byteLength(placeholder)).toBeLessThanOrEqual(40);
  });
});

describe('making pictures ahead', () => {
  it('[L11] leaves every width of the banner ready, and a card’s widths of the others', {
    tags: 'long',
    timeout: 30_000,
  }, async () => {
    await warmUp(context, new AbortController().signal);

    const made = await filesBelow(join(engine.folder, 'pictures'));
    const [banner, others] = [true, false].map((is) => made.filter((it) => it.startsWith(harbour) === is));
    expect(banner?.toSorted()).toEqual(PICTURE_WIDTHS.map((width) => `${harbour}-${width}.avif`).toSorted());
    expect(others?.filter((it) => /-1\d{3}\./.test(it))).toEqual([]);
  });

  it('[L11] begins nothing once the engine closes, and says nothing of it', async () => {
    await warmUp(context, AbortSignal.abort());

    expect([drawn, engine.logged.filter(({ level }) => level === 'warn')]).toEqual([[], []]);
  });

  it('[L11] waits until nobody waits for a picture', async () => {
    const queue = concurrencyLimit(2);
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${name} ends`);
    };

    await Promise.all([
      queue.take('one', work('a')),
      queue.takeIdle('one', work('idle')),
      queue.take('one', work('b')),
      queue.takeIdle('one', work('idle too')),
      queue.take('one', work('c')),
    ]);

    expect(order.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(order.slice(-4)).toEqual(['idle begins', 'idle ends', 'idle too begins', 'idle too ends']);
  });

  it.each(['take', 'takeIdle'] as const)(
    '[A42] goes by turns of the accounts, however much one of them has (%s)',
    async (take) => {
      const queue = concurrencyLimit(1);
      const order: string[] = [];
      const work = (owner: string) => queue[take](owner, async () => void order.push(owner));

      await Promise.all(['one', 'one', 'one', 'one', 'two', 'two', 'three'].map(work));

      expect(order).toEqual(['one', 'one', 'two', 'three', 'one', 'two', 'one']);
    },
  );
});

describe('the studio', () => {
  it('[L11] makes pictures in a process of its own', async () => {
    const scenes = new URL('../../../engine/demo/pictures.ts', import.meta.url);
    const { render } = openImageWorker({ scenes, dataDir: engine.folder });

    const [small, large, lost] = await Promise.all([
      render('scene:logo', '320.webp'),
      render('scene:logo', '640.webp'),
      render('scene:nothing', '320.webp'),
    ]);

    const widths = [small, large].map(async (bytes) => (await sharp(bytes ?? undefined).metadata()).width);
    expect([await Promise.all(widths), lost]).toEqual([[320, 640], null]);
  }, 30_000);

  it('[A42] ends with a picture that hangs, and another process makes the next one', async () => {
    const scenes = new URL(
      'data:text/javascript,export const drawScene = async (name) => { while (name === "hangs"); return null; };',
    );
    const { render } = openImageWorker({ scenes, dataDir: engine.folder }, 2_000);

    await expect(render('scene:hangs', '320.webp')).rejects.toThrow('The studio has ended.');
    expect(await render('scene:nothing', '320.webp')).toBeNull();
  }, 30_000);

  it('[A20] looks through uploads there, and leaves an original or says why not', async () => {
    const scenes = new URL('../../../engine/demo/pictures.ts', import.meta.url);
    const { examine } = openImageWorker({ scenes, dataDir: engine.folder });
    const [file, into] = [join(engine.folder, 'upload'), join(engine.folder, 'incoming', 'original')];
    await writeFile(file, await redOverBlue(300, 200));

    const found = await examine(file, into);
    const [page, gone] = [join(engine.folder, 'page'), join(engine.folder, 'gone')];
    await writeFile(page, '<html>nothing to be seen here</html>');

    expect(found).toMatchObject({ width: 300, height: 200, extension: 'jpg' });
    expect(await sharp(`${into}.jpg`).metadata()).toMatchObject({ format: 'jpeg', width: 300 });
    expect(await examine(page, into)).toMatchObject({ problem: { code: 'not_a_picture' } });
    await expect(examine(gone, into)).rejects.toMatchObject({
      message: expect.stringMatching(/^an uploaded file: Error: ENOENT/) as string,
      code: 'ENOENT',
    });
  }, 30_000);

  it('[A20] reads a regular file of at most 8 MB, and no link and no device', async () => {
    const [file, link, large] = ['picture', 'link', 'large'].map((name) => join(engine.folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(file, await redOverBlue(300, 200));
    await symlink(file, link);
    await writeFile(large, Buffer.concat([await redOverBlue(300, 200), Buffer.alloc(8 * 1024 * 1024)]));
    const into = join(engine.folder, 'incoming', 'original');

    const found = await Promise.all([link, '/dev/null', engine.folder, large].map((it) => examineHere(it, into)));

    const refused = { problem: { code: 'picture_missing' } };
    expect(found).toMatchObject([refused, refused, refused, refused]);
  });

  it('[L11] says so when it cannot be opened, each time anew', async () => {
    const { render } = openImageWorker({ scenes: new URL('file:///nowhere/draw.ts'), dataDir: engine.folder });

    await expect(render('scene:logo', '320.webp')).rejects.toThrow('The studio has ended.');
    await expect(render('scene:logo', '320.webp')).rejects.toThrow('The studio has ended.');
  }, 30_000);
});

/** The same engine with another source of drawings. */
function withPictures(it: Engine, draw: (name: string) => Promise<Buffer | null>) {
  const newId = () => `part-${++written}`;
  const render = renderHere(draw, it.folder);
  const pictures = new Pictures(
    { ...it.context, newId },
    { render, examine: examineHere, drawIcon: drawIconHere(draw, it.folder) },
  );
  return { app: createApp({ ...it.context, pictures }), context: { ...it.context, pictures } };
}

/** @returns the picture's key */
async function aPicture(source: string, width: number, height: number): Promise<string> {
  const key = pictureKey(source);
  const row = { key, source, width, height, alt_text: '', placeholder: '#000000,#ffffff' };
  await engine.database.write((tx) => tx.insertInto('pictures').values(row).execute());
  return key;
}

function redOverBlue(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels[i * 3 + (i < (width * height) / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((it) => it.isFile());
  await Promise.all(files.map((it) => readFile(join(it.parentPath, it.name))));
  return files.map((it) => it.name);
}
