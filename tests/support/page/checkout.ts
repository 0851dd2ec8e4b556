import { act, screen, waitFor } from '@testing-library/react';
import { createStore, get } from 'idb-keyval';
import { expect, vi } from 'vitest';
import { storedMirror } from '#domain/cart/mirror.ts';
import { readCart } from '#domain/contract/cart.ts';
import { addLineAtom } from '#shop/state/cart/cart-actions.ts';
import { type Engine, ORIGIN } from '../engine/engine.ts';
import { ana } from '../payments/buying.ts';
import { type Named, selectionsOf } from '../stores/selections.ts';
import { openPage } from './open-page.tsx';

export type Page = Awaited<ReturnType<typeof openPage>>;
type Options = Parameters<typeof openPage>[2];

/** The shop at its own address, so that it can tell its own links from others (P7). */
export async function openShopAt(engine: Engine, address: string, options: Options = {}): Promise<Page> {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(ORIGIN + address);
  const page = await openPage(engine, address, options);
  await page.settle(50);
  return page;
}

/** The checkout at a step, with these lines in the cart; by default two adults on the walk. */
export async function openCheckout(
  engine: Engine,
  step: 0 | 1 | 2,
  lines: readonly Named[] = [{}],
  options: Options = {},
) {
  const page = await openShopAt(engine, '/bookings/checkout-editor?step=0', options);
  await put(engine, page, lines);
  if (step > 0) await page.user.click(tab(/Contact/));
  await page.settle(50);
  if (step === 2) {
    await fillContact(page);
    await page.user.click(screen.getByRole('button', { name: 'Go to Payment' }));
    await screen.findByRole('heading', { name: 'Payment', level: 1 });
  }
  return page;
}

/** Puts lines into the cart of a page, as its booking form does. */
export async function put(engine: Engine, page: Page, lines: readonly Named[]) {
  const { selection, experience } = await selectionsOf(engine);
  for (const named of lines) {
    const { booking_info, extra_items_units } = selection(named);
    const form = { experience: experience(named.experience ?? 'walk'), booking_info, extra_items_units };
    await act(() => page.store.set(addLineAtom, form));
  }
  await page.settle();
}

/** Fills the contact form. It pastes each value, which takes a tenth of the time of typing. */
export async function fillContact({ user }: Page, contact: Partial<typeof ana> = ana) {
  const labels = { first_name: 'First name', last_name: 'Last name', email: 'Email', phone_number: 'Phone number' };
  for (const [field, value] of Object.entries(contact)) {
    const box = screen.getAllByLabelText(labels[field as keyof typeof labels])[0] as HTMLInputElement;
    await user.clear(box);
    if (value) await user.paste(value);
  }
}

export function tab(name: RegExp) {
  return screen.getByRole('tab', { name });
}

/** The text of all status messages (`role="status"`), in one line. */
export function toastText(): string {
  return screen
    .queryAllByRole('status')
    .map((it) => it.textContent)
    .join(' ')
    .replaceAll('\u00A0', ' ');
}

/** The requests of a page that change something, in order. */
export function changes({ requests }: Page): string[] {
  return requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
}

/** The mirror of the cart, which is the only key about the cart on the device. */
export async function theMirror() {
  return storedMirror(await get('cart', createStore('landfall', 'device')));
}

export async function theTyped(): Promise<unknown> {
  return get('typed', createStore('landfall', 'device'));
}

export const localCart = () =>
  JSON.parse(localStorage.getItem('cart') ?? 'null') as { id: string; count: number; expires_at: string } | null;

/** The cart as the engine has it. */
export async function storedCart(engine: Engine) {
  const mirror = await theMirror().catch(() => null);
  return (await engine.call(readCart, { id: mirror?.id ?? localCart()?.id ?? '' })).body;
}

/** Records each address that the page sends the visitor to, without going there. */
export function watchLeaving() {
  return vi.spyOn(location, 'assign').mockImplementation(() => {});
}

/** Waits until the words are anywhere on the page. */
export async function see(words: string | RegExp) {
  await waitFor(() => expect(document.body.textContent?.replaceAll('\u00A0', ' ')).toMatch(words));
}
