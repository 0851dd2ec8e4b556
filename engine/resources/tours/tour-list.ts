import type { Of } from '#domain/contract/fields.ts';
import { listTours, type TourListQuery, type TourRow } from '#domain/contract/resources/tours.ts';
import { translationProgress } from '#domain/text/translation-progress.ts';
import { clockTimeOn } from '#domain/time/epoch.ts';
import { readImages } from '../../catalogue/read-parts.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type AccountInput, type Route, readAs } from '../../http/route.ts';
import { experiences } from '../experiences/experiences.ts';
import { missingToPublish } from '../experiences/publish-requirements.ts';
import { idsOf, type Row } from '../model/columns.ts';
import { listRows } from '../model/list-query.ts';
import { textLanguages } from './text-languages.ts';
import { storedTexts, translatedObject } from './tour-texts.ts';

/** GET /api/experiences/overview/: the tours of an account as the office lists them (B10). */
export function tourListRoute(context: Context): Route {
  return readAs(context, listTours, experiences.permission.read, tourPage);
}

async function tourPage(
  tx: Transaction,
  input: AccountInput<TourListQuery, unknown>,
): Promise<Of<NonNullable<typeof listTours.reply>>> {
  const { query, caller, now } = input;
  const current = query.status === undefined;
  const { rows, at } = await listRows(tx, experiences, caller, { ...query, expand: undefined }, input, (all) =>
    current ? all.where('status', '<>', 'archived') : all,
  );
  const ids = idsOf(rows);
  const images = await readImages(tx, ids);
  const missing = await missingToPublish(tx, ids);
  const departures = await nextDepartures(tx, ids, now);
  const progress = await progressOf(tx, rows);
  return at.of(
    rows.map((row): TourRow => {
      const id = Number(row['id']);
      return {
        id,
        title: String(row['title']),
        status: row['status'] as TourRow['status'],
        image: images.get(id)?.[0] ?? null,
        next_departure: departures.get(id) ?? null,
        missing: [...new Set(missing.get(id)?.map(({ path }) => String(path[0])))],
        translations: progress.get(id) ?? [],
      };
    }),
  );
}

/** The share of each tour that is translated into the other languages of its account. */
async function progressOf(tx: Transaction, rows: readonly Row[]): Promise<Map<number, TourRow['translations']>> {
  const owners = rows.map((row) => Number(row['account_id']));
  const accounts = await textLanguages(tx, owners);
  const languagesOf = (row: Row) => accounts.get(Number(row['account_id']))?.languages ?? [];
  const texts = await storedTexts(
    tx,
    rows.filter((row) => languagesOf(row).length > 0),
  );
  return new Map(
    rows.map((row) => {
      const id = Number(row['id']);
      const objects = (texts.get(id) ?? []).map(translatedObject);
      return [
        id,
        languagesOf(row).map((language) => ({ language, ...translationProgress(objects, language) })),
      ] as const;
    }),
  );
}

/** The first departure of each tour that visitors can still book, with or without free places. */
async function nextDepartures(
  tx: Transaction,
  ids: readonly number[],
  now: Temporal.Instant,
): Promise<Map<number, NonNullable<TourRow['next_departure']>>> {
  const first = tx
    .selectFrom('departures as d')
    .select(['d.experience_id', ({ fn }) => fn.min('d.starts_at').as('starts_at')])
    .where('d.experience_id', 'in', ids)
    .where('d.starts_at', '>', now.epochMilliseconds)
    .where('d.capacity', '>', 0)
    .where('d.is_closed', '=', 0)
    .groupBy('d.experience_id');
  const rows = await tx
    .selectFrom(first.as('f'))
    .innerJoin('departures as d', (join) =>
      join.onRef('d.experience_id', '=', 'f.experience_id').onRef('d.starts_at', '=', 'f.starts_at'),
    )
    .innerJoin('start_times as t', 't.id', 'd.start_time_id')
    .innerJoin('experiences as e', 'e.id', 'd.experience_id')
    .select(['d.experience_id', 'd.date', 't.time', 'e.time_zone'])
    .execute();
  return new Map(
    rows.map(({ experience_id, date, time, time_zone }) => [
      experience_id,
      { date, time: clockTimeOn(date, time, time_zone) },
    ]),
  );
}
