import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeCart } from '#domain/contract/cart.ts';
import { cartAtom } from '#shop/state/cart/cart.ts';
import { changeLineAtom } from '#shop/state/cart/cart-actions.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import type { Page } from '#tests/support/page/checkout.ts';
import {
  fillContact,
  openCheckout,
  openShopAt,
  see,
  storedCart,
  tab,
  theMirror,
} from '#tests/support/page/checkout.ts';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { asking } from '#tests/support/stores/questions.ts';
import { selectionsOf } from '#tests/support/stores/selections.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const ofWalk = () => within(screen.getByRole('region', { name: 'Questions: Walk along the quay' }));
const of = (who: string) => within(ofWalk().getByRole('group', { name: who }));
const size = (who: string) => of(who).getByLabelText<HTMLInputElement>(/^Shoe size/);
const toPayment = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Go to Payment' }));
const messageOf = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const lineOf = ({ store }: Page) => {
  const line = store.get(cartAtom)?.lines[0];
  if (!line) throw new Error('no line');
  return line;
};

async function withTravelers(page: Page, units: Record<string, number>) {
  const { selection, experience } = await selectionsOf(engine);
  const { booking_info, extra_items_units } = selection({ units });
  const form = { experience: experience('walk'), booking_info, extra_items_units };
  await act(() => page.store.set(changeLineAtom, lineOf(page).id, form));
  await page.settle();
}

