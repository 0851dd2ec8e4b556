import 'fake-indexeddb/auto';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { pageAt, resourcesOf, storeResource } from '#domain/app/pages.ts';
import { readStore } from '#domain/contract/webstore.ts';
import { createSend } from '#platform/network/api.ts';
import { afterFirstPaint } from '#platform/page/after-first-paint.ts';
import { ContactLink } from '#shop/booking/contact-link.tsx';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { createPageStore, factsAtom } from '#shop/state/page/page.ts';
import { refreshAtom, resourcesAtom } from '#shop/state/resources.ts';
import { anEngine, ORIGIN } from '#tests/support/engine/engine.ts';
import { App } from '../../../src/shop/app.tsx';
import { render } from '../../../src/shop/document.tsx';
import { loadLazyParts } from '../../../src/shop/lazy-parts.ts';
import { routes } from '../../../src/shop/routes.tsx';

it('[X1] hydrates the markup of the engine in a kiosk that has read its PIN already', async () => {
  const store = createStore();
  const page = (
    <Provider store={store}>
      <ContactLink to="+385 21 000 123" />
    </Provider>
  );
  const { place, faults } = hydrateAfter(page, () => store.set(isKioskAtom, true));

  await vi.waitFor(() => expect(place.innerHTML).toBe('<span>+385 21 000 123</span>'));
  expect(faults).toEqual([]);
});

it('[W12] hydrates an experience whose row in a listing is known by then, and only then lets state change', async () => {
  const engine = await anEngine();
  const address = '/experiences/walk';
  history.replaceState(null, '', address);
  const now = engine.clock.now.toString();
  const { body: shop } = await engine.call(readStore, {});
  const store = createPageStore({
    serverNow: now,
    send: createSend(async (path, init) => engine.app(new Request(new URL(path, ORIGIN), init))),
    resources: { [storeResource.key]: { state: 'here', value: shop, asOf: now, etag: null } },
  });
  const resources = (path: string) => resourcesOf(pageAt(path, new URLSearchParams(), store.get(factsAtom)));
  const read = (path: string) => Promise.all(resources(path).map((it) => store.set(refreshAtom, it)));
  await Promise.all([routes.experience.preload(), read(address)]);
  const page = (
    <Provider store={store}>
      <Router ssrPath={address}>
        <App history={null} />
      </Router>
    </Provider>
  );
  const mayChange = vi.fn<() => void>();
  afterFirstPaint(mayChange);
  const known = Object.fromEntries(store.get(resourcesAtom));
  const { app: markup } = await render({ address, server_now: now, resources: known });
  await read('/');
  dispatchEvent(new Event('pointerdown'));
  const { place, faults } = hydrateAfter(page, () => expect(mayChange).not.toHaveBeenCalled(), markup);

  await vi.waitFor(() => expect(mayChange).toHaveBeenCalled());
  expect(place.querySelector('article')?.getAttribute('aria-busy')).toBeNull();
  expect(faults).toEqual([]);
  await loadLazyParts();
  await engine.stop();
});

/** Hydrates a page whose state has changed since the engine rendered it. */
function hydrateAfter(page: ReactElement, change: () => void, markup = renderToString(page)) {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  change();
  const faults: unknown[] = [];
  hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) });
  return { place, faults };
}
