import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createStore, set as setStored } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormDrafts } from '#domain/cart/form-drafts.ts';
import { changeCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { changeNoteAtom } from '#shop/state/checkout/checkout.ts';
import { changeCommentAtom } from '#shop/state/checkout/payment.ts';
import { inEnglish, inLanguage } from '#tests/support/code/words.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import type { Page } from '#tests/support/page/checkout.ts';
import {
  changes,
  fillContact,
  localCart,
  openCheckout,
  openShopAt,
  put,
  see,
  storedCart,
  tab,
  theMirror,
  theTyped,
  toastText,
  watchLeaving,
} from '#tests/support/page/checkout.ts';
import { ana, handyStore } from '#tests/support/payments/buying.ts';
import { problemDocument } from '#tests/support/problem-document.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
});
afterEach(async () => {
  cleanup();
  inEnglish();
  await engine.stop();
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const errorOf = (label: string, at = 0) => {
  const field = screen.getAllByLabelText(label)[at];
  return document.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
};
const lastBody = ({ requests }: Page) => requests.findLast(({ method }) => method !== 'GET')?.body;
const toPayment = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Go to Payment' }));
const value = (label: string, at = 0) => (screen.getAllByLabelText(label)[at] as HTMLInputElement).value;

describe('the steps', () => {
  it('[K1] are three tabs, with short labels for a phone', { tags: 'long' }, async () => {
    await openCheckout(engine, 0);

    expect(screen.getAllByRole('tab').map((it) => [...it.children].map((label) => label.textContent))).toEqual([
      ['1. Cart', 'Cart'],
      ['2. Contact Info', 'Contact'],
      ['3. Payment', 'Payment'],
    ]);
    expect(tab(/Cart/).getAttribute('aria-selected')).toBe('true');
  });

  it.each(['3', '-1', '1.5', 'abc', ''])(
    '[K2] reject %j with a message to the console, and show the cart',
    async (step) => {
      const page = await openCheckout(engine, 0);
      page.unmount();
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});

      await openShopAt(engine, `/bookings/checkout-editor?step=${step}`, { isReturn: true });

      await heading('Your cart');
      expect(log.mock.calls).toEqual([['Invalid checkout editor step given.']]);
    },
  );

  it('[K2] are at the cart without a word where none is given', async () => {
    const page = await openCheckout(engine, 0);
    page.unmount();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});

    await openShopAt(engine, '/bookings/checkout-editor', { isReturn: true });

    await heading('Your cart');
    expect(log).not.toHaveBeenCalled();
  });

  it('[K3] lead to payment only with a valid contact form: trying submits it', async () => {
    const page = await openCheckout(engine, 0);

    await page.user.click(tab(/Payment/));

    await heading('Contact info');
    expect(location.search).toBe('?step=1');
    expect(errorOf('First name')).toBe('Please enter at least 3 characters.');
    expect(errorOf('Email')).toBe('Please enter a valid email.');
    expect(changes(page)).toEqual(['POST /api/cart/']);
  });

  it('[K3] submit the form on leaving by the tab of payment', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);

    await page.user.click(tab(/Payment/));

    await heading('Payment');
    expect((await storedCart(engine)).main_contact_info).toEqual(ana);
  });

  it('[K3] always lead back to the cart, saving what is valid', async () => {
    const page = await openCheckout(engine, 1);
    await page.user.type(screen.getByLabelText('Note'), 'By boat');
    await fillContact(page, { first_name: 'Ana', email: 'not yet' });

    await page.user.click(tab(/Cart/));

    await heading('Your cart');
    await waitFor(async () =>
      expect(await storedCart(engine)).toMatchObject({ note: 'By boat', main_contact_info: null }),
    );
    await page.user.click(tab(/Contact/));
    expect([value('First name'), value('Email')]).toEqual(['Ana', 'not yet']);
  });

  it('[K3] opened at ?step=2 with an invalid contact show it with its errors', async () => {
    const page = await openCheckout(engine, 0);
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true });

    await heading('Contact info');
    await waitFor(() => expect(errorOf('Last name')).toBe('Please enter at least 3 characters.'));
    expect(location.search).toBe('?step=1');
  });

  it('[K3] opened at ?step=2 with a valid contact show the payment', async () => {
    const page = await openCheckout(engine, 0);
    await engine.call(changeCart, { id: localCart()?.id ?? '' }, { body: { main_contact_info: ana } });
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true });

    expect(await heading('Payment')).toBeTruthy();
    expect(location.search).toBe('?step=2');
  });

  it('[S9] take the focus to their heading', async () => {
    const page = await openCheckout(engine, 0);

    await page.user.click(tab(/Contact/));

    await waitFor(() => expect(document.activeElement?.textContent).toBe('Contact info'));
  });
});