describe('questions', () => {
  it('[K13] stand in the contact step by experience and by who comes, with hints and marks', {
    tags: 'long',
  }, async () => {
    await openCheckout(engine, 1, [{ units: { Adult: 1, Child: 2 } }, { experience: 'boat' }]);

    expect(
      ofWalk()
        .getAllByRole('group')
        .map((it) => it.querySelector('legend')?.textContent),
    ).toEqual(['Adult 1', 'Child 1', 'Child 2']);
    expect(screen.queryByRole('region', { name: /^Questions: A boat/ })).toBeNull();
    const hotel = ofWalk().getByRole('textbox', { name: 'Hotel' });
    expect([hotel.tagName, hotel.hasAttribute('required'), messageOf(hotel)]).toEqual([
      'TEXTAREA',
      false,
      ['Where we fetch you.'],
    ]);
    expect(size('Child 2').required).toBe(true);
    expect(size('Child 2').inputMode).toBe('decimal');
    expect(of('Child 2').getByLabelText('Birthday').getAttribute('type')).toBe('date');
    const menu = ofWalk().getByRole('combobox', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map((it) => it.textContent),
    ).toEqual(['No answer', 'Fish', 'Meat']);
    const swims = ofWalk().getByRole('combobox', { name: 'Can all of you swim?' });
    expect(
      within(swims)
        .getAllByRole('option')
        .map((it) => it.textContent),
    ).toEqual(['No answer', 'Yes', 'No']);
    await see('Fields marked * are required.');
  });

  it('[K13] are not to be seen where nothing is asked', async () => {
    await openCheckout(engine, 1, [{ experience: 'boat' }]);

    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  });

  it('[K13, K13a, K12] hold up who has not answered, with words at the first of them, which gets the focus', {
    tags: 'long',
  }, async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);
    await page.user.type(size('Adult 2'), 'big');
    expect(messageOf(size('Adult 2'))).toEqual(['European size.', 'Please enter a number.']);

    await toPayment(page);

    await waitFor(() => expect(document.activeElement).toBe(size('Adult 1')));
    expect(messageOf(size('Adult 1'))).toEqual(['European size.', 'Please answer this question.']);
    expect(location.search).toBe('?step=1');
    await page.user.type(size('Adult 1'), '38,5');
    expect(size('Adult 1').getAttribute('aria-invalid')).toBeNull();
  });

  it('[K13a, K10] are saved with the rest of the step, and lead on to payment', { tags: 'long' }, async () => {
    const page = await openCheckout(engine, 1, [{ units: { Adult: 1 } }]);
    await fillContact(page);
    await page.user.type(size('Adult 1'), '38,5');
    await page.user.type(ofWalk().getByLabelText('Hotel'), 'Quay 5');
    await page.user.selectOptions(ofWalk().getByLabelText('Menu'), 'Fish');
    await page.user.selectOptions(ofWalk().getByLabelText('Can all of you swim?'), 'No');

    await toPayment(page);

    await heading('Payment');
    const [line] = (await storedCart(engine)).lines;
    expect(line?.booking_answers?.map(({ value }) => value)).toEqual(['Quay 5', 'Fish', false, 38.5]);
  });

  it('[K13a, K11] keep what was typed over a reload, unfinished as it is', async () => {
    const page = await openCheckout(engine, 1);
    await page.user.type(size('Adult 2'), 'big');
    await page.settle();
    page.unmount();

    await openShopAt(engine, '/bookings/checkout-editor?step=1', { isReturn: true });

    expect((await screen.findAllByLabelText<HTMLInputElement>(/^Shoe size/)).map((it) => it.value)).toEqual([
      '',
      'big',
    ]);
  });

  it('[K13a, W3] are answered without a network: kept, shown as waiting, and delivered afterwards', async () => {
    let isOut = false;
    const page = await openCheckout(engine, 1, [{ units: { Adult: 1 } }], {
      between: () => (isOut ? Promise.reject(new TypeError('offline')) : undefined),
    });
    await fillContact(page);
    isOut = true;
    await page.user.type(size('Adult 1'), '40');
    await toPayment(page);
    await waitFor(async () => expect((await theMirror())?.outbox).toHaveLength(1));
    const waiting = lineOf(page).booking_answers;
    isOut = false;
    window.dispatchEvent(new Event('online'));

    expect(waiting?.map(({ value }) => value)).toEqual([40]);
    await waitFor(async () => expect((await storedCart(engine)).lines[0]?.booking_answers).toEqual(waiting));
  });

  it('[K13b] follow who comes: one more is asked, one fewer is forgotten until they come again', async () => {
    const page = await openCheckout(engine, 1);
    await fillContact(page);
    await page.user.type(size('Adult 1'), '40');
    await page.user.type(size('Adult 2'), '42');
    await toPayment(page);
    await heading('Payment');

    await withTravelers(page, { Adult: 3 });
    await heading('Contact info');
    await waitFor(() => expect(document.activeElement).toBe(size('Adult 3')));
    await withTravelers(page, { Adult: 1 });

    expect(ofWalk().getAllByRole('group')).toHaveLength(1);
    expect((await storedCart(engine)).lines[0]?.booking_answers).toMatchObject([{ value: 40 }]);
    await withTravelers(page, { Adult: 2 });
    expect(size('Adult 2').value).toBe('42');
  });

  it('[K13] that only the engine knows to be unanswered are shown where they are', async () => {
    const page = await openCheckout(engine, 1, [{ units: { Adult: 1 } }]);
    await fillContact(page);
    await page.user.type(size('Adult 1'), '40');
    await toPayment(page);
    await heading('Payment');
    await engine.database.write((tx) => tx.updateTable('cart_lines').set({ answers_json: '[]' }).execute());

    await page.user.click(await screen.findByRole('button', { name: /^Pay .* by card$/ }));

    await heading('Contact info');
    await waitFor(() => expect(document.activeElement).toBe(size('Adult 1')));
    expect(messageOf(size('Adult 1'))).toContain('Please answer this question.');
    expect(tab(/Contact/).getAttribute('aria-selected')).toBe('true');
    await toPayment(page);
    await heading('Payment');
    expect((await storedCart(engine)).lines[0]?.booking_answers).toMatchObject([{ value: 40 }]);
  });

  it('[K13b, P6] are told with their answers on the order’s page, in the words in which they were asked', async () => {
    const buyer = await aBuyer(engine);
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 1 } }));
    const [line] = cart.lines;
    const questionId = (title: string) => line?.booking_questions?.find((it) => it.title === title)?.id ?? 0;
    const { pricing_option_id = 0 } = line?.booking_info.pricing_units[0] ?? {};
    const participant = { pricing_option_id, number: 1 };
    const answers = [
      { question_id: questionId('Can all of you swim?'), participant: null, value: true },
      { question_id: questionId('Shoe size'), participant, value: 38.5 },
      { question_id: questionId('Birthday'), participant, value: '2010-02-09' },
    ];
    const booking_answers = [{ line_id: line?.id ?? '', answers }];
    await engine.call(changeCart, { id: cart.id }, { body: { booking_answers } });
    const { body: placed } = await buyer.order(cart);
    await engine.database.write((tx) => tx.updateTable('booking_questions').set({ title: 'Otherwise' }).execute());

    await openShopAt(engine, `/orders/editor/${placed.id}/booking/${line?.id ?? ''}`);

    const message = within(await screen.findByRole('region', { name: 'Your answers' }));
    expect(message.getAllByRole('term').map((it) => it.textContent)).toEqual([
      'Can all of you swim?',
      'Shoe size',
      'Birthday',
    ]);
    expect(message.getAllByRole('definition').map((it) => it.textContent)).toEqual(['Yes', '38.5', 'Tue, 9 Feb 2010']);
    expect(message.getByRole('heading', { level: 3 }).textContent).toBe('Adult 1');
  });
});
