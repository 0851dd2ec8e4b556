import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazy } from '#ui/loading/lazy.tsx';

describe('code that is loaded later', () => {
  it('renders nothing while the markup of the engine is hydrated, and what it has after that', async () => {
    const late = lazy(() => Promise.resolve(({ words }: { words: string }) => <p>{words}</p>));
    const page = (
      <StrictMode>
        <Suspense>
          <h1>A list</h1>
          <late.Component words="as it was an hour ago" />
          <late.Ready words="and ready" />
        </Suspense>
      </StrictMode>
    );
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    await late.preload();
    const faults: unknown[] = [];
    hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) });

    await vi.waitFor(() => expect(place.textContent).toBe('A listas it was an hour agoand ready'));
    expect(faults).toEqual([]);
  });
});
