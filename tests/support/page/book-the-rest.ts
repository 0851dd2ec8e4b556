import { createCart } from '#domain/contract/cart.ts';
import type { Engine } from '../engine/engine.ts';
import { selectionsOf } from '../stores/selections.ts';

/** Books places of the walk on a day that has four, so that `left` of them remain. */
export async function bookTheRest(engine: Engine, { date, left }: { date: string; left: number }): Promise<void> {
  const { selection } = await selectionsOf(engine);
  const { status } = await engine.call(createCart, {}, { body: selection({ date, units: { Adult: 4 - left } }) });
  if (status !== 201) throw new Error(`the places could not be taken: ${status}`);
}
