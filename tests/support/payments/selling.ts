import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { disagreements } from '#engine/operate/disagreements.ts';
import type { Answered, Engine } from '../engine/engine.ts';
import type { Seller } from '../engine/sellers.ts';
import type { Named } from '../stores/selections.ts';
import type { Buyer } from './buying.ts';
import { cards } from './cards.ts';

export const marko = { first_name: 'Marko', last_name: 'Marić', email: 'marko@example.com', phone_number: '091 1' };

/** The body by which staff make an order: two adults on the walk, cash, confirmed but not paid. */
export function anOrderFor(buyer: Buyer, changes: object = {}, ...named: Named[]) {
  const lines = (named.length > 0 ? named : [{}]).map((it) => buyer.selection(it));
  return {
    lines,
    main_contact_info: marko,
    payment_method_id: '1',
    payment_type_id: 'cash',
    amount: '10.00',
    ...changes,
  };
}

/** An order that staff made. @throws Error with the engine's refusal */
export async function made(seller: Seller, body: object): Promise<SellerOrder> {
  const answer: Answered<never> = await seller.send('POST', '/api/orders/', body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** An order as its seller sees it. */
export async function soldOrder(seller: Seller, id: string): Promise<SellerOrder> {
  return (await seller.send('GET', `/api/orders/${id}/`)).body;
}

/** Ends a test: the engine has logged no error, and its books agree. @throws Error with the differences */
export async function balanced(engine: Engine): Promise<void> {
  const wrong = [...(await disagreements(engine)), ...engine.logged.filter(({ level }) => level === 'error')];
  await engine.stop();
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
}

/** A visitor's order, paid by card; by default the whole price. @param seller  who reads it */
export async function aPaidOrder(
  buyer: Buyer,
  seller: Seller,
  { amount = '80.00', ...selection }: { amount?: string } & Named = {},
): Promise<SellerOrder> {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection(selection)), { amount });
  await buyer.pay(placed, cards.paid);
  await buyer.notices();
  return soldOrder(seller, placed.id);
}
