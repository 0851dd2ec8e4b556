import { hrefTo } from '#domain/app/pages.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import {
  readPublishing,
  readTourHistory,
  readTourPictures,
  type TourPicture,
  type TourPublishing,
} from '#domain/contract/resources/tours.ts';
import { pictureOf } from '../../catalogue/picture.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { sentenceOf } from '../../http/problem-sentences.ts';
import { type AccountInput, type Route, readAs } from '../../http/route.ts';
import { experiences } from '../experiences/experiences.ts';
import { missingToPublish } from '../experiences/publish-requirements.ts';
import { objectOf } from '../model/ownership.ts';
import { tourHistory } from '../model/tour-history.ts';

type CallInput = AccountInput<unknown, unknown>;

/** Data that the editor of a tour reads besides the tour: what is missing, its addresses, pictures and history (B10). */
export function publishingRoutes(context: Context): Route[] {
  const { read } = experiences.permission;
  return [
    readAs(context, readPublishing, read, publishingOf),
    readAs(context, readTourPictures, read, async (tx, input) => ({ results: await picturesOf(tx, input) })),
    readAs(context, readTourHistory, read, async (tx, { params, caller }) => {
      const row = await objectOf(tx, experiences, params['id'], caller, { isToChange: false });
      return { results: await tourHistory(tx, Number(row['id'])) };
    }),
  ];
}

async function publishingOf(tx: Transaction, { params, caller, origin }: CallInput): Promise<TourPublishing> {
  const row = await objectOf(tx, experiences, params['id'], caller, { isToChange: false });
  const id = Number(row['id']);
  const stores = await tx
    .selectFrom('stores as s')
    .leftJoin('store_experiences as x', (join) => join.onRef('x.store_id', '=', 's.id').on('x.experience_id', '=', id))
    .select(['s.id', 's.title', 's.domain', 'x.experience_id as listed'])
    .where('s.account_id', '=', Number(row['account_id']))
    .where('s.currency', '=', String(row['currency']))
    .orderBy('s.id')
    .execute();
  const missing = (await missingToPublish(tx, [id])).get(id) ?? [];
  return {
    status: row['status'] as TourPublishing['status'],
    missing: missing.map((it) => ({ field: String(it.path[0]), message: sentenceOf(it) })),
    stores: stores.map(({ id: store, title, domain, listed }) => ({
      id: store,
      title,
      url: listed === null ? null : storeOrigin(domain, origin) + hrefTo.experience(String(row['slug'])),
    })),
  };
}

async function picturesOf(tx: Transaction, { params, caller }: CallInput): Promise<TourPicture[]> {
  const row = await objectOf(tx, experiences, params['id'], caller, { isToChange: false });
  const rows = await tx
    .selectFrom('experience_pictures as e')
    .innerJoin('pictures as p', 'p.id', 'e.picture_id')
    .selectAll('p')
    .where('e.experience_id', '=', Number(row['id']))
    .orderBy('e.position')
    .execute();
  return rows.map((it) => ({
    id: it.id,
    name: it.name,
    alt_text: it.alt_text,
    status: it.status,
    progress: it.progress,
    picture: pictureOf(it),
  }));
}
