import type { Schedule, Transfer } from '#domain/contract/catalogue.ts';
import { minor } from '#domain/money/money.ts';
import type { Transaction } from '#engine/database/database.ts';
import { departuresUntil, makeDepartures } from '#engine/places/departures.ts';
import type { ExperienceFile, QuestionFile, RateFile, ScheduleFile, TransferFile } from './store-file.ts';
import type { Refs } from './write-store.ts';

interface Owner {
  account_id: number;
  currency: string;
  time_zone: string;
  /** The date of today in the time zone. */
  today: string;
  version: number;
}

/** Writes one experience of a file into the database, with its departures. @returns its id */
export async function writeExperience(
  tx: Transaction,
  file: ExperienceFile,
  owner: Owner,
  refs: Refs,
  now: Temporal.Instant,
): Promise<number> {
  if (/^\d+$/.test(file.slug)) throw new RangeError(`the slug '${file.slug}' reads like an id`);
  const departures_until = departuresUntil(now, owner.time_zone);
  const { id } = await tx
    .insertInto('experiences')
    .values({
      account_id: owner.account_id,
      slug: file.slug,
      type: file.type,
      status: file.status,
      title: file.title,
      short_description: file.short_description,
      description: file.description,
      highlights_json: JSON.stringify(file.highlights),
      languages_json: JSON.stringify(file.languages),
      duration_json: file.duration && JSON.stringify(file.duration),
      time_zone: owner.time_zone,
      currency: owner.currency,
      cancellation_policy_id: file.cancellation_policy === null ? null : refs.policy(file.cancellation_policy),
      booking_deposit: file.booking_deposit === null ? null : Math.round(file.booking_deposit * 100),
      meeting_point_id: file.meeting_point === null ? null : refs.point(file.meeting_point),
      default_rate_id: null,
      cutoff_minutes: file.schedule.cutoff_minutes,
      pickup_json: JSON.stringify(transferOf(file.pickup, 0)),
      dropoff_json: JSON.stringify(transferOf(file.dropoff, file.pickup.points.length)),
      seasons_json: '[]',
      exceptions_json: '[]',
      departures_until,
      version: owner.version,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  await writeParts(tx, id, file, refs);
  await writeQuestions(tx, { account_id: owner.account_id, experience_id: id }, file.questions ?? []);
  const rateIds: number[] = [];
  for (const [position, rate] of file.rates.entries())
    rateIds.push(await writeRate(tx, id, position, rate, owner.currency, refs));
  const schedule = await writeSchedule(tx, id, file.schedule, owner.time_zone);
  await tx
    .updateTable('experiences')
    .set({
      default_rate_id: rateIds[0] ?? null,
      seasons_json: JSON.stringify(schedule.seasons),
      exceptions_json: JSON.stringify(schedule.exceptions),
    })
    .where('id', '=', id)
    .execute();
  await makeDepartures(tx, id, schedule, owner.today, departures_until);
  await sellElsewhere(tx, id, schedule, file.sold ?? []);
  return id;
}

/** Points have no table of their own. Their ids count within the experience, and pick-up points come first. */
function transferOf({ points, ...transfer }: TransferFile, before: number): Transfer {
  return { ...transfer, points: points.map((point, i) => ({ id: before + i + 1, ...point })) };
}

async function writeParts(tx: Transaction, experience_id: number, file: ExperienceFile, refs: Refs): Promise<void> {
  for (const path of file.categories) {
    await tx
      .insertInto('experience_categories')
      .values({ experience_id, category_id: refs.category(path) })
      .execute();
  }
  for (const [position, ref] of file.images.entries()) {
    await tx
      .insertInto('experience_pictures')
      .values({ experience_id, picture_id: refs.picture(ref), position })
      .execute();
  }
  for (const [position, ref] of file.extras.entries()) {
    await tx
      .insertInto('experience_extras')
      .values({ experience_id, item_id: refs.item(ref), position })
      .execute();
  }
  for (const [position, { duration, location, ...it }] of file.agenda.entries()) {
    await tx
      .insertInto('agenda_items')
      .values({
        ...it,
        experience_id,
        position,
        duration_json: duration && JSON.stringify(duration),
        location_json: location && JSON.stringify(location),
      })
      .execute();
  }
}

async function writeQuestions(
  tx: Transaction,
  of: { account_id: number; experience_id: number },
  questions: readonly QuestionFile[],
): Promise<void> {
  for (const [position, { choices, mandatory, ...it }] of questions.entries()) {
    await tx
      .insertInto('booking_questions')
      .values({ ...of, ...it, position, choices_json: JSON.stringify(choices), mandatory: mandatory ? 1 : 0 })
      .execute();
  }
}

async function writeRate(
  tx: Transaction,
  experience_id: number,
  position: number,
  { options, is_group_pricing, ...rate }: RateFile,
  currency: string,
  refs: Refs,
): Promise<number> {
  const { id } = await tx
    .insertInto('pricing_rates')
    .values({ ...rate, experience_id, position, is_group_pricing: is_group_pricing ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, { category, retail_price, ...option }] of options.entries()) {
    await tx
      .insertInto('pricing_options')
      .values({
        ...option,
        rate_id: id,
        position: place,
        pricing_category_id: refs.pricingCategory(category),
        retail_price: minor(retail_price, currency),
      })
      .execute();
  }
  return id;
}

async function writeSchedule(
  tx: Transaction,
  experience_id: number,
  file: ScheduleFile,
  time_zone: string,
): Promise<Schedule> {
  const start_times: Schedule['start_times'] = [];
  for (const short of file.start_times) {
    const time = asTime(short);
    const { id } = await tx
      .insertInto('start_times')
      .values({ experience_id, time })
      .returning('id')
      .executeTakeFirstOrThrow();
    start_times.push({ id, time });
  }
  const idsOf = (times: readonly string[]) => times.map((time) => startTimeId(start_times, time));
  return {
    time_zone,
    cutoff_minutes: file.cutoff_minutes,
    start_times,
    seasons: file.seasons.map(({ start_times: times, ...season }) => ({ ...season, start_time_ids: idsOf(times) })),
    exceptions: file.exceptions.map(({ start_times: times, ...day }) => ({ ...day, start_time_ids: idsOf(times) })),
  };
}

async function sellElsewhere(
  tx: Transaction,
  experience_id: number,
  { start_times }: Schedule,
  sold: NonNullable<ExperienceFile['sold']>,
): Promise<void> {
  for (const { date, time, places } of sold) {
    await tx
      .updateTable('departures')
      .set({ sold: places })
      .where('experience_id', '=', experience_id)
      .where('date', '=', date)
      .where('start_time_id', '=', startTimeId(start_times, time))
      .execute();
  }
}

function startTimeId(start_times: Schedule['start_times'], short: string): number {
  const found = start_times.find(({ time }) => time === asTime(short));
  if (!found) throw new RangeError(`the schedule names ${short}, which is none of its start times`);
  return found.id;
}

/** `09:30` → `09:30:00` */
function asTime(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
