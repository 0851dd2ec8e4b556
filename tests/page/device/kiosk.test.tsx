import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { create } from 'qrcode';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type StoredPin, storedPin } from '#domain/app/kiosk-pin.ts';
import { bumpVersion } from '#engine/places/version.ts';
import { hashOf } from '#platform/kiosk/pin-hash.ts';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import type { Page } from '#tests/support/page/checkout.ts';
import {
  fillContact,
  openShopAt,
  put,
  see,
  tab,
  theMirror,
  theTyped,
  watchLeaving,
} from '#tests/support/page/checkout.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cards } from '#tests/support/payments/sandbox.ts';

const PIN = '246813';

let engine: Engine;
let buyer: Buyer;
let reload: MockInstance;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  // The request that a page sends before it starts again.
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'Landfall-Version': '1' } }));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

const device = () => createStore('landfall', 'device');
const storedPinNow = async () => storedPin(await get('kiosk', device()));

/** Opens a page of a kiosk; by default in the middle of a visit. */
async function openKiosk(
  address: string,
  { left = String(Date.now()), tries = {} }: { left?: string; tries?: Partial<StoredPin> } = {},
): Promise<Page> {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.setItem('kiosk', left);
  const salt = 'a1b2c3d4';
  const opening = openShopAt(engine, '/cookie-policy');
  (await opening).unmount();
  await set(
    'kiosk',
    { v: 1, salt, hash: await hashOf(PIN, salt, 1), iterations: 1, wrong: 0, wrong_at: null, ...tries },
    device(),
  );
  const page = await openShopAt(engine, address, { isReturn: true });
  await waitFor(() => expect(document.documentElement.dataset['kiosk']).toBe(''));
  await page.settle(100);
  return page;
}

async function goToPay(page: Page): Promise<void> {
  await put(engine, page, [{}]);
  await page.user.click(tab(/Contact/));
  await page.settle(50);
  await fillContact(page);
  await page.user.click(screen.getByRole('button', { name: 'Go to Payment' }));
  await screen.findByRole('heading', { name: 'Payment', level: 1 });
}

