import { REQUIRED } from '#domain/contract/messages.ts';
import { type StarterTour, startTour } from '#domain/contract/resources/tours.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { Invalid, withPath } from '../../errors.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import type { AccountInput, Route } from '../../http/route.ts';
import { experiences } from '../experiences/experiences.ts';
import { createObject } from '../model/mutations.ts';
import { accountFor } from '../model/references.ts';
import { meetingPoints } from '../plain/meeting-points.ts';
import { pricingCategories } from '../plain/pricing-categories.ts';
import { placeInStore } from '../stores/listing-order.ts';

/** POST /api/starter-tours/: a draft with all that it needs to be bookable, of one short form (B10). */
export function starterTourRoute(context: Context): Route {
  return writeAs(context, startTour, createStarterTour, experiences.permission.write);
}

/** @throws Invalid, with the names of the form's own fields */
async function createStarterTour(tx: Transaction, input: AccountInput<unknown, StarterTour>): Promise<{ id: number }> {
  const { body } = input;
  const account = await accountFor(tx, experiences, body, input.caller);
  const owned = { base_account: account };
  const { meeting_point, place } = body;
  if (meeting_point === undefined && place === undefined) throw new Invalid([{ path: ['place'], message: REQUIRED }]);
  const point =
    meeting_point ?? (await withPath(['place'], () => createObject(tx, meetingPoints, { ...owned, ...place }, input)));
  const rate = {
    title: body.rate_title,
    pricing_options: [{ pricing_category: await firstCategory(tx, account, input), retail_price: body.price }],
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
  await listInStore(tx, account, id);
  return { id };
}

/** The account's own category, such as adults, if it has one; the first is usually the main one. */
async function firstCategory(
  tx: Transaction,
  account: number,
  input: AccountInput<unknown, StarterTour>,
): Promise<number> {
  const known = await tx
    .selectFrom('pricing_categories')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('id')
    .executeTakeFirst();
  if (known) return known.id;
  const body = { base_account: account, title: input.body.category_title };
  return withPath(['category_title'], () => createObject(tx, pricingCategories, body, input));
}

/** An account with one policy uses it for all tours; among several the seller chooses. */
async function firstPolicy(tx: Transaction, account: number): Promise<number | null> {
  const [only, other] = await tx
    .selectFrom('cancellation_policies')
    .select('id')
    .where('account_id', '=', account)
    .limit(2)
    .execute();
  return only && !other ? only.id : null;
}

/** An account with one store sells there. */
async function listInStore(tx: Transaction, account: number, experience_id: number): Promise<void> {
  const [only, other] = await tx.selectFrom('stores').select('id').where('account_id', '=', account).limit(2).execute();
  if (!only || other) return;
  await placeInStore(tx, only.id, experience_id, undefined);
}
