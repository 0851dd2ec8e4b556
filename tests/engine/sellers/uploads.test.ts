import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '#domain/contract/catalogue.ts';
import { type Listening, listen } from '#engine/http/listen.ts';
import { type Answered, anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { processUploads } from '../../support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aDrawing, aForm, aSheet } from '../../support/stores/picture-files.ts';

const MB = 1024 * 1024;
const NO_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.';

let engine: Engine;
let owner: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterAll(() => engine.stop());

const upload = (...args: Parameters<typeof aForm>): Promise<Answered<never>> =>
  owner.send('POST', '/api/filer-images/', aForm(...args));
const make = () => processUploads(engine.context, new AbortController().signal);
const filesIn = (folder: string) => readdir(join(engine.folder, folder)).catch(() => []);
const sourceOf = async (id: unknown) => {
  const { source } = await engine.database.read((tx) =>
    tx.selectFrom('pictures').select('source').where('id', '=', Number(id)).executeTakeFirstOrThrow(),
  );
  return join(engine.folder, 'originals', source.replace('file:', ''));
};
/** One width of a picture as the engine serves it. */
const served = async (picture: Picture, width: number, format: string) => {
  const path = picture.url.replace('{width}', String(width)).replace('{format}', format);
  const response = await engine.app(new Request(ORIGIN + path));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** Everything that a refused upload could leave behind. */
const left = async () => {
  const rows = await engine.database.read((tx) => tx.selectFrom('pictures').select('id').execute());
  return [rows.length, (await filesIn('originals')).length, await filesIn('incoming')];
};

describe('an upload', () => {
  it.each([
    ['large jpeg', aDrawing(1700, 1100).jpeg()],
    ['small png', aDrawing(150, 100).png()],
    ['jpeg', aDrawing(500, 330).jpeg()],
    ['png', aDrawing(500, 330).png()],
    ['png with transparency', aDrawing(500, 330, { alpha: true }).png()],
    ['webp', aDrawing(500, 330).webp()],
    ['avif', aDrawing(500, 330).avif({ effort: 0 })],
    ['gif', aDrawing(500, 330).gif({ effort: 1 })],
    ['jpeg in grey', aDrawing(500, 330).greyscale().jpeg()],
    ['jpeg in CMYK', aDrawing(500, 330).toColourspace('cmyk').jpeg()],
    ['png of 16 bits', aDrawing(500, 330).toColourspace('rgb16').png()],
  ])('[A20, A20a] of a %s is made in every width, as AVIF and WebP', { tags: 'long' }, async (_, file) => {
    const bytes = await file.toBuffer();
    const { width, height } = await sharp(bytes).metadata();
    const { status, body } = await upload(bytes, { alt_text: 'Nine islands' }, { name: 'any.jpg' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'any.jpg',
        alt_text: 'Nine islands',
        folder: null,
        base_account: 1,
        width,
        height,
        status: 'pending',
        progress: 0,
        problem: null,
      }),
    ]);

    await make();

    const { body: ready } = await owner.send('GET', `/api/filer-images/${String(body['id'])}/`);
    expect(ready).toMatchObject({ status: 'ready', progress: 100, problem: null });
    const picture = ready['picture'] as Picture;
    const narrower = [320, 480, 640, 800, 1200, 1600].filter((it) => it <= width);
    expect(picture.widths).toEqual(narrower.length > 0 ? narrower : [width]);
    expect(picture.placeholder).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
    for (const requested of picture.widths) {
      for (const [format, decoded] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const { response, bytes: made } = await served(picture, requested, format);
        expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
          200,
          `image/${format}`,
          'public, max-age=31536000, immutable',
        ]);
        expect(await sharp(made).metadata()).toMatchObject({ format: decoded, width: requested, space: 'srgb' });
      }
    }
  });

  it('[A20a] keeps what can be seen through', async () => {
    const { body } = await upload(await aDrawing(400, 300, { alpha: true }).png().toBuffer());

    const { bytes } = await served(body['picture'], 320, 'webp');
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = info.width * 4 * Math.floor(info.height / 2);
    expect([data[middle + 3 + 4 * 20], data[middle + 3 + 4 * 300]]).toEqual([0, 255]);
  });

  it('[A20a] is turned upright, and nothing stays of where and by what it was taken', async () => {
    const photo = await aDrawing(900, 600)
      .withExif({
        IFD0: { Copyright: 'Ana Anić', Make: 'A camera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '43/1 30/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '16/1 26/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.includes('Ana Ani') && photo.includes('at home')).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(6);

    const { body } = await upload(photo);
    await make();

    expect(body).toMatchObject({ width: 600, height: 900 });
    const original = await readFile(await sourceOf(body['id']));
    for (const bytes of [
      original,
      (await served(body['picture'], 480, 'webp')).bytes,
      (await served(body['picture'], 480, 'avif')).bytes,
    ]) {
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect((width ?? 0) < (height ?? 0)).toBe(true);
      expect(bytes.includes('Anić') || bytes.includes('at home')).toBe(false);
    }
  });

  it('[A20a] in wide colours shows the same ones in sRGB', async () => {
    const inSrgb = await aSheet(400, 300, '#c04020').png().toBuffer();
    const inP3 = await sharp(inSrgb).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(inP3, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((stored[0] ?? 0) - 0xc0)).toBeGreaterThan(5);

    const { body } = await upload(inP3);

    const { bytes } = await served(body['picture'], 320, 'webp');
    const shown = [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    for (const [i, requested] of [0xc0, 0x40, 0x20].entries())
      expect(Math.abs((shown[i] ?? 0) - requested)).toBeLessThan(5);
  });

  it('[A20] of a picture that moves is its first moment', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => aSheet(320, 200, colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);

    const { body } = await upload(moving);

    expect(body).toMatchObject({ width: 320, height: 200 });
    const { bytes } = await served(body['picture'], 320, 'webp');
    const [red = 0, , blue = 255] = await sharp(bytes).raw().toBuffer();
    expect([red > 200, blue < 50]).toEqual([true, true]);
  });

  it('[A20] is what its bytes are, whatever it is called', async () => {
    const png = await aDrawing().png().toBuffer();

    const { status, body } = await upload(png, {}, { name: '../../etc/\u0000pass\u202ewd.svg', type: 'text/html' });

    expect([status, body['name']]).toEqual([201, expect.stringMatching(/^pass.*wd\.svg$/)]);
    expect(await sharp(await readFile(await sourceOf(body['id']))).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('[A20a] keeps nothing that stands behind the picture, or beside it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const jpeg = await aDrawing()
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();

    const { status, body } = await upload(Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)]));

    expect(status).toBe(201);
    expect((await readFile(await sourceOf(body['id']))).includes('script')).toBe(false);
    expect((await served(body['picture'], 320, 'avif')).bytes.includes('script')).toBe(false);
  });

  it('[A20] takes as many pixels as are allowed, and as many bytes', async () => {
    const large = await upload(await aSheet(5000, 5000).png().toBuffer());
    const jpeg = await aDrawing().jpeg().toBuffer();
    const heavy = await upload(Buffer.concat([jpeg, Buffer.alloc(8 * MB - jpeg.length)]));

    expect([large.status, large.body['width'], heavy.status]).toEqual([201, 5000, 201]);
    const { width } = await sharp(await readFile(await sourceOf(large.body['id']))).metadata();
    expect(width).toBe(2400);
  });

  it('[A20] lies in a folder, and says what it is when it is said', async () => {
    const folder = (await owner.send('POST', '/api/filer-folders/', { name: 'Boats' })).body['id'];
    const { body } = await upload(await aDrawing().webp().toBuffer(), { folder, name: 'At sea' });
    const out = await upload(await aDrawing().webp().toBuffer(), { folder: '', name: 'On land' });

    expect([body['folder'], body['name'], out.body['folder']]).toEqual([folder, 'At sea', null]);
    expect((await owner.send('GET', `/api/filer-images/?folder=${String(folder)}`)).body).toMatchObject({ count: 1 });
    expect((await owner.send('GET', '/api/filer-images/?status=failed')).body).toMatchObject({ count: 0 });
  });
});

