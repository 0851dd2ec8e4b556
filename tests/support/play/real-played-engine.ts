import { type Cart, readCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { createSend } from '#platform/network/api.ts';
import { faultyResponse } from '../browser/link-faults.ts';
import { anEngine, type Engine, ORIGIN } from '../engine/engine.ts';
import { handyStore } from '../payments/buying.ts';
import { asking } from '../stores/questions.ts';
import { selectionsOf } from '../stores/selections.ts';
import { modelQuestions } from './model-engine.ts';
import type { PlayedEngine } from './played-engine.ts';

/** The real engine in this process, with a movable clock. Each schedule has a day of its own. */
export async function realGrounds() {
  let engine = await anEngine({ stores: [askingStore] });
  let played = 0;

  return {
    /** An engine with a day that no other schedule uses. */
    next: async (): Promise<PlayedEngine> => {
      if (played === DAYS) {
        await engine.stop();
        engine = await anEngine({ stores: [askingStore] });
        played = 0;
      }
      await charge(engine, '40.00');
      return playedEngineOf(engine, FIRST_DAY.add({ days: played++ }).toString());
    },
    stop: () => engine.stop(),
  };
}

/** A store whose walk asks the same questions as the model. */
const askingStore = asking(handyStore, 'walk', modelQuestions);

/** The first day, so late that no schedule's waiting reaches it. */
const FIRST_DAY = Temporal.PlainDate.from('2027-06-01');
const DAYS = 300;

async function playedEngineOf(engine: Engine, date: string): Promise<PlayedEngine> {
  const { selection, experience } = await selectionsOf(engine);
  const walk = experience('walk');

  return {
    link: ({ fault, keyOf, onEffect, onTheWay }) =>
      createSend((address, request) => {
        const { key, headers } = keyed(request, keyOf);
        const arrive = async () => {
          const response = await engine.app(new Request(ORIGIN + address, { ...request, headers, signal: null }));
          if (key && response.ok && !response.headers.has('Idempotent-Replayed')) onEffect(key);
          return response;
        };
        if (key) onTheWay(arrive, fault === 'late');
        return faultyResponse(fault, arrive);
      }),
    now: () => engine.clock.now,
    pass: (minutes) => void (engine.clock.now = engine.clock.now.add({ minutes })),
    charge: (price) => charge(engine, price),
    newId: () => crypto.randomUUID(),
    selection: (adults) => selection({ date, units: { Adult: adults } }),
    experience: (price) => withPrice(walk, price),
    paymentMethod: { id: '1', type: 'cash' },
    cart: async (id): Promise<Cart | null> => {
      const { status, body } = await engine.call(readCart, { id });
      return status === 200 ? body : null;
    },
    bought: () => linesOrdered(engine),
  };
}

function keyed({ headers }: RequestInit, keyOf: (id: string) => string): { key: string | null; headers: Headers } {
  const sent = new Headers(headers);
  const key = sent.get('Idempotency-Key');
  if (key) sent.set('Idempotency-Key', keyOf(key));
  return { key, headers: sent };
}

async function charge(engine: Engine, price: string): Promise<void> {
  await engine.database.write(async (tx) => {
    const changed = await tx
      .updateTable('pricing_options')
      .set({ retail_price: Number(price) * 100 })
      .where('retail_price', 'in', [4000, 4450])
      .where('retail_price', '<>', Number(price) * 100)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    const experiences = await tx.selectFrom('experiences').select('id').execute();
    await touchExperiences(
      tx,
      experiences.map(({ id }) => id),
    );
  });
}

function withPrice(walk: Experience, gross: string): Experience {
  const rates = walk.rates.map((rate) => ({
    ...rate,
    pricing_options: rate.pricing_options.map((it) =>
      it.pricing_category.title === 'Adult' ? { ...it, retail_price: { gross, currency: 'EUR' } } : it,
    ),
  }));
  return { ...walk, rates };
}

async function linesOrdered({ database }: Engine): Promise<ReadonlySet<string>> {
  const lines = await database.read((tx) =>
    tx
      .selectFrom('cart_lines')
      .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
      .select('cart_lines.id')
      .where('carts.ordered', '=', 1)
      .execute(),
  );
  return new Set(lines.map(({ id }) => id));
}
