import { endpoint } from '#domain/contract/endpoint.ts';
import { type AnyField, list, shape } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { readScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import { duplicateTour } from '#domain/contract/resources/tours.ts';
import { invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { type AccountInput, databaseChecks, type Route, readAs, route } from '../../http/route.ts';
import { wrongChange } from '../model/database-checks.ts';
import { replyOf } from '../model/endpoints.ts';
import { changeObject } from '../model/mutations.ts';
import { objectOf } from '../model/ownership.ts';
import { ifUnchanged } from '../model/resource-routes.ts';
import { shownFields } from '../model/serialize.ts';
import { copyExperience } from './duplicate.ts';
import { experiences } from './experiences.ts';
import { ExperienceOptions, experienceOptions } from './options.ts';
import { scheduleImpact } from './schedule-impact.ts';

const reply: AnyField = replyOf(experiences);
const duplicate = { ...duplicateTour, reply };
const reorderImages = endpoint('PATCH', '/api/experiences/{id}/reorder-images/', {
  body: shape({ images: list(pk('pictures'), { max: 200 }) }),
  reply,
});
const readOptions = endpoint('GET', '/api/experience-options/', { reply: ExperienceOptions });

/** Further calls about experiences (A6), and the choices of a form (A8). */
export function experienceRoutes(context: Context): Route[] {
  const { database } = context;
  const options = JSON.stringify(experienceOptions());
  const one = async (
    tx: Transaction,
    id: number,
    { caller, origin }: Pick<AccountInput<unknown, unknown>, 'caller' | 'origin'>,
  ) => {
    const row = await objectOf(tx, experiences, String(id), caller, { isToChange: false });
    return (await shownFields(tx, experiences, [row], origin))[0];
  };

  return [
    writeAs(context, duplicate, experiences.permission.write, async (tx, input) =>
      one(tx, await copyExperience(tx, input.params['id'], input), input),
    ),
    databaseChecks(
      writeAs(context, reorderImages, experiences.permission.write, async (tx, input) => {
        const { params, caller, body } = input;
        const row = await objectOf(tx, experiences, params['id'], caller, { isToChange: true });
        await checkSameImages(tx, Number(row['id']), body.images);
        const by = { ...input, ...ifUnchanged(experiences, input) };
        return one(tx, await changeObject(tx, experiences, params['id'], body, by), input);
      }),
      wrongChange(database, experiences),
    ),
    readAs(context, readScheduleImpact, experiences.permission.write, scheduleImpact),
    route(readOptions, 'anonymous', () => Promise.resolve(new Response(options, json))),
  ];
}

const json = { headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' } };

/** @throws Invalid for images that it does not have */
async function checkSameImages(tx: Transaction, experience_id: number, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('experience_pictures')
    .select('picture_id')
    .where('experience_id', '=', experience_id)
    .execute();
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  if (sorted(rows.map(({ picture_id }) => picture_id)) === sorted(ids)) return;
  throw invalidError(['images'], reason('images_differ'));
}
