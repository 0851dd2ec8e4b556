import { isDate } from '#domain/contract/formats/is-date.ts';
import { type FormInputs, itemsIn, textIn } from '#domain/desk/form-fields.ts';
import type { ScheduleDay } from '#domain/desk/schedule-year.ts';
import { formatDate, formatTime } from '#text/format.ts';
import * as words from '#words/office/schedule.ts';
import { dayAndMonth, weekdayName } from '../date-names.ts';

/** `1 May – 30 Sep, each year · Mon, Tue · 09:00, 15:00 · 12 places` */
export function seasonText(season: FormInputs): string {
  const weekdays = itemsIn(season, 'weekdays').map(Number);
  const names = weekdays.length === 7 ? words.everyDay : weekdays.map((it) => weekdayName(it, 'short')).join(', ');
  return [daysText(season), names, placesText(season)].filter(Boolean).join(' · ');
}

/** `1 May – 30 Sep, each year` */
export function daysText(season: FormInputs): string {
  const [from, to] = [textIn(season, 'from'), textIn(season, 'to')];
  if (!isDate(from) || !isDate(to)) return words.newSeason;
  if (season['yearly'] !== true) return `${formatDate(from, 'short')} – ${formatDate(to, 'short')}`;
  return words.eachYear(`${dayAndMonth(from)} – ${dayAndMonth(to)}`);
}

/** `Thu, 24 Dec 2026 · Day off` */
export function exceptionText(exception: FormInputs): string {
  const text = itemsIn(exception, 'start_times').length > 0 ? placesText(exception) : words.kinds.off;
  return `${formatDate(textIn(exception, 'date'))} · ${text}`;
}

/** `09:00, 15:00 · 12 places` */
export function dayText({ starts, kind }: ScheduleDay): string {
  if (starts.length === 0) return words.kinds[kind];
  const groups = Map.groupBy(starts, ({ capacity }) => capacity);
  return [...groups]
    .map(([capacity, of]) => words.starts(of.map(({ time }) => formatTime(time)).join(', '), words.places(capacity)))
    .join('; ');
}

function placesText(row: FormInputs): string {
  const times = itemsIn(row, 'start_times').map(formatTime).join(', ');
  return words.starts(times, words.places(Number(textIn(row, 'capacity'))));
}
