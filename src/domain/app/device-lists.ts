import type { ExperienceRow } from '../contract/catalogue.ts';
import { isOpenOn } from '../time/calendar.ts';
import { addDays } from '../time/day.ts';
import { sortRows } from './filter-rows.ts';

/** A list that the device stores: rows of experiences, the newest first (V8). */
export type StoredRows = readonly ExperienceRow[];

/** The most rows that a list stores. */
export const MOST_STORED = 60;

/** The rows in a stored value. Values of another form are left out. */
export function storedRows(value: unknown): ExperienceRow[] {
  return Array.isArray(value) ? value.filter(isRow).slice(0, MOST_STORED) : [];
}

function isRow(value: unknown): value is ExperienceRow {
  const { id, slug, title, short_description, categories, open_days } = (value ?? {}) as Partial<ExperienceRow>;
  const texts = [slug, title, short_description].every((it) => typeof it === 'string');
  return typeof id === 'number' && texts && Array.isArray(categories) && typeof open_days?.days === 'string';
}

/** The list with a row in front, once. */
export function withRow(rows: StoredRows, row: ExperienceRow): StoredRows {
  return [row, ...rows.filter(({ id }) => id !== row.id)].slice(0, MOST_STORED);
}

/** The list with a row put in or taken out. */
export function toggledRow(rows: StoredRows, row: ExperienceRow): StoredRows {
  return rows.some(({ id }) => id === row.id) ? rows.filter(({ id }) => id !== row.id) : withRow(rows, row);
}

/** Stored rows with the shop's current data. If `current` is the shop's whole offer (`isAll`), rows that it lacks are left out. */
export function currentRows(rows: StoredRows, current: StoredRows, isAll: boolean): ExperienceRow[] {
  return rows.flatMap((row) => current.find(({ id }) => id === row.id) ?? (isAll ? [] : row));
}

/** Rows with places left today or tomorrow, those of today first. */
export function rowsOfNextDays(rows: StoredRows, today: string): ExperienceRow[] {
  const tomorrow = addDays(today, 1);
  const open = rows.filter(({ open_days }) => isOpenOn(open_days, today) || isOpenOn(open_days, tomorrow));
  return sortRows(open, 'soonest', { dateFrom: today, dateTo: null });
}
