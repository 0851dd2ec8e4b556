import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { retryNowAtom } from '#shop/state/cart/outbox.ts';
import { inEnglish, inLanguage } from '#tests/support/code/words.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import type { Page } from '#tests/support/page/checkout.ts';
import {
  fillContact,
  openCheckout,
  openShopAt,
  storedCart,
  theMirror,
  toastText,
} from '#tests/support/page/checkout.ts';

let engine: Engine;
let owner: Seller;
let path: string;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
  const code = { store: 1, code: 'WELCOME10', kind: 'percent', value: '10' };
  path = `/api/promo-codes/${String((await owner.send('POST', '/api/promo-codes/', code)).body['id'])}/`;
});
afterEach(async () => {
  cleanup();
  inEnglish();
  await engine.stop();
});

const field = () => screen.getByLabelText('Code');
const totals = () => screen.getByLabelText('Totals').textContent?.replaceAll('\u00A0', ' ');
const plain = 'Total80,00 €Deposit due now (20 %)16,00 €To pay later64,00 €';
const lowered =
  'Subtotal80,00 €Discount (WELCOME10)−8,00 €Total72,00 €Deposit due now (20 %)14,40 €To pay later57,60 €';

async function enter({ user }: Page, code: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), code);
  await user.click(screen.getByRole('button', { name: 'Apply code' }));
}

