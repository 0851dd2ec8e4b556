import { describe, expect, it } from 'vitest';
import { resource } from '#domain/contract/endpoint.ts';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { createSend } from '#platform/network/api.ts';
import { createClock } from '#platform/page/clock.ts';
import { createPageStore } from '#shop/state/page/page.ts';
import { peekAtom, prefetchAtom, ResourceFailure, refreshAtom, resourceAtom } from '#shop/state/resources.ts';
import type { Known } from '#shop/state/services.ts';

const serverNow = '2026-12-01T12:00:00Z';
const info = {
  name: 'landfall',
  version: '1',
  api_version: '1',
  min_client: '1',
  retire_worker: false,
  payment_hosts: [],
  server_now: serverNow,
};
const appInfo = resource(readAppInfo);
const here: Known = { state: 'here', value: info, asOf: serverNow, etag: '"1"' };

describe('a resource', () => {
  it('that the document brought is there at once, and nothing is asked', () => {
    const { store, requests } = aStore(() => json(info), { [appInfo.key]: here });

    expect(store.get(resourceAtom(appInfo))).toEqual(info);
    expect(requests).toEqual([]);
  });

  it('that is not known is read once, however many ask', async () => {
    const { store, requests } = aStore(() => json(info));

    const [one, other] = [store.get(resourceAtom(appInfo)), store.get(resourceAtom(appInfo))];

    expect([await one, await other]).toEqual([info, info]);
    expect(store.get(resourceAtom(appInfo))).toEqual(info);
    expect(requests).toHaveLength(1);
  });

  it('that is not there, or cannot be had, goes to the boundary', async () => {
    const missing = aStore(() => json({ detail: 'Not found.' }, 404)).store;
    const out = aStore(() => Promise.reject(new TypeError('Failed to fetch'))).store;

    await expect(missing.get(resourceAtom(appInfo))).rejects.toMatchObject({ known: { state: 'missing' } });
    await expect(out.get(resourceAtom(appInfo))).rejects.toMatchObject({ known: { state: 'failed' } });
    expect(() => out.get(resourceAtom(appInfo))).toThrow(ResourceFailure);
  });

  it('that failed is there after another try', async () => {
    let isOut = true;
    const { store } = aStore(() => (isOut ? Promise.reject(new TypeError('Failed to fetch')) : json(info)));
    await store.set(refreshAtom, appInfo);
    isOut = false;

    await store.set(refreshAtom, appInfo);

    expect(store.get(resourceAtom(appInfo))).toEqual(info);
  });

  it('that is known stays when a refresh cannot be had, or has nothing new', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response(null, { status: 304, headers })),
    ];
    const { store, requests } = aStore(() => answers.shift()?.() ?? json(info), { [appInfo.key]: here });

    await store.set(refreshAtom, appInfo);
    await store.set(refreshAtom, appInfo);

    expect(store.get(peekAtom(appInfo))).toEqual(info);
    expect(requests[1]?.headers).toMatchObject({ 'If-None-Match': '"1"' });
  });

  it('that is prefetched is asked for only when it is older than a minute', async () => {
    let now = Temporal.Instant.from(serverNow);
    const { store, requests } = aStore(
      () => json(info),
      { [appInfo.key]: here },
      () => now.epochMilliseconds,
    );

    now = now.add({ seconds: 59 });
    await store.set(prefetchAtom, appInfo);
    expect(requests).toHaveLength(0);

    now = now.add({ seconds: 1 });
    await store.set(prefetchAtom, appInfo);
    expect(requests).toHaveLength(1);
  });
});

const headers = { 'landfall-version': '1', 'content-type': 'application/json' };

function json(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(Response.json(body, { status, headers }));
}

function aStore(
  answer: () => Promise<Response>,
  resources: Record<string, Known> = {},
  deviceNow = () => Temporal.Instant.from(serverNow).epochMilliseconds,
) {
  const requests: RequestInit[] = [];
  const send = createSend((_, request) => {
    requests.push(request);
    return answer();
  });
  return { store: createPageStore({ send, clock: createClock(deviceNow), serverNow, resources }), requests };
}
