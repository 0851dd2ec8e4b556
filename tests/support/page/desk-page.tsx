import 'fake-indexeddb/auto';
import { act, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, Provider } from 'jotai';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { Desk, startAlone } from '#desk/app.tsx';
import type { RoleName } from '#domain/permissions.ts';
import { aBrowser, aMember } from '../engine/desk-session.ts';
import { type Engine, ORIGIN } from '../engine/engine.ts';

// Long timeouts, for busy machines.
configure({ asyncUtilTimeout: 20_000 });

interface Options {
  role?: RoleName;
  /** Intercepts requests between page and engine: answers instead of the engine, or throws as a network does. */
  between?: (request: Request) => Promise<Response> | undefined;
}

/** The desk of a team member on a new device, with the real engine behind its fetch. @param path  below `/desk` */
export async function openDesk(engine: Engine, path: string, { role = 'agent', between }: Options = {}) {
  globalThis.indexedDB = new IDBFactory();
  history.replaceState(null, '', `/desk${path}`);
  const browser = aBrowser(engine);
  await browser.open(await aMember(engine, { 1: role }));
  const cookie = browser.cookie() ?? '';
  vi.stubGlobal('fetch', async (address: string, { headers, ...init }: RequestInit = {}) => {
    const request = new Request(new URL(address, ORIGIN), {
      ...init,
      headers: { ...(headers as Record<string, string>), 'sec-fetch-site': 'same-origin', cookie },
    });
    return (await between?.(request)) ?? engine.app(request);
  });
  const store = createStore();
  startAlone(store);
  const shown = render(
    <Provider store={store}>
      <Router base="/desk">
        <Desk />
      </Router>
    </Provider>,
  );
  await screen.findByRole('navigation', { name: 'Desk' });
  return {
    ...shown,
    store,
    user: userEvent.setup(),
    /** Waits until all pending work has ended. */
    settle: (milliseconds = 20) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds))),
  };
}

/** Lets a test hold back the changes that a page sends: another person's change can then come between typing and saving, however slow the machine. */
export function changesToHold(engine: Engine) {
  let released: Promise<void> | undefined;
  return {
    between: (request: Request) =>
      request.method === 'PATCH' && released ? released.then(() => engine.app(request)) : undefined,
    /** @returns releases them */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
  };
}