/** A PNG with any chunks, whether they fit together or not. */
function png(width: number, height: number, ...chunks: [type: string, data: Buffer][]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = chunks.map(([type, data]) => chunk(type, data));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>';
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]);
const cut = async (file: Promise<Buffer>, share = 0.6) =>
  file.then((it) => it.subarray(0, Math.floor(it.length * share)));

describe('a file that is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(svg), 'SVG is not taken, for it can hold scripts: save it as PNG.'],
    [
      'an SVG behind a declaration',
      () => Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- x -->${svg}`),
      'SVG is not taken, for it can hold scripts: save it as PNG.',
    ],
    ['a HEIC', () => heic, 'HEIC cannot be read here: save the picture as JPEG.'],
    ['a page of comments without end', () => Buffer.from(`${'<!---->'.repeat(140)}x`), NO_IMAGE],
    ['a text', () => Buffer.from('nothing to see here, move along please'), NO_IMAGE],
    ['a page', () => Buffer.from('<!doctype html><html><body>Hello there</body></html>'), NO_IMAGE],
    [
      'a page that a picture stands behind',
      async () => Buffer.concat([Buffer.from('<html><!--'), await aDrawing().jpeg().toBuffer()]),
      NO_IMAGE,
    ],
    ['a script that begins as a GIF', () => Buffer.from('GIF89a=1;/*'.padEnd(400, 'x') + '*/;alert(1)'), NO_IMAGE],
    ['a page within a GIF’s header', () => Buffer.from('GIF89a<html><script>alert(1)</script></html>'), NO_IMAGE],
    ['a TIFF', () => aDrawing().tiff().toBuffer(), NO_IMAGE],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'), NO_IMAGE],
    ['a few bytes', () => Buffer.from([0xff, 0xd8, 0xff]), NO_IMAGE],
    ['half a JPEG', () => cut(aDrawing().jpeg().toBuffer()), NO_IMAGE],
    ['nearly a JPEG', () => cut(aDrawing(1600, 1000).jpeg().toBuffer(), 0.97), NO_IMAGE],
    ['half a PNG', () => cut(aDrawing().png().toBuffer()), NO_IMAGE],
    ['half a WebP', () => cut(aDrawing().webp().toBuffer()), NO_IMAGE],
    ['half an AVIF', () => cut(aDrawing().avif({ effort: 0 }).toBuffer()), NO_IMAGE],
    ['half a GIF', () => cut(aDrawing().gif({ effort: 1 }).toBuffer()), NO_IMAGE],
    ['a PNG without pixels', () => png(400, 300), NO_IMAGE],
    [
      'one that says to be 50,000 pixels each way',
      () => png(50_000, 50_000, ['IDAT', deflateSync(Buffer.alloc(MB))]),
      'The picture has 50,000 × 50,000 pixels: 25 megapixels at most.',
    ],
    [
      'a little more than 25 megapixels',
      () => aSheet(5001, 5000).png().toBuffer(),
      'The picture has 5,001 × 5,000 pixels: 25 megapixels at most.',
    ],
    [
      'a thread',
      () => aSheet(100, 1001).png().toBuffer(),
      'The picture has 100 × 1,001 pixels: one side may be at most 10 times as long as the other.',
    ],
    ['a speck', () => aSheet(99, 99).png().toBuffer(), 'The picture has 99 × 99 pixels: at least 100 in width.'],
  ])('[A20] is %s, in words, and leaves nothing behind', { tags: 'long' }, async (_, file, message) => {
    const before = await left();

    const { status, body } = await upload(await file());

    expect([status, body]).toEqual([400, { file: [message] }]);
    expect(await left()).toEqual(before);
  });

  it('[A20] is one that would swell in memory', { tags: 'long' }, async () => {
    const pixels = deflateSync(Buffer.alloc(401 * 300));
    const bomb = deflateSync(Buffer.alloc(400 * MB), { level: 9 });
    const swelling: [string, Buffer] = ['iCCP', Buffer.concat([Buffer.from('p\0\0'), bomb])];
    const before = process.memoryUsage().rss;
    expect(bomb.length).toBeLessThan(MB);

    const { status } = await upload(png(400, 300, swelling, ['IDAT', pixels]));

    expect(status).toBe(201);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
  });

  it('[A20] is one byte too large', async () => {
    const before = await left();
    const jpeg = await aDrawing().jpeg().toBuffer();

    const { status, body } = await upload(Buffer.concat([jpeg, Buffer.alloc(8 * MB + 1 - jpeg.length)]));

    expect([status, body]).toEqual([413, { detail: 'The file may be at most 8 MB.' }]);
    expect(await left()).toEqual(before);
  });

  it.each<[string, () => FormData, unknown]>([
    ['that is not there', () => aForm(null, { name: 'None' }), { file: ['No file was submitted.'] }],
    ['that nobody chose', () => aForm(Buffer.alloc(0), {}, { name: '' }), { file: ['No file was submitted.'] }],
    ['that is empty', () => aForm(Buffer.alloc(0)), { file: ['The submitted file is empty.'] }],
    [
      'that is a text',
      () => aForm(null, { file: 'data:image/png;base64,AAAA' }),
      { file: ['The submitted data was not a file. Check the encoding type on the form.'] },
    ],
    [
      'in another field',
      () => {
        const form = aForm(null);
        form.append('picture', new Blob(['x']), 'x.png');
        return form;
      },
      { file: ['No file was submitted.'] },
    ],
    [
      'beside another one',
      () => {
        const form = aForm(Buffer.from('one'));
        form.append('file', new Blob(['two']), 'two.png');
        return form;
      },
      { file: ['Send one file at a time.'] },
    ],
  ])('[A20] is one %s', async (_, form, problems) => {
    const before = await left();

    const { status, body } = await owner.send('POST', '/api/filer-images/', form());

    expect([status, body]).toEqual([400, problems]);
    expect(await left()).toEqual(before);
  });

  it('[A20, A11] is told with all that is wrong beside it', async () => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const theirs = (await stranger.send('POST', '/api/filer-folders/', { name: 'Theirs' })).body['id'];

    const nothing = await upload(null, { folder: theirs, name: 'x'.repeat(201), alt_text: 'y'.repeat(501) });
    const elsewhere = await upload(await aDrawing().png().toBuffer(), { folder: theirs });

    expect([nothing.status, nothing.body]).toEqual([
      400,
      {
        file: ['No file was submitted.'],
        name: ['Ensure this field has no more than 200 characters.'],
        alt_text: ['Ensure this field has no more than 500 characters.'],
        folder: [`Invalid pk "${String(theirs)}" - object does not exist.`],
      },
    ]);
    expect([elsewhere.status, elsewhere.body]).toEqual([
      400,
      { folder: [`Invalid pk "${String(theirs)}" - object does not exist.`] },
    ]);
  });

  it('[A20, A11] comes as a form, and a whole one', async () => {
    const others = await engine.send('OPTIONS', '/api/filer-images/');
    const json = await owner.send('POST', '/api/filer-images/', { name: 'No file' });
    expect(others.body).toMatchObject({ parses: ['application/json', 'multipart/form-data'] });
    const boundless = await engine.send('POST', '/api/filer-images/', {
      text: 'x',
      headers: { ...(await owner.headers()), 'content-type': 'multipart/form-data' },
    });
    const broken = await engine.send('POST', '/api/filer-images/', {
      text: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of it',
      headers: { ...(await owner.headers()), 'content-type': 'multipart/form-data; boundary=b' },
    });

    expect([json.status, json.body]).toEqual([
      415,
      { detail: 'Unsupported media type "application/json" in request.' },
    ]);
    for (const { status, body } of [boundless, broken])
      expect([status, body]).toEqual([
        400,
        { detail: expect.stringMatching(/^Multipart form parse error - ./) as string },
      ]);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it('[A20, A14] is described as a form, with what it may be', async () => {
    const { paths } = (await engine.send('GET', '/schema/?format=json')).body as {
      paths: Record<string, Record<string, { requestBody: { content: object } }>>;
    };
    const content = paths['/api/filer-images/']?.['post']?.requestBody.content;

    expect(content).toEqual({
      'multipart/form-data': expect.objectContaining({
        schema: expect.objectContaining({
          required: ['file'],
          properties: expect.objectContaining({
            file: {
              type: 'string',
              format: 'binary',
              description: expect.stringMatching(/^At most 8 MB: image\/jpeg, /) as string,
            },
            alt_text: { type: 'string', maxLength: 500 },
          }) as object,
        }) as object,
      }) as object,
    });
  });

  it('[A20, A12] is nobody’s who may not write', async () => {
    const guide = await aSeller(engine, { 1: 'guide' });
    const form = aForm(await aDrawing().png().toBuffer());

    expect((await guide.send('POST', '/api/filer-images/', form)).status).toBe(403);
    expect((await engine.send('POST', '/api/filer-images/', { body: form })).status).toBe(401);
  });
});

describe('over the network', () => {
  let open: Listening | undefined;
  afterEach(() => open?.drain());

  const begin = async () => {
    open = await listen(engine.app, { host: '127.0.0.1', port: 0 });
    return open.address;
  };

  it('[A20] an upload that breaks off leaves nothing behind', async () => {
    const before = await left();
    const { hostname, port } = new URL(await begin());
    const { authorization } = await owner.headers();
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const jpeg = await aDrawing(1600, 1000).jpeg().toBuffer();
    socket.write(
      'POST /api/filer-images/ HTTP/1.1\r\nHost: shop.example\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        `Content-Length: ${jpeg.length + 500}\r\nAuthorization: ${authorization}\r\n\r\n` +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    );
    socket.write(jpeg.subarray(0, jpeg.length / 2));
    await expect.poll(() => filesIn('incoming'), { timeout: 10_000 }).toHaveLength(1);

    socket.destroy();

    await expect.poll(() => left(), { timeout: 10_000 }).toEqual(before);
  });

  it.each([1, 500, 8_000, 30_000])('[A29] %i bytes over the limit are refused, and leave nothing', async (over) => {
    const before = await left();
    const address = await begin();

    const response = await fetch(`${address}/api/filer-images/`, {
      method: 'POST',
      headers: await owner.headers(),
      body: aForm(Buffer.alloc(8 * MB + over, 1)),
      signal: AbortSignal.timeout(10_000),
    });

    expect(response.status).toBe(413);
    expect(await left()).toEqual(before);
  });

  it.each(['', '""', '"', ' ', ';charset=utf-8'])(
    '[A29] a form whose boundary is empty is refused: %s',
    async (boundary) => {
      const address = await begin();

      const response = await fetch(`${address}/api/filer-images/`, {
        method: 'POST',
        headers: { ...(await owner.headers()), 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx\r\n--b--\r\n',
        signal: AbortSignal.timeout(5_000),
      });

      expect(response.status).toBe(400);
    },
  );

  it('[A20] a file that is too large is refused before all of it has come, and the next one is taken', async () => {
    const address = await begin();
    const send = async (bytes: Buffer) =>
      fetch(`${address}/api/filer-images/`, { method: 'POST', headers: await owner.headers(), body: aForm(bytes) });

    const large = await send(Buffer.alloc(30 * MB, 1));
    const next = await send(await aDrawing().png().toBuffer());

    expect([large.status, await large.json()]).toEqual([413, { detail: 'The file may be at most 8 MB.' }]);
    expect(next.status).toBe(201);
  });
});
