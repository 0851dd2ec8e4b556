import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '#engine/background.ts';
import { pictureKey } from '#engine/catalogue/picture.ts';
import type { Context } from '#engine/context.ts';
import { drawIconHere } from '#engine/images/draw-icon.ts';
import { examineHere } from '#engine/images/examine.ts';
import { Pictures } from '#engine/images/pictures.ts';
import { type Render, renderHere } from '#engine/images/render.ts';
import { releaseLeases } from '#engine/jobs/queue.ts';
import { isOnPostgres } from '../../support/engine/databases.ts';
import { type Answered, anEngine, type Engine } from '../../support/engine/engine.ts';
import { processUploads } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aDrawing, aForm, aSheet } from '../../support/stores/picture-files.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const running = () => new AbortController().signal;
/** Uploads a picture, which gets three widths in two formats each. @returns its id */
const uploaded = async (name = 'Boats'): Promise<number> => {
  const { body } = await owner.send('POST', '/api/filer-images/', aForm(await aDrawing().jpeg().toBuffer(), { name }));
  return Number(body['id']);
};
const shown = async (id: number): Promise<Answered<never>['body']> =>
  (await owner.send('GET', `/api/filer-images/${id}/`)).body;
const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(join(engine.folder, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((it) => it.isFile()).map((it) => it.name);
};
const later = (seconds: number) => (engine.clock.now = engine.clock.now.add({ seconds }));

/** Another process on the same data, which renders pictures in this way. @returns the process, and the pictures that it has made */
function aProcess(over: (render: Render) => Render = (render) => render): { context: Context; made: string[] } {
  const made: string[] = [];
  const real = renderHere(async () => null, engine.folder);
  const render = over(async (source, rendition) => {
    const bytes = await real(source, rendition);
    made.push(rendition);
    return bytes;
  });
  return {
    context: {
      ...engine.context,
      pictures: new Pictures(engine.context, {
        render,
        examine: examineHere,
        drawIcon: drawIconHere(async () => null, engine.folder),
      }),
    },
    made,
  };
}

const everyWidth = ['320.avif', '320.webp', '480.avif', '480.webp', '640.avif', '640.webp'];

describe('a picture that has been uploaded', () => {
  it('[A20a] is made width by width, and says how far it is', async () => {
    const id = await uploaded();
    const seen: unknown[] = [];
    const { context, made } = aProcess((render) => async (...selection) => {
      const { status, progress } = await shown(id);
      seen.push([status, progress]);
      return render(...selection);
    });

    await processUploads(context, running());

    expect(seen).toEqual([0, 16, 33, 50, 66, 83].map((progress) => ['processing', progress]));
    expect(await shown(id)).toMatchObject({ status: 'ready', progress: 100 });
    expect(made.toSorted()).toEqual(everyWidth);
    expect(await filesBelow('incoming')).toEqual([]);
  });

  it('[A20a] is made by one process where two come at once', { tags: 'long' }, async () => {
    const ids = [await uploaded('First'), await uploaded('Second'), await uploaded('Third')];
    const processes = [aProcess(), aProcess()];

    await Promise.all(processes.map(({ context }) => processUploads(context, running())));

    expect(processes.flatMap(({ made }) => made).toSorted()).toEqual(
      everyWidth.flatMap((it) => [it, it, it]).toSorted(),
    );
    for (const id of ids) expect(await shown(id)).toMatchObject({ status: 'ready' });
  });

  it('[A20a] is taken up again after a crash, where it was left, and not before', async () => {
    const id = await uploaded();
    let resume = () => {};
    const sleep = new Promise<void>((resolve) => (resume = resolve));
    const first = aProcess((render) => async (...selection) => {
      if (first.made.length === 2) await sleep;
      return render(...selection);
    });
    const dead = processUploads(first.context, running());
    await expect.poll(() => shown(id)).toMatchObject({ status: 'processing', progress: 33 });

    const next = aProcess();
    await processUploads(next.context, running());
    expect([next.made, (await shown(id))['status']]).toEqual([[], 'processing']);
    later(61);
    await processUploads(next.context, running());

    expect(await shown(id)).toMatchObject({ status: 'ready', progress: 100 });
    expect([...first.made, ...next.made].toSorted()).toEqual(everyWidth);
    // The first process was not dead. It finishes the picture that it had begun, and nothing else.
    resume();
    await dead;
    expect([first.made.length, await shown(id)]).toEqual([3, expect.objectContaining({ status: 'ready' })]);
  });

  it.runIf(!isOnPostgres())('[A20a] is taken up again at the start, where nobody else can have it', async () => {
    const id = await uploaded();
    const dying = aProcess(() => () => new Promise(() => {}));
    void processUploads(dying.context, running());
    await expect.poll(() => shown(id)).toMatchObject({ status: 'processing' });

    const next = aProcess();
    await engine.database.write(releaseLeases);
    await processUploads(next.context, running());

    expect(await shown(id)).toMatchObject({ status: 'ready' });
  });

  it('[A20a] is left for the next start when the engine closes', async () => {
    const id = await uploaded();
    const closing = new AbortController();
    const first = aProcess((render) => async (...selection) => {
      closing.abort();
      return render(...selection);
    });

    await processUploads(first.context, closing.signal);
    expect([first.made.length, await shown(id)]).toEqual([
      1,
      expect.objectContaining({ status: 'pending', progress: 16 }),
    ]);
    const next = aProcess();
    await processUploads(next.context, running());

    expect([next.made.length, (await shown(id))['status']]).toEqual([5, 'ready']);
  });

  it('[A20a] that cannot be made is tried again, and given up in words', async () => {
    const id = await uploaded();
    let tries = 0;
    const { context } = aProcess(() => async () => {
      tries += 1;
      throw new Error('out of ink');
    });

    for (let minute = 0; minute < 60; minute++) {
      await processUploads(context, running());
      later(60);
    }

    expect([tries, await shown(id)]).toEqual([
      5,
      expect.objectContaining({
        status: 'failed',
        problem: 'It could not be made in all its widths. Delete it, and upload it again.',
      }),
    ]);
    expect((await owner.send('GET', '/api/filer-images/?status=failed')).body).toMatchObject({ count: 1 });
  });

  it('[A20a] gives way to whoever waits for a picture', async () => {
    await uploaded();
    const harbour = pictureKey('scene:harbour');
    let order: string[] = [];
    let let320 = () => {};
    const { context } = aProcess((render) => async (source, rendition) => {
      order.push(source.startsWith('scene') ? 'asked for' : 'uploaded');
      if (source.startsWith('scene')) return new Promise((resolve) => (let320 = () => resolve(new Uint8Array(1))));
      return render(source, rendition);
    });
    const pending = context.pictures.take(harbour, '320.webp');
    await expect.poll(() => order).toEqual(['asked for']);
    const work = processUploads(context, running());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(order).toEqual(['asked for']);

    let320();
    await Promise.all([pending, work]);
    expect(order).toHaveLength(7);
    order = [];
  });
});

describe('an experience with images that are not ready', () => {
  const walk = async () =>
    (await engine.send('GET', '/api/webstores/experiences/walk/')).body as Record<string, unknown>;

  it('[A20a, A17] shows those that are, and the others as soon as they are', { tags: 'long' }, async () => {
    const { id: walkId, images: before } = (await walk()) as { id: number; images: unknown[] };
    const id = await uploaded('Ropes');
    const { images } = (await owner.send('GET', `/api/experiences/${walkId}/`)).body as { images: number[] };
    await owner.send('PATCH', `/api/experiences/${walkId}/`, { images: [id, ...images] });
    await owner.send('PATCH', '/api/stores/1/', { banner: id });

    expect(await walk()).toMatchObject({ images: before });
    expect((await engine.send('GET', '/api/webstores/')).body).toMatchObject({ banner_picture: null });

    await processUploads(engine.context, running());

    const { picture } = await shown(id);
    expect(await walk()).toMatchObject({ image: picture, images: [picture, ...before] });
    expect((await engine.send('GET', '/api/webstores/')).body).toMatchObject({ banner_picture: picture });
    const reordered = await owner.send('PATCH', `/api/experiences/${walkId}/reorder-images/`, {
      images: [...images, id],
    });
    expect(reordered).toMatchObject({ status: 200, body: { images: [...images, id] } });
    expect(await walk()).toMatchObject({ images: [...before, picture] });
  });

  it('[A20a] is told what is missing before it is published', { tags: 'long' }, async () => {
    const { id: walkId } = await walk();
    const id = await uploaded();
    const { body: copy } = await owner.send('POST', `/api/experiences/${String(walkId)}/duplicate/`, {});
    const whole = { short_description: 'An hour and a half through the old town, uphill for the most part.' };
    const publish = async (images: number[]) =>
      (await owner.send('PATCH', `/api/experiences/${String(copy['id'])}/`, { ...whole, images, status: 'published' }))
        .body;

    expect(await publish([])).toEqual({ images: ['At least one image is needed before it is published.'] });
    expect(await publish([id])).toEqual({
      images: ['Its images are still being made: publish it when one of them is ready.'],
    });
    await engine.database.write((tx) =>
      tx.updateTable('pictures').set({ status: 'failed' }).where('id', '=', id).execute(),
    );
    expect(await publish([id])).toEqual({ images: ['No image of it could be made: upload another one.'] });
    await processUploads(engine.context, running());
    expect(await publish([id])).toMatchObject({ status: 'published', images: [id] });
  });
});

describe('an image that is deleted', () => {
  it('[A20a, A5] stays while something shows it, which is named', async () => {
    const { body: experience } = await owner.send('POST', '/api/experiences/', {
      title: 'Night walk',
      images: [await uploaded()],
    });
    const [id] = experience['images'] as unknown as number[];
    const remove = async () => (await owner.send('DELETE', `/api/filer-images/${id}/`)).body;

    expect(await remove()).toMatchObject({ detail: 'This image is still in use by experiences: ‘Night walk’.' });
    for (const title of ['Old walk', 'New walk', 'Day walk'])
      await owner.send('POST', '/api/experiences/', { title, images: [id] });
    expect(await remove()).toMatchObject({
      detail: expect.stringMatching(/^This image is still in use by experiences: (‘\w+ walk’, ){3}others\.$/) as string,
    });
    await owner.send('PATCH', '/api/stores/1/', { logo: id });
    for (const it of (await owner.send('GET', '/api/experiences/?search=walk')).body['results'] as {
      id: number;
      images: number[];
    }[])
      if (it.images.includes(Number(id))) await owner.send('PATCH', `/api/experiences/${it.id}/`, { images: [] });
    expect(await remove()).toMatchObject({
      detail: 'This image is still in use by stores, as their logo: ‘Small things to do’.',
    });
  });

  it('[A20a] takes its files with it', async () => {
    const [id, other] = [await uploaded(), await uploaded()];
    await processUploads(engine.context, running());
    expect([await filesBelow('originals'), await filesBelow('pictures')].map((it) => it.length)).toEqual([2, 12]);

    expect(await owner.send('DELETE', `/api/filer-images/${id}/`)).toMatchObject({ status: 204 });
    await processUploads(engine.context, running());

    expect([await filesBelow('originals'), await filesBelow('pictures')].map((it) => it.length)).toEqual([1, 6]);
    expect(await shown(other)).toMatchObject({ status: 'ready' });
  });

  it('[A20a] before it is made is made no further', async () => {
    const id = await uploaded();
    const { context } = aProcess((render) => async (...selection) => {
      const bytes = await render(...selection);
      await owner.send('DELETE', `/api/filer-images/${id}/`);
      return bytes;
    });

    await processUploads(context, running());

    expect(engine.logged.filter(({ level }) => level !== 'debug')).toEqual([]);
    expect([await filesBelow('originals'), await filesBelow('pictures'), await filesBelow('incoming')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('[A20a] leaves the files to others that have the same', async () => {
    const scene = {
      key: pictureKey('scene:boat'),
      source: 'scene:boat',
      width: 640,
      height: 400,
      alt_text: '',
      placeholder: '#000000,#ffffff',
    };
    const [first] = await engine.database.write((tx) =>
      tx
        .insertInto('pictures')
        .values([
          { ...scene, account_id: 1 },
          { ...scene, account_id: null },
        ])
        .returning('id')
        .execute(),
    );
    const folder = join(engine.folder, 'pictures', scene.key.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${scene.key}-320.webp`), 'x');

    await owner.send('DELETE', `/api/filer-images/${first?.id}/`);
    await processUploads(engine.context, running());

    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('what is left of an engine that died over an upload', () => {
  it('[A20a] is cleared away after an hour, but for what belongs to a picture', async () => {
    const id = await uploaded();
    const [name = ''] = await filesBelow('originals');
    const incoming = join(engine.folder, 'incoming');
    const arrive = async (file: string) => writeFile(join(incoming, file), await aSheet(320, 200).jpeg().toBuffer());
    const tidyAt = async (minutes: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(minutes * 60_000);
      await runHousekeeping(engine.context);
    };
    for (const file of ['half.part', 'nobodys.jpg', name]) await arrive(file);

    await tidyAt(0);
    await arrive('young.part');
    await tidyAt(2);
    await tidyAt(61);

    expect([await readdir(incoming), await filesBelow('originals')]).toEqual([['young.part'], [name]]);
    await processUploads(engine.context, running());
    expect(await shown(id)).toMatchObject({ status: 'ready' });
  });

  it.each([-2, 2])('[A20] an upload that arrives stays where the machine’s clock is set by %i hours', async (hours) => {
    const incoming = join(engine.folder, 'incoming');
    const file = join(incoming, 'arriving.part');
    await mkdir(incoming, { recursive: true });
    await writeFile(file, 'half of a picture');
    const before = Date.now() / 1000 - hours * 3600;
    await utimes(file, before, before);

    await runHousekeeping(engine.context);

    expect(await readdir(incoming)).toEqual(['arriving.part']);
  });
});