describe('contact info', () => {
  it('[K4] has all that is bought in its order summary', async () => {
    await openCheckout(engine, 1, [{ units: { Adult: 2 }, extras: { Map: 2 }, pickup: 'West gate' }]);

    const line = within(screen.getByRole('complementary', { name: 'Order summary' })).getByRole('article');
    for (const words of [
      '2 × Adult, 2 × Map',
      '2 hours and 30 minutes',
      'Fully refundable up to',
      'Pick-up: West gate',
    ])
      expect(line.textContent?.replaceAll('\u00A0', ' ')).toContain(words);
  });

  it('[K4] has the form, the order in short and the way on, which submits it', async () => {
    const page = await openCheckout(engine, 1);

    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    expect(summary.getByRole('heading', { name: 'Walk along the quay' })).toBeTruthy();
    expect(summary.getByLabelText('Totals').textContent).toContain('80,00');
    const button = screen.getByRole('button', { name: 'Go to Payment' }) as HTMLButtonElement;
    expect([button.type, button.form]).toEqual(['submit', screen.getByRole('form', { name: 'Contact info' })]);

    await fillContact(page);
    await page.user.click(button);
    await heading('Payment');
  });

  it.each([
    ['First name', 'An', 'Please enter at least 3 characters.'],
    ['Last name', 'Ho', 'Please enter at least 3 characters.'],
    ['Last name', 'x'.repeat(513), 'Max length is 512 characters.'],
    ['Email', 'ana@', 'Please enter a valid email.'],
    ['Phone number', 'call me', 'Please enter a valid phone number.'],
    ['Note', 'n'.repeat(5_001), 'Max description length is 5000 characters.'],
  ])('[K5, K6, K7, K10] validates %s on change', async (label, wrong, words) => {
    const page = await openCheckout(engine, 1);
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull();

    await page.user.click(screen.getByLabelText(label));
    await page.user.paste(wrong);

    expect(errorOf(label)).toBe(words);
    await page.user.clear(screen.getByLabelText(label));
    await page.user.paste(
      label === 'Email' ? 'ana@example.com' : label === 'Phone number' ? '+385 (0)91-2' : 'Anamaria',
    );
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull();
  });

  it('[K7] has six rows for the note', async () => {
    await openCheckout(engine, 1);

    expect(screen.getByLabelText('Note').getAttribute('rows')).toBe('6');
  });

  it('[K12] tells browsers what its fields are, and puts the focus on the first in error', async () => {
    const page = await openCheckout(engine, 1);

    const fields = ['First name', 'Last name', 'Email', 'Phone number'].map((it) => screen.getByLabelText(it));
    expect(fields.map((it) => it.getAttribute('autocomplete'))).toEqual(['given-name', 'family-name', 'email', 'tel']);
    expect(fields.map((it) => it.getAttribute('inputmode'))).toEqual([null, null, 'email', 'tel']);
    expect(screen.getByText(/^With country code\. We only call/)).toBeTruthy();
    await fillContact(page, { first_name: 'Ana', phone_number: '1' });
    await toPayment(page);

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
  });

  it('[K12a, S14] leads by Enter to the next empty field, as the key says', { tags: 'long' }, async () => {
    const { user } = await openCheckout(engine, 1);
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const keys = () =>
      ['First name', 'Last name', 'Email', 'Phone number'].map((it) => field(it).getAttribute('enterkeyhint'));
    expect(keys()).toEqual(['next', 'next', 'next', 'go']);
    await user.type(field('Email'), ana.email);

    await user.type(field('First name'), `${ana.first_name}{Enter}`);
    expect(document.activeElement).toBe(field('Last name'));
    await user.keyboard(`${ana.last_name}{Enter}`);
    expect(document.activeElement).toBe(field('Phone number'));
    await user.keyboard(ana.phone_number);
    expect(keys()).toEqual(['go', 'go', 'go', 'go']);
  });

  it('[K10] saves all of it in one partial cart body, and says so', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 1, [{}, { experience: 'boat' }]);
    await fillContact(page);
    await page.user.type(screen.getByLabelText('Note'), 'By boat');
    const [switchOfFirst] = screen.getAllByRole('switch', { name: 'Show list?' });
    await page.user.click(switchOfFirst as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: 'Remove participant 2' }));
    await page.user.type(screen.getAllByLabelText('First name')[1] as HTMLElement, 'Ivo');
    await page.user.type(screen.getAllByLabelText('Last name')[1] as HTMLElement, 'Babić');
    const [first, second] = page.store.get(cartAtom)?.lines ?? [];

    await toPayment(page);

    await waitFor(() => expect(toastText()).toContain('Cart has been updated'));
    expect(lastBody(page)).toEqual({
      main_contact_info: ana,
      note: 'By boat',
      has_participants_info: true,
      booking_participants_info: [
        { line_id: first?.id, has_main_contact: false, participants: [{ first_name: 'Ivo', last_name: 'Babić' }] },
        { line_id: second?.id, has_main_contact: false, participants: [] },
      ],
    });
    const stored = (await storedCart(engine)).lines.find(({ id }) => id === first?.id);
    expect(stored?.booking_participants_info.participants).toHaveLength(1);
  });

  it("[K10] places what the engine does not take by its field, in the engine's words", async () => {
    const between = async (request: Request) =>
      request.method === 'PATCH'
        ? Response.json(problemDocument(['main_contact_info', 'email'], 'This address is not taken here.'), {
            status: 400,
            headers: { 'Landfall-Version': '1' },
          })
        : undefined;
    const page = await openCheckout(engine, 1, [{}], { between: between as never });
    await fillContact(page);

    await toPayment(page);

    await waitFor(() => expect(errorOf('Email')).toBe('This address is not taken here.'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    await page.user.type(screen.getByLabelText('Email'), 'x');
    expect(errorOf('Email')).not.toBe('This address is not taken here.');
  });

  it('[K11] that was typed survives a reload, and leaves with the cart', async () => {
    const first = await openCheckout(engine, 1);
    await fillContact(first, { first_name: 'Ana', email: 'ana@' });
    await first.user.click(screen.getByRole('switch', { name: 'Show list?' }));
    await first.settle();
    first.unmount();

    const page = await openShopAt(engine, '/bookings/checkout-editor?step=1', { isReturn: true });
    await heading('Contact info');
    await screen.findAllByLabelText('Email');
    expect([value('First name'), value('Email')]).toEqual(['Ana', 'ana@']);
    expect(screen.getAllByLabelText('First name')).toHaveLength(3);

    await page.user.click(tab(/Cart/));
    await page.user.click(await screen.findByRole('button', { name: 'Empty cart' }));
    await waitFor(() => expect(toastText()).toContain('Cart deleted successfully!'));
    expect(await theTyped()).toBeUndefined();
  });

  it('[K11, W14a] is written together while storage is busy, so that a kill soon after the last key loses nothing', async () => {
    const { store } = await openCheckout(engine, 1);
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');

    for (let n = 1; n <= 200; n++) store.set(changeNoteAtom, 'x'.repeat(n));
    await waitFor(async () => expect(await theTyped()).toMatchObject({ details: { note: 'x'.repeat(200) } }));

    expect(putting.mock.calls.filter(([, key]) => key === 'typed').length).toBeLessThanOrEqual(2);
  });

  it('[K11, W14a] of one tab stays when another tab keeps its own form', async () => {
    const { store } = await openCheckout(engine, 2);
    const typed = (await theTyped()) as FormDrafts;
    const here = createStore('landfall', 'device');
    await setStored('typed', { ...typed, details: { ...typed.details, note: 'Of the other tab' } }, here);

    store.set(changeCommentAtom, 'Of this one');

    await waitFor(async () => expect(await theTyped()).toMatchObject({ order: { form: { comment: 'Of this one' } } }));
    expect(await theTyped()).toMatchObject({ details: { note: 'Of the other tab' } });
  });

  it('[W14] goes to the engine when the shop is opened again, however long the pause that a killed page left', async () => {
    let isOut = false;
    const lost = async () => {
      throw new TypeError('no network');
    };
    const first = await openCheckout(engine, 1, [{}], { between: () => (isOut ? lost() : undefined) });
    await fillContact(first);
    isOut = true;
    await toPayment(first);
    await heading('Payment');
    first.unmount();
    const mirror = await theMirror();
    const outbox = mirror?.outbox.map((it) => ({ ...it, attempts: 8, not_before: Date.now() + 60_000 }));
    await setStored('cart', { ...mirror, outbox }, createStore('landfall', 'device'));

    await openShopAt(engine, '/bookings/checkout-editor?step=1', { isReturn: true });

    await waitFor(async () => expect((await theMirror())?.outbox).toEqual([]));
    expect((await storedCart(engine)).main_contact_info).toMatchObject({ first_name: ana.first_name });
  });

  it('[K11, W5] is kept without a network, without a word of success, and payment can be looked at', async () => {
    let isOut = false;
    const lost = async () => {
      throw new TypeError('no network');
    };
    const page = await openCheckout(engine, 1, [{}], { between: () => (isOut ? lost() : undefined) });
    await fillContact(page);
    isOut = true;

    await toPayment(page);

    await heading('Payment');
    expect(toastText()).not.toContain('Cart has been updated');
    expect((await theMirror())?.outbox).toMatchObject([{ kind: 'change_cart', change: { main_contact_info: ana } }]);
  });
});

