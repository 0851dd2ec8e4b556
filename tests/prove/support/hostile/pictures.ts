import sharp from 'sharp';
import { processUploads } from '#tests/support/engine/jobs.ts';
import { aForm, aSheet } from '#tests/support/stores/picture-files.ts';
import type { World } from '../access/world.ts';
import { Attempts } from './outcome.ts';
import { animation, pngHeader, pngOf } from './wicked-files.ts';

/** Files that are no honest pictures, with their names and types. */
async function pictures(): Promise<Record<string, readonly [Buffer, string, string]>> {
  const png = await aSheet(320, 200).png().toBuffer();
  const jpeg = await aSheet(320, 200).jpeg().toBuffer();
  const script = '<script>alert(1)</script>';
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200">${body}</svg>`);
  return {
    'a bomb of pixels': [pngOf(30_000, 30_000), 'bomb.png', 'image/png'],
    'a header that promises pixels': [pngHeader(65_000, 65_000), 'huge.png', 'image/png'],
    'no pixels at all': [pngHeader(0, 0), 'zero.png', 'image/png'],
    'SVG with a script': [svg(script), 'drawing.svg', 'image/svg+xml'],
    'SVG named as a picture': [
      svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
      'drawing.png',
      'image/png',
    ],
    'SVG with an entity': [
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg><text>&e;</text></svg>`,
      ),
      'x.svg',
      'image/svg+xml',
    ],
    'a page named as a picture': [Buffer.from(`<!doctype html>${script}`), 'page.jpg', 'image/jpeg'],
    'a PDF': [Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj'), 'x.jpg', 'image/jpeg'],
    'MVG that reads a file': [
      Buffer.from("push graphic-context\nimage over 0,0 0,0 '/etc/passwd'\npop graphic-context\n"),
      'x.mvg',
      'image/png',
    ],
    'an empty file': [Buffer.alloc(0), 'x.png', 'image/png'],
    'half a picture': [jpeg.subarray(0, Math.floor(jpeg.length / 3)), 'half.jpg', 'image/jpeg'],
    'a name with a path': [png, '../../../../tmp/qz.png', 'image/png'],
    'a name with markup': [png, '"><img src=x onerror=qz()>.png', 'image/png'],
    'a name with a line break': [png, 'a\r\nx-qz: 1.png', 'image/png'],
    'a picture and a page': [Buffer.concat([jpeg, Buffer.from(script)]), 'both.jpg', 'image/jpeg'],
    'a picture and a zip': [
      Buffer.concat([png, Buffer.from('PK\u0003\u0004'), Buffer.alloc(64)]),
      'both.png',
      'image/png',
    ],
    'a thousand frames': [await animation(200), 'film.gif', 'image/gif'],
    'metadata with markup': [
      await sharp(png)
        .withMetadata({ exif: { IFD0: { Copyright: script } } })
        .jpeg()
        .toBuffer(),
      'exif.jpg',
      'image/jpeg',
    ],
    'a device': [Buffer.from('/dev/zero'), '/dev/zero', 'image/png'],
    'a process': [Buffer.from('/proc/self/environ'), '/proc/self/environ', 'image/png'],
  };
}

/** Files that may be accepted, if nothing of their wickedness stays. */
const HARMLESS = /^(a name|a picture and|a thousand|metadata|half)/;

/** Uploads each file, lets the engine examine it, and looks at what it kept and serves. */
export async function tryPictures({ engine, a }: World): Promise<Attempts> {
  const attempts = new Attempts();
  for (const [name, [bytes, file, type]] of Object.entries(await pictures())) {
    const body = aForm(bytes, {}, { name: file, type });
    const began = performance.now();
    const answer = await engine.send('POST', '/api/filer-images/', { body, headers: await a.seller.headers() });
    await processUploads(engine.context);
    const seconds = (performance.now() - began) / 1_000;
    const row = await engine.database.read((tx) =>
      tx.selectFrom('pictures').selectAll().orderBy('id', 'desc').executeTakeFirst(),
    );
    const isStored = answer.status === 201 && row?.status === 'ready' && Number(answer.body['id']) === row.id;
    attempts.note(name, answer.status >= 500 && `answers ${answer.status}`);
    attempts.note(name, isStored && !HARMLESS.test(name) && 'is kept');
    attempts.note(name, seconds > 20 && `takes ${seconds.toFixed(1)} s`);
    if (!isStored) continue;
    attempts.note(
      name,
      (/[/\\\r\n]|\.\./.test(row.name) && `is named ${row.name}`) ||
        (/[/\\]\.\.|\.\.[/\\]/.test(row.source) && row.source),
    );
    const original = await engine.app(new Request(`http://shop.example/pictures/${row.key}-320.jpg`));
    const served = Buffer.from(await original.arrayBuffer()).toString('latin1');
    attempts.note(name, served.includes('<script>') && 'is served with the script');
    attempts.note(
      name,
      !original.headers.get('content-type')?.startsWith('image/') &&
        original.status === 200 &&
        'is served as no picture',
    );
  }
  return attempts;
}
