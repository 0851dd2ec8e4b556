import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { choose, openForm, panel, press, type } from '#tests/support/page/booking-panel.ts';
import { openCheckout, openShopAt, see, toastText } from '#tests/support/page/checkout.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { unmarkedTexts } from '#tests/support/page/unmarked-texts.ts';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { aChanger } from '#tests/support/payments/changing.ts';
import { aReview, reviewTokens, writeAt } from '#tests/support/payments/reviewing.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { asking, questions } from '#tests/support/stores/questions.ts';

/** In these tests all texts of the seller count as Croatian, and the pages are English. */
let engine: Engine;
let owner: Seller;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
  owner = await aSeller(engine, { 1: 'owner' });
  buyer = await aBuyer(engine);
  await owner.send('PATCH', '/api/base-accounts/1/', { language: 'hr' });
  document.documentElement.lang = 'en';
});
afterEach(async () => {
  cleanup();
  document.documentElement.lang = '';
  await engine.stop();
});

const sellersTexts = [
  ...handyStore.experiences.flatMap((it) => [it.title, it.short_description, it.description, ...it.highlights]),
  ...handyStore.pricing_categories.map(({ title }) => title),
  ...handyStore.inventory_items.flatMap(({ title, description }) => [title, description]),
  ...handyStore.categories.flatMap(({ title, children }) => [title, ...children.map((it) => it.title)]),
  ...questions.flatMap(({ title, help_text, choices }) => [title, help_text, ...choices]),
  'Standard',
  'Seat',
  'Whole boat',
  'The quay',
  'By the third palm.',
  'Off we go',
  'From the third palm.',
  'A harbour',
  'Come in.',
  'Small things to do',
].filter((it) => it !== '');
const unmarked = () => unmarkedTexts(sellersTexts, 'hr');

describe('the page of a tour', () => {
  it('[G3, G3a, G4] says the language of each text, and once in words that there are such', {
    tags: 'long',
  }, async () => {
    const page = await openPage(engine, '/experiences/walk');

    expect(unmarked()).toEqual([]);
    expect(screen.getByText('Text in Croatian')).toBeTruthy();
    await page.user.click(screen.getByRole('link', { name: 'A harbour' }));
    await screen.findByRole('dialog', { name: /^Photos/ });
    expect(unmarked()).toEqual([]);
  });

  it('[G4a] says it in the booking form, and in how the price comes about', { tags: 'long' }, async () => {
    const page = await openPage(engine, '/experiences/walk');
    await openForm(page);
    await type(page, 'Child', 1);
    await type(page, 'Map', 2);
    await page.user.click(panel().getByRole('checkbox', { name: /^Lunch/ }));
    expect(unmarked()).toEqual([]);

    await choose(page, '10 December 2026', '09:00');
    expect(unmarked()).toEqual([]);
    await press(page, 'Add to cart');

    expect(unmarked()).toEqual([]);
  });

  it('[G4a] says it in the booking form of several rates and of a group', async () => {
    const page = await openPage(engine, '/experiences/boat');
    await openForm(page);
    expect(unmarked()).toEqual([]);
    await page.user.click(panel().getByRole('radio', { name: /^Whole boat/ }));
    expect(unmarked()).toEqual([]);
    cleanup();

    await openForm(await openPage(engine, '/experiences/groups'));

    expect(unmarked()).toEqual([]);
  });

  it('[G4, G3a] says in words that stops are not translated, where all of the tour itself is', async () => {
    const { id, description, highlights } = buyer.experience('walk');
    const short_description = 'A walk for everybody, which has been translated from end to end.';
    const en = { title: 'A walk', short_description, description, highlights };
    await owner.send('PATCH', `/api/experiences/${id}/`, { translations: { en } });

    await openPage(engine, '/experiences/walk');

    expect(screen.getByRole('heading', { level: 1 }).lang).toBe('');
    expect(screen.getByText('Text in Croatian')).toBeTruthy();
  });

  it('[G4a] says that an answer to a review is in the language of its account', async () => {
    const [token = ''] = await reviewTokens(engine, owner, buyer, 1);
    await writeAt(engine, token, aReview({ text: 'Lovely.' }));
    const { results } = (await owner.send('GET', '/api/reviews/')).body as unknown as { results: { id: number }[] };
    await owner.send('POST', `/api/reviews/${results[0]?.id}/reply/`, { text: 'Hvala.' });

    await openPage(engine, '/experiences/walk');
    const { body } = await engine.send('GET', `/api/review-requests/${token}/`);

    expect(screen.getByText('Hvala.').lang).toBe('hr');
    expect(body['review']).toMatchObject({ reply: 'Hvala.', reply_language: 'hr' });
  });
});

describe('the checkout', () => {
  it('[G4a] says the language of each text, of the questions too', async () => {
    const page = await openCheckout(engine, 0, [{ units: { Adult: 1, Child: 1 }, extras: { Map: 1 } }]);
    expect(unmarked()).toEqual([]);

    await page.user.click(screen.getByRole('tab', { name: /Contact/ }));
    await screen.findByRole('heading', { name: 'Questions' });
    expect(unmarked()).toEqual([]);
  });

  it('[G4a] says the language of what waits on the device, and of what an expired cart left', {
    tags: 'long',
  }, async () => {
    let isOut = false;
    const between = () => (isOut ? Promise.reject(new TypeError('no network')) : undefined);
    const page = await openPage(engine, '/experiences/boat', { between });
    await openForm(page);
    await choose(page, '10 December 2026', '08:00');
    isOut = true;
    await press(page, 'Add to cart');
    await page.user.click(await screen.findByRole('button', { name: '1 change waiting to send' }));
    await screen.findByRole('region', { name: 'Waiting to send' });
    expect(unmarked()).toEqual([]);
    cleanup();

    await openCheckout(engine, 0, [{}]);
    engine.clock.now = engine.clock.now.add({ minutes: 30 });
    await waitFor(() => expect(toastText()).toContain('Your cart has expired!'), { timeout: 5_000 });
    await screen.findByRole('region', { name: 'From your expired cart' });
    expect(unmarked()).toEqual([]);
  });
});

describe('the page of a booking', () => {
  const questionOf = (title: string) =>
    buyer.experience('walk').booking_questions?.find((it) => it.title === title)?.id ?? 0;
  const guest = (number: number) => ({
    pricing_option_id: buyer.experience('walk').rates[0]?.pricing_options[0]?.id ?? 0,
    number,
  });
  const booked = async () => {
    const booking_answers = [
      { question_id: questionOf('Menu'), participant: null, value: 'Fish' },
      { question_id: questionOf('Shoe size'), participant: guest(1), value: 41 },
    ];
    const selection = buyer.selection({ extras: { Map: 1 } });
    const body = anOrderFor(buyer, { main_contact_info: ana, amount: '85.00', paid: true });
    return made(owner, { ...body, lines: [{ ...selection, booking_answers }] });
  };

  it('[G4a] says the language of questions, answers, extras and of the guests of a pending change', async () => {
    const order = await booked();
    const third = { question_id: questionOf('Shoe size'), participant: guest(3), value: 44 };
    await aChanger(engine, buyer).change(
      order,
      { units: { Adult: 3 }, extras: { Map: 1 } },
      { booking_answers: [third] },
    );

    await openShopAt(engine, `/orders/editor/${order.id}/booking/${order.lines[0]?.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' });
    await see('Thu, 10 Dec 2026, 09:00, 3 × Adult');

    const answers = within(screen.getByRole('region', { name: 'Your answers' }));
    expect(answers.getByText('Fish').lang).toBe('hr');
    expect(unmarked()).toEqual([]);
  });
});
