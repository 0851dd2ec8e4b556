import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { Desk, startAlone } from '#desk/app.tsx';
import { takeOverTab } from '#platform/storage/tabs.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { handyStore } from '#tests/support/payments/buying.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: someLocks() });
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  await engine.stop();
});

/** A single Web Lock, as far as the desk uses it. */
function someLocks() {
  let lose: ((why: DOMException) => void) | null = null;
  const request = async (
    _name: string,
    { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<void> | undefined,
  ): Promise<void> => {
    if (lose && !steal)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    lose?.(new DOMException('stolen', 'AbortError'));
    const lost = new Promise<void>((_, reject) => {
      lose = reject;
    });
    await Promise.race([work(), lost]).finally(() => {
      if (!steal) return;
      lose = null;
    });
  };
  return { request };
}

it('[T1] works in one window at a time, so that two sell no place twice: the other one shows nothing of the desk', {
  tags: 'long',
}, async () => {
  await openDesk(engine, '/');
  const store = createStore();
  startAlone(store);
  render(
    <Provider store={store}>
      <Router base="/desk">
        <Desk />
      </Router>
    </Provider>,
  );

  expect((await screen.findByRole('heading', { name: 'The desk is open in another window' })).tagName).toBe('H1');
  expect(screen.getAllByRole('navigation', { name: 'Desk' })).toHaveLength(1);

  await act(() => takeOverTab('landfall-desk'));

  expect(await screen.findAllByRole('button', { name: 'Use it here' })).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
});
