import { readdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportOf, planned, storeIn } from '#tests/support/stores/office-imports.ts';
import { aSheet } from '#tests/support/stores/picture-files.ts';
import type { World } from '../access/world.ts';
import { Attempts } from './outcome.ts';
import { zipOf } from './wicked-files.ts';

const MEBIBYTE = 1024 * 1024;

/** Archives that try to write elsewhere, to read other files, or to fill the disk. */
async function archives({ engine, a }: World): Promise<Record<string, Buffer>> {
  const whole = storeIn(await exportOf(engine, a.seller, Number(a.ids['account'])));
  const store = (change: (it: typeof whole) => void = () => {}) => {
    const copy = structuredClone(whole);
    change(copy);
    return { name: 'store.json', bytes: Buffer.from(JSON.stringify(copy)) };
  };
  const png = await aSheet(320, 200).png().toBuffer();
  const picture = (name: string, more: object = {}) => ({ name, bytes: png, ...more });
  const named = (file: string) => store((it) => it['filer-images']?.forEach((row) => Object.assign(row, { file })));
  const zeros = Buffer.alloc(30 * MEBIBYTE);
  return {
    'a path upwards': zipOf([store(), picture('../../../qz-upwards.png'), picture('pictures/../../qz-upwards.png')]),
    'an absolute path': zipOf([store(), picture('/tmp/qz-absolute.png'), picture('pictures//tmp/qz-absolute.png')]),
    'a path of Windows': zipOf([
      store(),
      picture(String.raw`pictures\..\..\qz-windows.png`),
      picture(String.raw`C:\qz-windows.png`),
    ]),
    'a link': zipOf([store(), { name: 'pictures/link.png', bytes: Buffer.from('/etc/passwd'), mode: 0o120_777 }]),
    'a link to a folder': zipOf([
      store(),
      { name: 'pictures', bytes: Buffer.from('/tmp'), mode: 0o120_777 },
      picture('pictures/qz-link.png'),
    ]),
    'a hidden file': zipOf([store(), picture('pictures/.qz-hidden')]),
    'a picture named upwards': zipOf([named('../../../../../etc/passwd')]),
    'a picture named absolutely': zipOf([named('/etc/passwd')]),
    'a picture that is a device': zipOf([named('/dev/zero')]),
    'a picture that is a process': zipOf([named('/proc/self/environ')]),
    'a picture by its address': zipOf([named('http://127.0.0.1:1/picture.png')]),
    'a bomb of one picture': zipOf([store(), { name: 'pictures/bomb.png', bytes: zeros }]),
    'a bomb with stated sizes': zipOf([
      store(),
      ...Array.from({ length: 40 }, (_, n) => ({ name: `pictures/b${n}.png`, bytes: zeros, stated: 1 })),
    ]),
    'a bomb of text': zipOf([{ name: 'store.json', bytes: Buffer.alloc(200 * MEBIBYTE, 32) }]),
    'a document of a thousand levels': zipOf([{ name: 'store.json', bytes: Buffer.from('['.repeat(100_000)) }]),
    'a prototype': zipOf([
      { name: 'store.json', bytes: Buffer.from('{"__proto__":{"qz":1},"constructor":{"prototype":{"qz":1}}}') },
    ]),
    'two documents': zipOf([store(), { name: 'store.json', bytes: Buffer.from('{}') }]),
    'many files': zipOf(Array.from({ length: 6_000 }, (_, n) => ({ name: `f${n}`, bytes: Buffer.alloc(0) }))),
    'the end of a zip': Buffer.from('PK\u0005\u0006'),
  };
}

/** Uploads each archive, and looks for what it may have written outside of its folder, read, or left on the disk. */
export async function tryArchives(world: World): Promise<Attempts> {
  const attempts = new Attempts();
  const { engine, a } = world;
  for (const [name, bytes] of Object.entries(await archives(world))) {
    const plan = await planned(engine, a.seller, Number(a.ids['account']), new Uint8Array(bytes));
    attempts.note(name, plan.status >= 500 && `answers ${plan.status}`);
    const applied = await a.seller.send(
      'POST',
      `/api/base-accounts/${a.ids['account']}/imports/${plan.body.id}/apply/`,
    );
    attempts.note(name, applied.status >= 500 && `the import answers ${applied.status}`);
    attempts.note(name, /root:|PATH=/.test(plan.text + applied.text) && 'shows another file');
    // The pictures of an upload lie in its own folder.
    const strays = (await below(engine.folder)).filter(
      (it) => /qz-|passwd|\.qz/.test(it) && !/^imports\/[^/]+\/pictures\/[\w-]+\.png$/.test(it),
    );
    attempts.note(name, strays.length > 0 && `wrote ${strays.join()}`);
    for (const path of ['/tmp/qz-absolute.png', '/tmp/qz-link.png', join(engine.folder, '..', 'qz-upwards.png')])
      attempts.note(name, (await stat(path).catch(() => null)) !== null && `wrote ${path}`);
    attempts.note(name, (await linksBelow(engine.folder)).join() || null);
    const size = await sizeBelow(join(engine.folder, 'imports'));
    attempts.note(name, size > 150 * MEBIBYTE && `left ${Math.round(size / MEBIBYTE)} MiB`);
    attempts.note(name, 'qz' in {} && 'changed the prototype of all objects');
  }
  return attempts;
}

const below = (folder: string) => readdir(folder, { recursive: true }).catch(() => []);

async function linksBelow(folder: string): Promise<string[]> {
  const names = await below(folder);
  const links = await Promise.all(
    names.map((it) =>
      readlink(join(folder, it)).then(
        () => it,
        () => null,
      ),
    ),
  );
  return links.filter((it) => it !== null);
}

async function sizeBelow(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await below(folder)).map((it) =>
      stat(join(folder, it)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, it) => sum + it, 0);
}
