import type { Schedule } from '#domain/contract/catalogue.ts';
import type { Field, Of } from '#domain/contract/fields.ts';
import { boolean, date, fieldsOf, integer, list, optional, shape, time } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { capacity, ScheduleInput, times, weekday } from '#domain/contract/resources/experiences.ts';
import { Invalid, problemsIn } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { idsOf, type Part, type Row } from '../model/columns.ts';
import { strayParts } from '../model/references.ts';
import type { CarriedPart } from '../model/resource.ts';
import { readSchedule } from './plan-departures.ts';

const season = { from: date(), to: date(), start_times: times, capacity };
const StartTimes = list(shape({ id: optional(pk()), time: time() }), { max: 500 });
const Carried = shape({ ...fieldsOf(ScheduleInput), start_times: optional(StartTimes) }) as Field<
  Of<typeof ScheduleInput> & { start_times?: Of<typeof StartTimes> | undefined }
>;

const Shown = shape({
  cutoff_minutes: integer(),
  start_times: list(shape({ id: integer(), time: time() })),
  seasons: list(shape({ ...season, yearly: boolean(), weekdays: list(weekday) })),
  exceptions: list(shape({ date: date(), start_times: times, capacity })),
});

/**
 * The schedule of an experience: seasons by weekdays and times of day, and exceptions. Sellers use times of day; `start_times` has those in use,
 * with their ids. A request changes only the fields that it sends.
 */
export const schedule: Part = {
  kind: 'part',
  output: Shown,
  input: ScheduleInput,
  read: async (tx, rows) => {
    const found = await tx.selectFrom('start_times').selectAll().where('experience_id', 'in', idsOf(rows)).execute();
    return (row) => shownSchedule(row, found);
  },
  write: async (tx, id, value, { isCarried = false }) => {
    const sent = value as Of<typeof Carried>;
    const brought = isCarried ? (sent.start_times ?? []) : [];
    const rows = await tx.selectFrom('start_times').selectAll().where('experience_id', '=', id).execute();
    const problems = [...scheduleProblems(sent), ...(await strayStartTimes(tx, rows, brought))];
    if (problems.length > 0) throw new Invalid(problems);
    const idOf = await startTimes(tx, id, rows, [...(sent.seasons ?? []), ...(sent.exceptions ?? [])], brought);
    const { seasons, exceptions } = storedSchedule(sent, idOf);
    const next = {
      ...(sent.cutoff_minutes !== undefined && { cutoff_minutes: sent.cutoff_minutes }),
      ...(seasons && { seasons_json: JSON.stringify(seasons) }),
      ...(exceptions && { exceptions_json: JSON.stringify(exceptions) }),
    };
    if (Object.keys(next).length > 0) await tx.updateTable('experiences').set(next).where('id', '=', id).execute();
  },
};

/** The same with the ids of its start times, as a file contains it. */
export const carriedSchedule: CarriedPart = {
  field: Carried,
  isForNew: false,
  read: (tx, rows) => schedule.read(tx, rows, ''),
  write: schedule.write,
};

/**
 * The schedule after a change. Nothing is stored: a new start time has an id below 0.
 *
 * @throws Invalid
 */
export async function scheduleAfter(tx: Transaction, id: number, sent: Of<typeof ScheduleInput>): Promise<Schedule> {
  const problems = scheduleProblems(sent);
  if (problems.length > 0) throw new Invalid(problemsIn(['schedule'], problems));
  const before = await readSchedule(tx, id);
  const ids = new Map(before.start_times.map((it) => [it.time, it.id]));
  const idOf = (of: string) => {
    if (!ids.has(of)) ids.set(of, -ids.size - 1);
    return ids.get(of) ?? 0;
  };
  const { cutoff_minutes = before.cutoff_minutes } = sent;
  const { seasons = before.seasons, exceptions = before.exceptions } = storedSchedule(sent, idOf);
  const start_times = [...ids].map(([of, start_time_id]) => ({ id: start_time_id, time: of }));
  return { ...before, cutoff_minutes, start_times, seasons, exceptions };
}

