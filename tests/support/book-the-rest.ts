import { createCart } from '#domain/contract/cart.ts';
import type { Engine } from './engine.ts';
import { wishesOf } from './wishes.ts';

/** Others take the places of the walk on a day with four, but for so many. */
export async function bookTheRest(engine: Engine, { date, left }: { date: string; left: number }): Promise<void> {
  const { wish } = await wishesOf(engine);
  const { status } = await engine.call(createCart, {}, { body: wish({ date, units: { Adult: 4 - left } }) });
  if (status !== 201) throw new Error(`the places could not be taken: ${status}`);
}
