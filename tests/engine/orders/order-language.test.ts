import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#domain/contract/orders.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { aChanger } from '../../support/payments/changing.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, aPaidOrder, made } from '../../support/payments/selling.ts';
import { tightDay } from '../../support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let changer: ReturnType<typeof aChanger>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  changer = aChanger(engine, buyer);
});
afterEach(() => engine.stop());

const readIn = async (language: string, { id }: Pick<Order, 'id'>) =>
  (await engine.send('GET', `/api/orders/${id}/`, { headers: { cookie: `language=${language}` } }))
    .body as unknown as Order;

it('[G4, G4a] has the guests of a pending change in the language of its reader, or says theirs', async () => {
  const { body } = await owner.send('GET', '/api/pricing-categories/?search=Adult');
  const [adult] = body['results'] as { id: number }[];
  await owner.send('PATCH', `/api/pricing-categories/${adult?.id}/`, { translations: { de: { title: 'Erwachsene' } } });
  const order = await aPaidOrder(buyer, owner);
  await changer.change(order, { units: { Adult: 3 } });

  const categoryIn = async (language: string) =>
    (await readIn(language, order)).change?.pricing_units?.map((unit) => [
      unit.quantity,
      unit.pricing_option.pricing_category.title,
      unit.pricing_option.pricing_category.text_language,
    ]);

  expect(await categoryIn('en')).toEqual([[3, 'Adult', undefined]]);
  expect(await categoryIn('de')).toEqual([[3, 'Erwachsene', undefined]]);
  expect(await categoryIn('hr')).toEqual([[3, 'Adult', 'en']]);
});

it('[G4] says in the language of its reader why money for a change goes back', async () => {
  const order = await aPaidOrder(buyer, owner, { date: tightDay, units: { Adult: 2 } });
  const { body } = await changer.change(order, { date: tightDay, units: { Adult: 4 } });
  await buyer.pay({ checkout_url: body.checkout_url ?? '' }, cards.paid);
  buyer.later({ minutes: 40 });
  await made(owner, anOrderFor(buyer, {}, { date: tightDay, units: { Adult: 1 } }));
  await buyer.notices();

  const { change } = await readIn('de', order);

  expect(change).toMatchObject({
    state: 'refused',
    failure: expect.stringMatching(
      /^Ihre Zahlung kam, als die neuen Plätze .* Sie erhalten den vollen Betrag zurück\.$/,
    ),
  });
  expect(change).not.toHaveProperty('failure_language');
});

it('[G4a] says in the language of its reader that a bank has declined, and of other reasons which language they are in', async () => {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
  await buyer.pay(placed, cards.slowDeclined);
  buyer.later({ seconds: 6 });
  await buyer.seen(placed);

  const declined = await readIn('it', placed);
  await engine.database.write((tx) => tx.updateTable('payment_sessions').set({ failure: 'Ask your bank.' }).execute());
  const other = await readIn('it', placed);

  expect(declined.session?.failure).toBe('La banca ha rifiutato il pagamento. Non ti abbiamo addebitato nulla.');
  expect(other.session).toMatchObject({ failure: 'Ask your bank.', failure_language: 'en' });
  expect((await readIn('en', placed)).session).not.toHaveProperty('failure_language');
});
