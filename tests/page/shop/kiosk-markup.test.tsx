import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ContactLink } from '#shop/booking/contact-link.tsx';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';

it('[X1] brings the markup of the engine to life in a kiosk that has read its PIN already', async () => {
  const store = createStore();
  const page = (
    <Provider store={store}>
      <ContactLink to="+385 21 000 123" />
    </Provider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  store.set(isKioskAtom, true);
  const faults: unknown[] = [];
  hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) });

  await vi.waitFor(() => expect(place.innerHTML).toBe('<span>+385 21 000 123</span>'));
  expect(faults).toEqual([]);
});