/** Seasons and exceptions as they are stored: with ids of start times, and with all defaults. */
function storedSchedule({ seasons, exceptions }: Of<typeof ScheduleInput>, idOf: (time: string) => number) {
  return {
    seasons: seasons?.map(({ start_times, yearly = false, weekdays = everyDay, ...it }) => ({
      ...it,
      yearly,
      weekdays,
      start_time_ids: start_times.map(idOf),
    })),
    exceptions: exceptions?.map(({ start_times, capacity: places = 0, ...it }) => ({
      ...it,
      capacity: places,
      start_time_ids: start_times.map(idOf),
    })),
  };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

interface StartTimeRow {
  id: number;
  experience_id: number;
  time: string;
}

function shownSchedule(row: Row, all: readonly StartTimeRow[]): Of<typeof Shown> {
  const seasons = JSON.parse(String(row['seasons_json'])) as Schedule['seasons'];
  const exceptions = JSON.parse(String(row['exceptions_json'])) as Schedule['exceptions'];
  const inUse = new Set([...seasons, ...exceptions].flatMap(({ start_time_ids }) => start_time_ids));
  const start_times = all
    .filter((it) => it.experience_id === row['id'] && inUse.has(it.id))
    .map(({ id, time: of }) => ({ id, time: of }))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const timesOf = (ids: readonly number[]) => ids.flatMap((id) => start_times.find((it) => it.id === id)?.time ?? []);
  return {
    cutoff_minutes: Number(row['cutoff_minutes']),
    start_times,
    seasons: seasons.map(({ start_time_ids, ...it }) => ({ ...it, start_times: timesOf(start_time_ids) })),
    exceptions: exceptions.map(({ start_time_ids, ...it }) => ({ ...it, start_times: timesOf(start_time_ids) })),
  };
}

function scheduleProblems({ seasons = [], exceptions = [] }: Of<typeof ScheduleInput>): Problem[] {
  const problems: Problem[] = [];
  for (const [i, { from, to, yearly = false, start_times }] of seasons.entries()) {
    if (!yearly && to < from) problems.push({ path: ['seasons', i, 'to'], ...reason('season_ends_early') });
    if (start_times.length === 0)
      problems.push({ path: ['seasons', i, 'start_times'], ...reason('season_without_start') });
  }
  for (const [i, it] of exceptions.entries()) {
    if (it.start_times.length > 0 && it.capacity === undefined)
      problems.push({ path: ['exceptions', i, 'capacity'], ...reason('required') });
    if (exceptions.findIndex((other) => other.date === it.date) < i)
      problems.push({ path: ['exceptions', i, 'date'], ...reason('day_twice') });
  }
  return problems;
}

/** Problems of start times with an id that another experience has here, or with another time of day than their own. */
async function strayStartTimes(
  tx: Transaction,
  rows: readonly StartTimeRow[],
  brought: Of<typeof StartTimes>,
): Promise<Problem[]> {
  const known = new Set(
    brought.flatMap(({ id, time: of }) => (rows.some((row) => row.id === id && row.time === of) ? (id ?? []) : [])),
  );
  const stray = await strayParts(tx, 'start_times', brought, known, true);
  return problemsIn(['start_times'], stray);
}

/** Creates missing start times. @returns a function from a time of day to its id */
async function startTimes(
  tx: Transaction,
  experience_id: number,
  rows: readonly StartTimeRow[],
  named: readonly { start_times: readonly string[] }[],
  brought: Of<typeof StartTimes>,
): Promise<(time: string) => number> {
  const ids = new Map(rows.map((row) => [row.time, row.id]));
  for (const of of new Set(named.flatMap(({ start_times }) => start_times))) {
    if (ids.has(of)) continue;
    const own = brought.find((it) => it.time === of);
    const { id } = await tx
      .insertInto('start_times')
      .values({ experience_id, time: of, ...(own?.id !== undefined && { id: own.id }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(of, id);
  }
  return (of) => ids.get(of) ?? 0;
}
