import { reason } from '#domain/contract/problems.ts';
import { type StarterTour, startTour } from '#domain/contract/resources/tours.ts';
import { invalidError, withPath } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import type { AccountInput, Route } from '../../http/route.ts';
import { experiences } from '../experiences/experiences.ts';
import { createObject } from '../model/mutations.ts';
import { accountFor } from '../model/references.ts';
import { meetingPoints } from '../plain/meeting-points.ts';
import { pricingCategories } from '../plain/pricing-categories.ts';
import { placeInStore } from '../stores/listing-order.ts';

/** POST /api/starter-tours/: a draft with everything that a bookable tour needs, from one short form (B10). */
export function starterTourRoute(context: Context): Route {
  return writeAs(context, startTour, experiences.permission.write, createStarterTour);
}

/** @throws Invalid, with the names of the form's own fields */
async function createStarterTour(tx: Transaction, input: AccountInput<unknown, StarterTour>): Promise<{ id: number }> {
  const { body } = input;
  const account = await accountFor(tx, experiences, body, input.caller);
  const owned = { base_account: account };
  const { meeting_point, place } = body;
  if (meeting_point === undefined && place === undefined) throw invalidError(['place'], reason('required'));
  const point =
    meeting_point ?? (await withPath(['place'], () => createObject(tx, meetingPoints, { ...owned, ...place }, input)));
  const rate = {
    title: body.rate_title,
    pricing_options: await createPrices(tx, account, input),
  };
  const policy = await firstPolicy(tx, account);
  const id = await createObject(
    tx,
    experiences,
    {
      ...owned,
      title: body.title,
      meeting_point: point,
      duration: body.duration ?? null,
      schedule: body.schedule,
      rates: [rate],
      images: body.images ?? [],
      cancellation_policy: policy,
    },
    input,
  );
  await placeInOnlyStore(tx, account, id);
  return { id };
}

/** The prices of adults, and of children if they have another price. */
async function createPrices(tx: Transaction, account: number, input: AccountInput<unknown, StarterTour>) {
  const { price, child, category_title } = input.body;
  const known = await tx
    .selectFrom('pricing_categories')
    .select(['id', 'min_age', 'max_age'])
    .where('account_id', '=', account)
    .orderBy('id')
    .execute();
  const create = async (path: string, values: object): Promise<number> =>
    withPath([path], () => createObject(tx, pricingCategories, { base_account: account, ...values }, input));
  const isOfChildren = (it: (typeof known)[number]) =>
    child !== undefined && it.min_age === child.min_age && it.max_age === child.max_age;
  // The first category that is not the children's is usually that of adults.
  const adults = known.find((it) => !isOfChildren(it) && (!child || it.max_age === null || it.max_age > child.max_age));
  const min_age = child ? child.max_age + 1 : null;
  const adult = adults?.id ?? (await create('category_title', { title: category_title, min_age, max_age: null }));
  const prices = [{ pricing_category: adult, retail_price: price }];
  if (!child) return prices;
  const { price: retail_price, ...category } = child;
  const pricing_category = known.find(isOfChildren)?.id ?? (await create('child', category));
  return [...prices, { pricing_category, retail_price }];
}

/** The policy of a new tour: the account's only one. Among several the seller chooses. */
async function firstPolicy(tx: Transaction, account: number): Promise<number | null> {
  const [only, other] = await tx
    .selectFrom('cancellation_policies')
    .select('id')
    .where('account_id', '=', account)
    .limit(2)
    .execute();
  return only && !other ? only.id : null;
}

/** Lists the tour in the account's store, if it has only one. */
async function placeInOnlyStore(tx: Transaction, account: number, experience_id: number): Promise<void> {
  const [only, other] = await tx.selectFrom('stores').select('id').where('account_id', '=', account).limit(2).execute();
  if (!only || other) return;
  await placeInStore(tx, only.id, experience_id, undefined);
}