describe('the promo code’s box', () => {
  it('[C13, C13a, C14] says what the code did, shows it in the totals, and takes it away again', {
    tags: 'long',
  }, async () => {
    const page = await openCheckout(engine, 0);

    await enter(page, 'welcome 10');
    expect(await screen.findByText('Code WELCOME10 added: you save 8,00 €.')).toBeTruthy();
    expect(totals()).toBe(lowered);
    expect(field().getAttribute('aria-invalid')).toBeNull();

    await page.user.click(screen.getByRole('button', { name: 'Remove code' }));
    await waitFor(() => expect(totals()).toBe(plain));
    expect(field()).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Remove code' })).toBeNull();
    expect((await storedCart(engine)).promo_code).toBeNull();
  });

  it('[C13a] says where a code leaves the price as it is', async () => {
    await owner.send('PATCH', path, { kind: 'none', value: '0' });
    const page = await openCheckout(engine, 0);

    await enter(page, 'WELCOME10');
    expect(await screen.findByText('Code WELCOME10 added. It doesn’t change this price.')).toBeTruthy();
  });

  it('[C13a] says why a code does not apply, and why one applies no more', async () => {
    await owner.send('PATCH', path, { minimum_total: '90' });
    const page = await openCheckout(engine, 0);

    await enter(page, 'WELCOME10');
    const missing = 'Code WELCOME10 is for 90,00 € or more. Spend 10,00 € more to use it.';
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(totals()).toBe(plain);

    await owner.send('PATCH', path, { minimum_total: null });
    await page.user.click(screen.getByRole('button', { name: 'Apply code' }));
    await waitFor(() => expect(totals()).toBe(lowered));
    await owner.send('PATCH', path, { valid_until: '2026-11-30' });
    page.unmount();
    await openShopAt(engine, '/bookings/checkout-editor?step=0', { isReturn: true });

    expect(await screen.findByText('Code WELCOME10 expired on 30 Nov 2026.')).toBeTruthy();
    expect(totals()).toBe(plain);
    expect(field()).toHaveProperty('value', 'WELCOME10');
  });

  it.each([
    {
      language: 'hr',
      box: { label: 'Promotivni kod', apply: 'Primijeni kod' },
      unknown: 'Kod WINTER ne postoji.',
      ended: 'Kod WELCOME10 vrijedio je do 30. stu 2026.',
    },
    {
      language: 'de',
      box: { label: 'Gutscheincode', apply: 'Einlösen' },
      unknown: 'Den Code WINTER kennen wir nicht.',
      ended: 'Der Code WELCOME10 galt bis 30. Nov. 2026.',
    },
  ])(
    '[C13a, W7b] says in $language why a code does not apply, whenever it is told',
    { tags: 'long' },
    async ({ language, box, ...words }) => {
      const shop = await inLanguage(language, () => import('#tests/support/page/checkout.ts'));
      const { retryNowAtom: sendNow } = await import('#shop/state/cart/outbox.ts');
      let isOut = false;
      const between = (): Promise<Response> | undefined =>
        isOut ? Promise.reject(new TypeError('no network')) : undefined;
      const page = await shop.openCheckout(engine, 0, [{}], { between });
      const code = () => screen.getByLabelText(box.label);
      const apply = async (typed: string) => {
        await page.user.clear(code());
        await page.user.type(code(), typed);
        await page.user.click(screen.getByRole('button', { name: box.apply }));
      };

      await apply('winter');
      expect(await screen.findByText(words.unknown)).toBeTruthy();

      isOut = true;
      await apply('Winter');
      await waitFor(() => expect(screen.queryByText(words.unknown)).toBeNull());
      isOut = false;
      await act(() => page.store.set(sendNow));
      await waitFor(() => expect(screen.getAllByText(words.unknown, { exact: false }).length).toBeGreaterThan(1));

      await apply('WELCOME10');
      await waitFor(async () => expect((await storedCart(engine)).discount).not.toBeNull());
      await owner.send('PATCH', path, { valid_until: '2026-11-30' });
      page.unmount();
      await shop.openShopAt(engine, '/bookings/checkout-editor?step=0', { isReturn: true });
      expect(await screen.findByText(words.ended)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/promo code|The code/);
    },
  );

  it('[C13f, W5] shows a code that waits for the network as waiting, and never as applied', async () => {
    let isOut = false;
    const between = (): Promise<Response> | undefined =>
      isOut ? Promise.reject(new TypeError('no network')) : undefined;
    const page = await openCheckout(engine, 0, [{}], { between });

    isOut = true;
    await enter(page, 'WINTER');
    const words = '“WINTER” is saved on this device. We’ll check it when you’re back online.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(totals()).toBe(plain);
    isOut = false;
    await act(() => page.store.set(retryNowAtom));
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('We don’t know the code WINTER.').length).toBeGreaterThan(0);
    expect(totals()).toBe(plain);

    isOut = true;
    await enter(page, 'WELCOME10');
    expect(await screen.findByText(words.replace('WINTER', 'WELCOME10'))).toBeTruthy();
    expect(screen.queryByText('We don’t know the code WINTER.')).toBeNull();
    expect(totals()).toBe(plain);
    isOut = false;
    await act(() => page.store.set(retryNowAtom));
    await waitFor(() => expect(totals()).toBe(lowered));
    expect(await theMirror()).toMatchObject({ outbox: [], refusals: [] });
  });

  it('[C13e, W8] has the total agreed to anew where the code has ended before the order', {
    tags: 'long',
  }, async () => {
    const page = await openCheckout(engine, 0);
    await enter(page, 'WELCOME10');
    await waitFor(() => expect(totals()).toBe(lowered));
    await page.user.click(screen.getByRole('tab', { name: /Contact/ }));
    await page.settle(50);
    await fillContact(page);
    await page.user.click(screen.getByRole('button', { name: 'Go to Payment' }));
    await screen.findByRole('heading', { name: 'Payment', level: 1 });
    await owner.send('PATCH', path, { valid_until: '2026-11-30' });

    await page.user.click(screen.getByRole('button', { name: /^Pay .* by card$/ }));
    await waitFor(() => expect(toastText()).toContain('It was 72,00 € and is now 80,00 €.'));
    await waitFor(() => expect(totals()).toBe('Total80,00 €Pay now16,00 €To pay later64,00 €'));
    expect((await engine.counts())['orders']).toBe(0);
  });
});
