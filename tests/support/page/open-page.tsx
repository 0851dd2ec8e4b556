import 'fake-indexeddb/auto';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { Provider } from 'jotai';
import { Router } from 'wouter';
import { pageAt, resourcesOf, storeResource } from '#domain/app/pages.ts';
import { readStore } from '#domain/contract/webstore.ts';
import { createSend } from '#platform/network/api.ts';
import { createClock } from '#platform/page/clock.ts';
import type { History } from '#platform/page/location.ts';
import { createPageStore, factsAtom } from '#shop/state/page/page.ts';
import { refreshAtom } from '#shop/state/resources.ts';
import { App } from '../../../src/shop/app.tsx';
import { eventRecorder } from '../../../src/shop/app-parts.tsx';
import { loadLazyParts } from '../../../src/shop/lazy-parts.ts';
import { routes } from '../../../src/shop/routes.tsx';
import { type Engine, ORIGIN } from '../engine/engine.ts';

// Long timeouts, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

interface Options {
  /** The width of the window: 1280 is wide, 360 a phone. */
  width?: number;
  /** Intercepts requests between page and engine: answers instead of the engine, or throws as a network does. */
  between?: (request: Request) => Promise<Response> | undefined;
  /** Keeps the data that an earlier page left on the device. */
  isReturn?: boolean;
  /** Milliseconds by which the device's clock is ahead of the engine's. */
  aheadBy?: number;
  /** The browser's history, for tests that look at changes between pages. */
  past?: History | null;
}

/** A page of the shop as a visitor has it open, with the real engine behind its fetch; by default on a new device. */
export async function openPage(engine: Engine, address: string, options: Options = {}) {
  const { width = 1280, between, isReturn = false, aheadBy = 0, past = null } = options;
  if (!isReturn) wipeDevice();
  setWidth(width);
  history.replaceState(null, '', address);

  const requests: { method: string; path: string; body: unknown }[] = [];
  const send = createSend(async (path, init) => {
    const request = new Request(new URL(path, ORIGIN), init);
    requests.push({ method: request.method, path, body: bodyOf(init) });
    return (await between?.(request)) ?? engine.app(request);
  });
  /** Waits until the page has not changed for so long. */
  const settle = async (milliseconds = 20) => {
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    do {
      hasChanged = false;
      await act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
    } while (hasChanged);
    observer.disconnect();
  };
  // The document's language, which a test may set.
  const { lang } = document.documentElement;
  const { body: shop } = await engine.call(readStore, {}, lang ? { query: { language: lang } } : {});
  const now = engine.clock.now.toString();
  const store = createPageStore({
    serverNow: now,
    clock: createClock(() => engine.clock.now.epochMilliseconds + aheadBy),
    send,
    resources: { [storeResource.key]: { state: 'here', value: shop, asOf: now, etag: null } },
  });
  const { pathname, searchParams } = new URL(address, ORIGIN);
  const view = pageAt(pathname, searchParams, store.get(factsAtom));
  await Promise.all([
    routes[view.page].preload(),
    loadLazyParts(),
    eventRecorder.preload(),
    ...resourcesOf(view).map((resource) => resource !== storeResource && store.set(refreshAtom, resource)),
  ]);

  const shown = render(
    <Provider store={store}>
      <Router {...(past && { aroundNav: (...args) => past.around(...args) })}>
        <App history={past} />
      </Router>
    </Provider>,
  );
  return {
    ...shown,
    store,
    user: userEvent.setup(),
    /** The page's requests to the engine, in order. */
    requests,
    settle,
  };
}

function wipeDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
}

function setWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width, height: 800 });
}

function bodyOf({ body }: RequestInit): unknown {
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