describe('participants', () => {
  const first = () => screen.getAllByLabelText('First name')[1] as HTMLInputElement;
  const last = () => screen.getAllByLabelText('Last name')[1] as HTMLInputElement;
  const show = ({ user }: Page) => user.click(screen.getByRole('switch', { name: 'Show list?' }));
  const include = () => screen.getByRole('switch', { name: 'Include main contact' }) as HTMLInputElement;

  it('[K8] are asked for only where the list is shown, which it is not at first', async () => {
    const page = await openCheckout(engine, 1);
    expect(screen.queryByText('Include main contact')).toBeNull();
    await fillContact(page);

    await toPayment(page);

    await heading('Payment');
    expect((await storedCart(engine)).has_participants_info).toBe(false);
  });

  it('[K8] have both names each, and are one at least', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);
    await show(page);

    await toPayment(page);
    await waitFor(() => expect(errorOf('First name', 1)).toBe('First name is required!'));
    expect(errorOf('Last name', 1)).toBe('Last name is required!');
    expect(document.activeElement).toBe(first());

    await page.user.click(screen.getByRole('button', { name: 'Remove participant 2' }));
    await page.user.click(screen.getByRole('button', { name: 'Remove participant 1' }));
    expect(screen.getByText('Participants info is required!')).toBeTruthy();
    await toPayment(page);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add participant'));
    expect(changes(page)).toEqual(['POST /api/cart/']);
  });

  it('[K8a] have a row for each person booked, no more, and a new one is not wrong at once', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);
    await show(page);
    expect(screen.getAllByLabelText('First name')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Add participant' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Remove participant 2' }));

    await toPayment(page);
    await waitFor(() => expect(errorOf('First name', 1)).toBe('First name is required!'));
    await page.user.click(screen.getByRole('button', { name: 'Add participant' }));

    expect(errorOf('First name', 1)).toBe('First name is required!');
    expect(errorOf('First name', 2)).toBeFalsy();
    await page.user.type(first(), 'Ivo');
    await page.user.type(last(), 'Babić');
    await toPayment(page);
    await waitFor(() => expect(errorOf('First name', 2)).toBe('First name is required!'));
  });

  it('[K9] include the main contact: copied, disabled, and following it', async () => {
    const page = await openCheckout(engine, 1);
    await show(page);
    expect(include().disabled).toBe(true);

    await fillContact(page, { first_name: 'Ana', last_name: 'Horvat' });
    await page.user.click(include());
    expect([first().value, last().value, first().disabled, last().disabled]).toEqual(['Ana', 'Horvat', true, true]);
    await page.user.type(screen.getAllByLabelText('First name')[0] as HTMLElement, 'marija');
    expect(first().value).toBe('Anamarija');

    await fillContact(page, { first_name: 'An' });
    expect([include().checked, include().disabled, first().value, last().value, first().disabled]).toEqual([
      false,
      true,
      '',
      '',
      false,
    ]);
  });
});

