import type { Schedule, Transfer } from '#domain/contract/catalogue.ts';
import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { publishLengths as least } from '#domain/publish-lengths.ts';
import type { Transaction } from '../../database/database.ts';
import type { RowOf } from '../../database/tables.ts';

/** The problems that keep experiences from being published, by field (A10); none for a complete one. @param ids  at least one */
export async function missingToPublish(tx: Transaction, ids: readonly number[]): Promise<Map<number, Problem[]>> {
  const rows = await tx.selectFrom('experiences').selectAll().where('id', 'in', ids).execute();
  const rates = await tx
    .selectFrom('pricing_rates as r')
    .leftJoin('pricing_options as o', 'o.rate_id', 'r.id')
    .select(({ fn }) => ['r.id', 'r.experience_id', fn.count<number>('o.id').as('options')])
    .where('r.experience_id', 'in', ids)
    .groupBy(['r.id', 'r.experience_id'])
    .execute();
  const images = await tx
    .selectFrom('experience_pictures as e')
    .innerJoin('pictures as p', 'p.id', 'e.picture_id')
    .select(['p.status', 'e.experience_id'])
    .where('e.experience_id', 'in', ids)
    .execute();
  const ofOne = <Part extends { experience_id: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ experience_id }) => experience_id === id);
  return new Map(rows.map((row) => [row.id, problemsOf(row, ofOne(rates, row.id), ofOne(images, row.id))]));
}

function problemsOf(
  it: RowOf<'experiences'>,
  rates: readonly { options: number }[],
  images: readonly { status: string }[],
): Problem[] {
  const highlights = JSON.parse(it.highlights_json) as string[];
  const seasons = JSON.parse(it.seasons_json) as Schedule['seasons'];
  const exceptions = JSON.parse(it.exceptions_json) as Schedule['exceptions'];
  const pickup = JSON.parse(it.pickup_json) as Transfer;
  const runs = [...seasons, ...exceptions].some(({ start_time_ids }) => start_time_ids.length > 0);

  const lacks: [isMissing: boolean, field: string, why: Reason][] = [
    [length(it.title) < least.title, 'title', reason('too_short', { min: least.title })],
    [length(it.title) > 50, 'title', reason('too_long', { max: 50 })],
    [
      length(it.short_description) < least.short_description,
      'short_description',
      reason('too_short', { min: least.short_description }),
    ],
    [it.description === '', 'description', reason('needed_to_publish', { part: 'description' })],
    [highlights.length === 0, 'highlights', reason('needed_to_publish', { part: 'highlight' })],
    [
      highlights.some((text) => length(text) < least.highlights),
      'highlights',
      reason('highlight_too_short', { min: least.highlights }),
    ],
    [it.duration_json === null, 'duration', reason('needed_to_publish', { part: 'duration' })],
    [!images.some(({ status }) => status === 'ready'), 'images', missingImage(images)],
    [it.cancellation_policy_id === null, 'cancellation_policy', reason('needed_to_publish', { part: 'policy' })],
    [rates.length === 0, 'rates', reason('needed_to_publish', { part: 'rate' })],
    [rates.some(({ options }) => options === 0), 'rates', reason('rate_without_option')],
    [!runs, 'schedule', reason('needed_to_publish', { part: 'start' })],
    [
      it.meeting_point_id === null && pickup.selection !== 'required',
      'meeting_point',
      reason('needed_to_publish', { part: 'meeting_point' }),
    ],
  ];
  return lacks.flatMap(([isMissing, field, why]) => (isMissing ? [{ path: [field], ...why }] : []));
}

function missingImage(images: readonly { status: string }[]): Reason {
  if (images.length === 0) return reason('needed_to_publish', { part: 'image' });
  if (images.every(({ status }) => status === 'failed')) return reason('images_failed');
  return reason('images_pending');
}

/** The length in code points. */
function length(text: string): number {
  return Array.from(text).length;
}
