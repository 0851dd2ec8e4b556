import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostedVideo, isShown } from '#engine/resources/plain/hosted-video.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const vimeo = 'https://vimeo.com/76979871';

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4&list=PL1', youtube],
    ['http://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', youtube],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://WWW.VIMEO.com/76979871/', vimeo],
    ['https://vimeo.com/76979871?share=copy', vimeo],
    ['https://player.vimeo.com/video/76979871#t=5', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/groups/boats/videos/76979871', vimeo],
    ['https://vimeo.com/showcase/12345/video/76979871', vimeo],
    ['https://vimeo.com/76979871/0123abcdef', `${vimeo}/0123abcdef`],
    ['https://player.vimeo.com/video/76979871?h=0123abcdef', `${vimeo}/0123abcdef`],
  ])('[A19] %s is one and the same', (address, url) => {
    expect(hostedVideo(address)?.url).toBe(url);
  });

  it('[A19] leads to a frame that sets no cookies', () => {
    expect([youtube, vimeo, `${vimeo}/0123abcdef`].map((it) => hostedVideo(it)?.embed_url)).toEqual([
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://player.vimeo.com/video/76979871?h=0123abcdef&dnt=1',
    ]);
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/@boats',
    'https://youtu.be/"onload="x',
    'https://vimeo.com/boats',
    'https://vimeo.com/evil/76979871',
    'ftp://vimeo.com/76979871',
    'javascript:alert(1)',
    'https://cdn.example/boats.mp4',
    'nowhere',
  ])('[A19] %s is none', (address) => {
    expect(hostedVideo(address)).toBeNull();
  });
});

describe('a video', () => {
  let engine: Engine;
  let owner: Seller;
  let service: Server | undefined;
  afterEach(async () => {
    vi.unstubAllGlobals();
    service?.closeAllConnections();
    service?.close();
    await engine?.stop();
  });
  const open = async (env: Record<string, string> = {}) => {
    engine = await anEngine({ env });
    owner = await aSeller(engine, { 1: 'owner' });
  };
  /** Replaces the video services by ones with this answer. @returns the requests to them */
  const services = (answer: () => Response): string[] => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return answer();
    });
    return requests;
  };
  const name = (url: string, path = 'videos') => owner.send('POST', `/api/${path}/`, { url });

  it('[A19] is kept by its one address, and nobody is asked about it unless that is wanted', async () => {
    const requests = services(() => new Response(null, { status: 500 }));
    await open();

    const { body } = await name('https://youtu.be/dQw4w9WgXcQ?si=abc');

    expect(body).toMatchObject({ url: youtube, provider: 'youtube', checked_at: null });
    expect(requests).toEqual([]);
  });

  it('[A19] is asked for where it is hosted', async () => {
    const requests = services(() => Response.json({ thumbnail_url: 'https://i.ytimg.com/x.jpg' }));
    await open({ VIDEO_CHECK: 'on' });

    const { body } = await name(youtube);
    const own = await name(vimeo, 'base-account-videos');
    const titled = await owner.send('PATCH', `/api/videos/${String(body['id'])}/`, { title: 'Boats' });

    expect([body['checked_at'], own.body['checked_at']]).toEqual(['2026-12-01T12:00:00Z', '2026-12-01T12:00:00Z']);
    expect(titled.body).toMatchObject({ title: 'Boats', checked_at: '2026-12-01T12:00:00Z' });
    expect(requests).toEqual([
      `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(youtube)}`,
      `https://vimeo.com/api/oembed.json?format=json&url=${encodeURIComponent(vimeo)}`,
    ]);
    expect(JSON.stringify([body, own.body])).not.toContain('ytimg');
  });

  it.each([400, 401, 403, 404])('[A19] that its service answers %i for is refused', async (status) => {
    services(() => new Response(null, { status }));
    await open({ VIDEO_CHECK: 'on' });

    expect(await name(youtube)).toMatchObject({
      status: 400,
      body: { url: ['There is no such video, or it may not be shown elsewhere.'] },
    });
  });

  it('[A19] is taken unasked while its service is out of reach', async () => {
    services(() => new Response(null, { status: 503 }));
    await open({ VIDEO_CHECK: 'on' });

    expect(await name(youtube)).toMatchObject({ status: 201, body: { checked_at: null } });
    expect(engine.logged).toContainEqual(expect.objectContaining({ message: 'a video could not be asked for' }));
  });

  it('[A19, A12] of somebody else’s is nobody’s to ask about', async () => {
    const requests = services(() => Response.json({}));
    await open({ VIDEO_CHECK: 'on' });
    const { body } = await name(youtube);
    const stranger = await aSeller(engine);
    requests.length = 0;

    const { status } = await (await aSeller(engine, {})).send('PATCH', `/api/videos/${String(body['id'])}/`, {
      url: vimeo,
    });

    expect([status, requests]).toEqual([403, []]);
    expect((await stranger.send('GET', `/api/videos/${String(body['id'])}/`)).status).toBe(403);
  });

  it('[A19] is not waited for without end', async () => {
    await open();
    service = createServer(() => {}).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const at = `http://127.0.0.1:${(service.address() as AddressInfo).port}/oembed`;
    const video = hostedVideo(youtube);

    await expect(isShown(video as NonNullable<typeof video>, { at, patience: 200 })).rejects.toThrow(/timeout/);
  });
});