describe('making a device a kiosk', () => {
  const setUp = () => screen.findByRole('dialog', { name: 'Make this device a kiosk?' });

  it('[X1] asks to confirm: a bare link changes nothing', { tags: 'long' }, async () => {
    const page = await openShopAt(engine, '/?category=sea&kiosk=on');
    await page.user.click(within(await setUp()).getByRole('button', { name: 'Not now' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this device a kiosk?' })).toBeNull());
    expect(location.search).toBe('?category=sea');
    expect(await get('kiosk', device())).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('[X1a] takes a PIN of 4 to 8 digits, entered twice, and keeps only its salted hash', async () => {
    const page = await openShopAt(engine, '/?kiosk=on');
    const dialog = within(await setUp());
    const start = dialog.getByRole('button', { name: 'Start kiosk mode' });
    await page.user.type(dialog.getByLabelText('PIN'), '12a4');
    await page.user.click(start);
    expect(dialog.getByText('Please enter 4 to 8 digits.')).toBeTruthy();
    await page.user.clear(dialog.getByLabelText('PIN'));
    await page.user.type(dialog.getByLabelText('PIN'), PIN);
    await page.user.type(dialog.getByLabelText('Repeat PIN'), '246814');
    await page.user.click(start);
    expect(dialog.getByText('The PINs don’t match.')).toBeTruthy();
    expect(await storedPinNow()).toBeNull();

    await page.user.clear(dialog.getByLabelText('Repeat PIN'));
    await page.user.type(dialog.getByLabelText('Repeat PIN'), PIN);
    await page.user.click(start);

    await waitFor(() => expect(reload).toHaveBeenCalled());
    const stored = (await storedPinNow()) as StoredPin;
    expect(stored).toMatchObject({ iterations: 600_000, wrong: 0 });
    expect(stored.salt).toMatch(/^[\da-f]{32}$/);
    expect(stored.hash).toBe(await hashOf(PIN, stored.salt, 600_000));
    expect(JSON.stringify(stored)).not.toContain(PIN);
    expect(location.search).toBe('?kiosk');
  });

  it('[X1a] says clearly that a device without WebCrypto cannot be one', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);

    await openShopAt(engine, '/?kiosk=on');

    const dialog = within(await setUp());
    expect(dialog.getByText(/can’t store a PIN safely without https/)).toBeTruthy();
    expect(dialog.queryByLabelText('PIN')).toBeNull();
  });
});

describe('ending a kiosk', () => {
  const leave = () => screen.findByRole('dialog', { name: 'Exit kiosk mode?' });

  it('[X1, X1a] asks for the PIN, and for patience after a wrong one', async () => {
    const page = await openKiosk('/cookie-policy?kiosk=off');
    const dialog = within(await leave());

    await page.user.type(dialog.getByLabelText('PIN'), '111111');
    await page.user.click(dialog.getByRole('button', { name: 'Exit kiosk mode' }));

    await waitFor(() => expect(dialog.getByText('That PIN isn’t right.')).toBeTruthy());
    expect(dialog.getByText(/^Try again in [12] seconds?\.$/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Exit kiosk mode' }).disabled).toBe(true);
    expect(await storedPinNow()).toMatchObject({ wrong: 1 });
  });

  it('[X1a] has as long to wait on a page that was opened anew', async () => {
    await openKiosk('/cookie-policy?kiosk=off', { tries: { wrong: 5, wrong_at: Date.now() } });
    const dialog = within(await leave());

    await waitFor(() => expect(dialog.getByText(/^Try again in (29|3\d) seconds\.$/)).toBeTruthy());
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Exit kiosk mode' }).disabled).toBe(true);
  });

  it('[X1, X2] ends it by the PIN, with all that was left on it', { tags: 'long' }, async () => {
    const page = await openKiosk('/bookings/checkout-editor?step=0&kiosk=off');
    const dialog = within(await leave());
    await put(engine, page, [{}]);

    await page.user.type(dialog.getByLabelText('PIN'), PIN);
    await page.user.click(dialog.getByRole('button', { name: 'Exit kiosk mode' }));

    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(await get('kiosk', device())).toBeUndefined();
    expect((await theMirror())?.id).toBeNull();
    expect(localStorage.getItem('kiosk')).toBeNull();
    expect(location.search).toBe('');
  });
});

describe('a kiosk', () => {
  it('[X1] has a footer of plain text, and takes away what leads out of the shop', async () => {
    await openKiosk('/cookie-policy');

    const footer = within(screen.getByRole('contentinfo'));
    await waitFor(() =>
      expect(footer.queryAllByRole('link').map((it) => it.textContent)).toEqual(['Hrvatski', 'Deutsch', 'Italiano']),
    );
    for (const words of ['Your bookings', 'Become a supplier', 'Become a reseller', 'Engine API', 'Cookie policy'])
      expect(footer.getByText(words)).toBeTruthy();
    const out = Object.assign(document.createElement('a'), { href: 'mailto:shop@example.com', textContent: 'Mail' });
    document.body.append(out);
    await waitFor(() => expect(out.hasAttribute('href')).toBe(false));
    out.remove();
  });

  it('[X1] asks browsers not to remember what is typed', async () => {
    const page = await openKiosk('/bookings/checkout-editor?step=0');
    await put(engine, page, [{}]);
    await page.user.click(tab(/Contact/));

    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('off'));
  });

  it('[X2, N1] wipes what is on it when nobody knows since when it was left, but that it is a kiosk', async () => {
    const page = await openKiosk('/bookings/checkout-editor?step=1');
    await put(engine, page, [{}]);
    await page.user.click(tab(/Contact/));
    await fillContact(page, { first_name: 'Zvonimira' });
    await waitFor(async () => expect(JSON.stringify(await theTyped())).toContain('Zvonimira'));
    document.cookie = 'consent=essential; Path=/';
    page.unmount();
    sessionStorage.clear();

    const next = await openShopAt(engine, '/bookings/checkout-editor?step=1', { isReturn: true });

    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(await theTyped()).toBeUndefined();
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toEqual(['kiosk']);
    expect(sessionStorage.getItem('kiosk')).toBe('attract');
    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect(next.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('paying at a kiosk', () => {
  it('[X3] shows the address of the card page for a phone, and stays', { tags: 'long' }, async () => {
    const leaving = watchLeaving();
    const page = await openKiosk('/bookings/checkout-editor?step=0');
    await goToPay(page);

    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));

    const code = await screen.findByRole('img', { name: 'QR code for the payment page' });
    const [order] = await engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());
    const url = order?.checkout_url ?? '';
    expect(url).toContain('/sandbox/pay/');
    expect(code.querySelector('path')?.getAttribute('d')).toBe(pathOf(url));
    expect(leaving).not.toHaveBeenCalled();
    await see('Waiting for your payment');
  });

  it('[X3] follows the payment, clears the cart, and says the number and where the mail went', {
    tags: 'long',
  }, async () => {
    const page = await openKiosk('/bookings/checkout-editor?step=0');
    await goToPay(page);
    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await screen.findByRole('img', { name: 'QR code for the payment page' });
    const [session] = await engine.database.read((tx) => tx.selectFrom('payment_sessions').selectAll().execute());

    await buyer.pay({ checkout_url: session?.checkout_url ?? '' }, cards.paid);
    await buyer.notices();

    await screen.findByRole('heading', { name: 'You’re booked!' });
    const [order] = await engine.database.read((tx) => tx.selectFrom('orders').selectAll().execute());
    await see(order?.number ?? 'no number');
    await see('We’ve emailed everything you need to ana@example.com.');
    await waitFor(() => expect(page.store.get(cartAtom)).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(await get('bookings', device())).toBeUndefined();
  });

  it('[B19] offers no payment by hand where the store does not want it in a kiosk, says what the store wants to be said, and shows what matters in its banner', {
    tags: 'long',
  }, async () => {
    await engine.database.write(async (tx) => {
      const settings = { ...handyStore.store.settings, kiosk: { manual_payment: false, message: 'Boats from here' } };
      await tx
        .updateTable('stores')
        .set({ settings_json: JSON.stringify(settings), banner_focus: '75% 25%' })
        .execute();
      await bumpVersion(tx, [1]);
    });
    const page = await openKiosk('/bookings/checkout-editor?step=0');
    await goToPay(page);

    const methods = within(screen.getByRole('group', { name: 'Payment method' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(methods.map(({ value }) => value)).toEqual(['2']);
    page.unmount();
    await openKiosk('/?kiosk', { left: 'attract' });
    expect(await screen.findByRole('button', { name: /Boats from here/ })).toBeDefined();
    const [banner] = document.querySelectorAll<HTMLImageElement>('[data-top] img');
    expect(banner?.style.objectPosition).toBe('75% 25%');
  });

  it('[X3, P1] has staff show their PIN where they take money by hand', { tags: 'long' }, async () => {
    const page = await openKiosk('/bookings/checkout-editor?step=0');
    await goToPay(page);
    await page.user.click(screen.getByRole('radio', { name: /Manual payment/ }));
    await page.user.selectOptions(screen.getByLabelText('Payment type'), 'Cash');
    const place = screen.getByRole('button', { name: 'Place order' });
    await page.user.click(place);
    const check = () => screen.findByRole('dialog', { name: 'Payment at the desk' });
    await check();
    expect(page.requests.filter(({ path }) => path === '/api/webstores/order/')).toEqual([]);

    await page.user.type(within(await check()).getByLabelText('PIN'), PIN);
    await page.user.click(within(await check()).getByRole('button', { name: 'Place order' }));

    await screen.findByRole('heading', { name: 'We’re holding your places' });
    await see('Please pay 16,00 € here at the desk to confirm your booking.');
    expect(screen.queryByRole('img', { name: 'QR code for the payment page' })).toBeNull();
    await waitFor(() => expect(page.store.get(cartAtom)).toBeNull());
  });
});

/** The dark squares of a QR code, as the page draws them. */
function pathOf(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return [...data].map((dark, n) => (dark ? `M${n % size} ${Math.floor(n / size)}h1v1h-1z` : '')).join('');
}