describe('payment', () => {
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const methods = () =>
    within(screen.getByRole('group', { name: 'Payment method' }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value)
      .sort();
  const change = async ({ user }: Page, label: RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
  };
  const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  const amounts = () => [valueOf(/^Amount/), valueOf('Percentage')];
  const orders = (page: Page) =>
    page.requests.filter(({ path }) => path === '/api/webstores/order/').map(({ body }) => body);

  it("[P1] offers the cart's methods, of which manual is the store's to allow", { tags: 'long' }, async () => {
    await openCheckout(engine, 2);
    expect(methods()).toEqual(['1', '2']);
    cleanup();
    await engine.stop();

    engine = await anEngine();
    await openCheckout(engine, 2);
    expect(methods()).toEqual(['2']);
    expect(screen.getByRole('complementary', { name: 'Order summary' })).toBeTruthy();
  });

  it('[P3] keeps amount and percentage in sync, from the deposit on', async () => {
    const page = await openCheckout(engine, 2);
    expect(amounts()).toEqual(['16,00', '20']);
    const amount = screen.getByLabelText(/^Amount/) as HTMLInputElement;
    expect([amount.min, amount.max]).toEqual(['16.00', '80.00']);

    await change(page, /^Amount/, '33.33');
    expect(amounts()).toEqual(['33.33', '41,66']);
    await change(page, /^Percentage/, '50');
    expect(amounts()).toEqual(['40,00', '50']);
  });

  it('[V3] says what is charged on the button and first in the summary, by deposit, all of it, or another amount', async () => {
    const page = await openCheckout(engine, 2);
    const bar = () => screen.getByRole('button', { name: /^Pay now/ }).textContent;
    expect(radio(/^Deposit/).checked).toBe(true);
    expect(button('Pay 16,00\u00A0€ by card')).toBeTruthy();
    expect(bar()).toContain('16,00\u00A0€Total 80,00\u00A0€');

    await page.user.click(radio(/^Full amount/));
    expect(button('Pay 80,00\u00A0€ by card')).toBeTruthy();
    expect(amounts()).toEqual(['80,00', '100']);
    await change(page, /^Amount/, '50,25');
    expect(button('Pay 50,25\u00A0€ by card')).toBeTruthy();
    expect([radio(/^Deposit/).checked, radio(/^Full amount/).checked]).toEqual([false, false]);
    await change(page, /^Amount/, 'much');
    expect(button('Continue to card payment')).toBeTruthy();
  });

  it('[V3] says in the bar what is paid: title, day, time and guests of the first booking, and how many more', async () => {
    await openCheckout(engine, 2, [{}, { experience: 'boat' }]);

    const bar = screen.getByRole('complementary', { name: 'Order summary' }).lastElementChild;
    expect(bar?.firstElementChild?.textContent).toBe(
      'A boat of your own Thu, 10 Dec 2026, 08:00 · 2 × Adult and 1 more experience',
    );
  });

  it('[V3a] asks for all of it, and nothing else, where the balance would be due today', async () => {
    const page = await openCheckout(engine, 2);
    expect(radio(/^Deposit/).checked).toBe(true);
    engine.clock.now = Temporal.Instant.from('2026-12-09T08:00:00Z');
    cleanup();
    await openCheckout(engine, 2);

    expect(button('Pay 80,00\u00A0€ by card')).toBeTruthy();
    expect(screen.queryByLabelText(/^Amount/)).toBeNull();
    expect(screen.queryByText('Another amount')).toBeNull();
    expect(orders(page)).toEqual([]);
  });

  it('[F5a] says above the button that pays what can no longer be cancelled for free', async () => {
    await openCheckout(engine, 2);
    expect(document.body.textContent).not.toContain('Too late to cancel for free');
    cleanup();
    engine.clock.now = Temporal.Instant.from('2026-12-09T12:00:00Z');
    await openCheckout(engine, 2);

    const above = screen.getByText('Too late to cancel for free', { selector: 'strong' });
    expect(above.parentElement?.textContent).toBe('Walk along the quay: Too late to cancel for free');
  });

  it('[P3a, P4a] books without paying where nothing is due now, and says so', async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2, [{ experience: 'boat' }]);
    expect(radio('Nothing now').checked).toBe(true);
    expect(amounts()).toEqual(['0,00', '0']);

    await page.user.click(screen.getByDisplayValue('1'));
    expect(screen.queryByText('Nothing now')).toBeNull();
    expect(amounts()[1]).toBe('100');
    await page.user.click(screen.getByDisplayValue('2'));
    expect(button(/^Pay .* by card$/)).toBeTruthy();
    await page.user.click(radio('Nothing now'));
    await page.user.click(button('Book now, pay later'));

    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(orders(page)).toMatchObject([{ payment_method_id: '2', amount: '0.00' }]);
    expect(left.mock.calls[0]?.[0]).toContain('/success?session_id=');
  });

  it('[P12f] says by when what is left is due, and nothing where all is paid now', async () => {
    const page = await openCheckout(engine, 2);
    expect(screen.getByText(/^The remaining 64,00.€ is due by Wed, 9 Dec 2026\.$/)).toBeTruthy();

    await change(page, /^Amount/, '80.00');

    expect(screen.queryByText(/^The remaining/)).toBeNull();
  });

  it.each([
    [/^Amount/, '15.99', /least you can pay is 16,00/],
    [/^Amount/, '80.01', /most you can pay is 80,00/],
    [/^Percentage/, '101', /from 0 to 100/],
  ])('[P3, K10] says on change what is wrong: %s %s', { tags: 'long' }, async (label, text, words) => {
    const page = await openCheckout(engine, 2);

    await change(page, label, text);

    expect(document.body.textContent).toMatch(words);
    await page.user.click(button('Continue to card payment'));
    expect(orders(page)).toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  });

  it('[C9] says at the amount that it is too small for a card, and not in a toast', { tags: 'long' }, async () => {
    const between = async (request: Request) =>
      request.method === 'POST' && request.url.endsWith('/order/')
        ? Response.json(
            { detail: 'A card payment is 0,50 € or more.', code: 'amount_too_small', currency: 'EUR' },
            { status: 409, headers: { 'Landfall-Version': '1', 'content-type': 'application/problem+json' } },
          )
        : undefined;
    const page = await openCheckout(engine, 2, [{}], { between: between as never });

    await page.user.click(button(/^Pay .* by card$/));

    await waitFor(() => expect(errorOf('Amount (EUR)')).toMatch(/^A card payment is 0,50/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/)));
    expect(toastText()).not.toContain('A card payment is');
    await change(page, /^Amount/, '20');
    expect(errorOf('Amount (EUR)')).toBeFalsy();
  });

  it('[P2, P4a] by hand asks for its type, and leads to /success with the session', { tags: 'long' }, async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2);
    await page.user.click(screen.getByDisplayValue('1'));
    await page.user.click(button('Place order'));
    expect(errorOf('Payment type')).toBe('This field is required!');
    expect(orders(page)).toEqual([]);

    await page.user.selectOptions(screen.getByLabelText('Payment type'), 'Cash');
    const comment = screen.getByText('Add a comment').closest('details');
    expect(comment?.open).toBe(false);
    await page.user.type(screen.getByLabelText('Comment'), 'At noon');
    expect(comment?.open).toBe(true);
    await page.user.click(button('Place order'));

    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(left.mock.calls[0]?.[0]).toMatch(new RegExp(`^${ORIGIN}/success\\?session_id=[0-9a-f-]{36}$`));
    expect(orders(page)).toEqual([
      {
        cart_id: expect.any(String) as string,
        payment_method_id: '1',
        payment_type_id: 'cash',
        amount: '16.00',
        comment: 'At noon',
        expected_total: '80.00',
        language: 'en',
      },
    ]);
  });

  it.each([
    { language: 'hr', methods: ['Plaćanje karticom', 'Izravno plaćanje'], type: 'Vrsta plaćanja', cash: 'Gotovina' },
    { language: 'de', methods: ['Kartenzahlung', 'Direkte Zahlung'], type: 'Art der Zahlung', cash: 'Bar' },
  ])(
    '[P1, P2] is called in $language what the engine calls it in English',
    async ({ language, methods, type, cash }) => {
      const shop = await inLanguage(language, () => import('#tests/support/page/checkout.ts'));
      const page = await shop.openCheckout(engine, 0);
      await engine.call(changeCart, { id: (await storedCart(engine)).id }, { body: { main_contact_info: ana } });
      page.unmount();
      const { user } = await shop.openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true });

      for (const method of methods) expect(await screen.findByText(method)).toBeTruthy();
      await user.click(screen.getByDisplayValue('1'));
      const kinds = [...screen.getByLabelText<HTMLSelectElement>(type).options].map(({ text }) => text);
      expect(kinds.slice(1)).toEqual([cash]);
    },
  );

  it('[P2] clears the payment type for a payment link', async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2);
    await page.user.click(screen.getByDisplayValue('1'));
    await page.user.selectOptions(screen.getByLabelText('Payment type'), 'Cash');
    await page.user.click(screen.getByDisplayValue('2'));
    expect(screen.queryByLabelText('Payment type')).toBeNull();

    await page.user.click(button(/^Pay .* by card$/));

    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(orders(page)[0]).toMatchObject({ payment_method_id: '2', payment_type_id: null });
    expect(left.mock.calls[0]?.[0]).toMatch(new RegExp(`^${ORIGIN}/sandbox/pay/`));
    const mirror = await theMirror();
    expect(mirror?.outbox).toEqual([]);
    expect(mirror?.id).not.toBeNull();
  });

  /** Places an order whose answer leads to this address. The engine names one host besides its own. */
  async function placeOrderLeadingTo(checkout_url: string, isOut = false) {
    const between = async (request: Request) => {
      const { pathname } = new URL(request.url);
      const headers = { 'Landfall-Version': '1' };
      const placed: PlacedOrder = { id: 'o', number: 'LF-1', status: 'pending', session_id: 's', checkout_url };
      if (pathname === '/api/webstores/order/') return Response.json(placed, { status: 201, headers });
      if (pathname !== '/api/app-info/') return undefined;
      if (isOut) throw new TypeError('no network');
      const info = { name: 'x', version: '1', api_version: '1', min_client: '0', retire_worker: false };
      const server_now = engine.clock.now.toString();
      return Response.json({ ...info, payment_hosts: ['https://pay.example'], server_now }, { headers });
    };
    const page = await openCheckout(engine, 2, [{}], { between: between as never });
    await page.user.click(button(/^Pay .* by card$/));
  }

  it('[P7] follows to a payment host that the engine names', async () => {
    const left = watchLeaving();

    await placeOrderLeadingTo('https://pay.example/session/1');

    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/session/1'));
  });

  it('[P7] says that the network is gone, and not that the host is unsafe', async () => {
    const left = watchLeaving();

    await placeOrderLeadingTo('https://pay.example/session/1', true);

    await waitFor(() => expect(toastText()).toContain('We can’t connect right now'));
    expect(left).not.toHaveBeenCalled();
  });

  it.each([
    'https://elsewhere.example/pay',
    'https://pay.example.evil.example/',
    'javascript:alert(1)',
    '//evil.example',
  ])('[P7] does not follow to %s', async (checkout_url) => {
    const left = watchLeaving();

    await placeOrderLeadingTo(checkout_url);

    await waitFor(() => expect(toastText()).toContain('We couldn’t open the payment page safely.'));
    expect(left).not.toHaveBeenCalled();
  });

  it('[C9] tells of a price that has changed, orders nothing, and shows the new one', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 2);
    await engine.database.write((tx) => tx.updateTable('cart_lines').set({ gross: 9_000, deposit: 1_800 }).execute());

    await page.user.click(button(/^Pay .* by card$/));

    await waitFor(() => expect(toastText()).toContain('The price has changed'));
    expect((await engine.counts())['orders']).toBe(0);
  });

  it('[W6, W8] tries an order again with the same key while its visitor is there, and says so', {
    tags: 'long',
  }, async () => {
    const left = watchLeaving();
    let isOut = false;
    const keys: (string | null)[] = [];
    const between = async (request: Request) => {
      if (new URL(request.url).pathname === '/api/webstores/order/') keys.push(request.headers.get('idempotency-key'));
      if (isOut) throw new TypeError('no network');
      return undefined;
    };
    const page = await openCheckout(engine, 2, [{}], { between: between as never });
    isOut = true;
    await page.user.click(button(/^Pay .* by card$/));
    await see('Nothing has been ordered yet');

    isOut = false;
    act(() => void dispatchEvent(new Event('online')));

    await waitFor(() => expect(left).toHaveBeenCalledTimes(1), { timeout: 4_000 });
    expect(new Set(keys).size).toBe(1);
    expect((await engine.counts())['orders']).toBe(1);
  });

  it('[W8] gives an order up at a tap, and never sends it by itself', { tags: 'long' }, async () => {
    const left = watchLeaving();
    let isOut = false;
    const page = await openCheckout(engine, 2, [{}], {
      between: (async () => {
        if (isOut) throw new TypeError('no network');
        return undefined;
      }) as never,
    });
    isOut = true;
    await page.user.click(button(/^Pay .* by card$/));
    await page.user.click(await screen.findByRole('button', { name: 'Stop trying' }));

    isOut = false;
    act(() => void dispatchEvent(new Event('online')));
    await page.settle(1_500);

    expect(left).not.toHaveBeenCalled();
    expect((await engine.counts())['orders']).toBe(0);
    expect(button(/^Pay .* by card$/).getAttribute('aria-busy')).toBeNull();
  });

  it('[W8] takes an order that waits from its step to the list of what waits, and sends nothing by itself', async () => {
    const left = watchLeaving();
    let isOut = false;
    const between = () => (isOut ? Promise.reject(new TypeError('no network')) : undefined);
    const page = await openCheckout(engine, 2, [{}], { between });
    isOut = true;
    await page.user.click(button(/^Pay .* by card$/));
    await see('Stay on this step');

    await page.user.click(tab(/Cart/));
    await waitFor(() => expect(toastText()).toContain('Your order hasn’t been placed yet.'));
    isOut = false;
    act(() => void dispatchEvent(new Event('online')));

    await waitFor(() => expect(screen.queryByText(/^We can’t connect/)).toBeNull());
    expect(screen.getByRole('button', { name: '1 item needs your attention' })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
    expect((await engine.counts())['orders']).toBe(0);
  });

  it("[P9a] leads back, after 'cancel' on the card page, to a cart that still works", { tags: 'long' }, async () => {
    const left = watchLeaving();
    const page = await openCheckout(engine, 2);
    await page.user.click(button(/^Pay .* by card$/));
    await waitFor(() => expect(left).toHaveBeenCalled());
    page.unmount();

    const back = await openShopAt(engine, '/bookings/checkout-editor?step=2', { isReturn: true });
    await heading('Payment');
    await put(engine, back, [{ experience: 'boat' }]);
    await back.user.click(button(/^Pay .* by card$/));

    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    expect((await engine.counts())['orders']).toBe(1);
    expect(toastText()).not.toContain('ordered');
  });
});
