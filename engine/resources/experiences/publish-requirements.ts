import type { Schedule, Transfer } from '#domain/contract/catalogue.ts';
import { tooShort } from '#domain/contract/messages.ts';
import { publishLengths as least } from '#domain/publish-lengths.ts';
import type { Transaction } from '../../database/database.ts';
import type { RowOf } from '../../database/tables.ts';
import type { Problem } from '../../errors.ts';

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

  const lacks: [isMissing: boolean, field: string, message: string][] = [
    [length(it.title) < least.title, 'title', tooShort(least.title)],
    [length(it.title) > 50, 'title', 'Ensure this field has no more than 50 characters.'],
    [length(it.short_description) < least.short_description, 'short_description', tooShort(least.short_description)],
    [it.description === '', 'description', 'A description is needed before it is published.'],
    [highlights.length === 0, 'highlights', 'At least one highlight is needed before it is published.'],
    [
      highlights.some((text) => length(text) < least.highlights),
      'highlights',
      `Ensure that each highlight has at least ${least.highlights} characters.`,
    ],
    [it.duration_json === null, 'duration', 'A duration is needed before it is published.'],
    [!images.some(({ status }) => status === 'ready'), 'images', missingImage(images)],
    [it.cancellation_policy_id === null, 'cancellation_policy', 'A policy is needed before it is published.'],
    [rates.length === 0, 'rates', 'At least one rate is needed before it is published.'],
    [rates.some(({ options }) => options === 0), 'rates', 'Each rate needs at least one pricing option.'],
    [!runs, 'schedule', 'At least one season or day with a start time is needed before it is published.'],
    [
      it.meeting_point_id === null && pickup.selection !== 'required',
      'meeting_point',
      'A meeting point, or a pick-up for everybody, is needed before it is published.',
    ],
  ];
  return lacks.flatMap(([isMissing, field, message]) => (isMissing ? [{ path: [field], message }] : []));
}

function missingImage(images: readonly { status: string }[]): string {
  if (images.length === 0) return 'At least one image is needed before it is published.';
  if (images.every(({ status }) => status === 'failed')) return 'None of its images could be made: upload another one.';
  return 'Its images are still being made: publish it when one of them is ready.';
}

/** The length in code points. */
function length(text: string): number {
  return Array.from(text).length;
}
