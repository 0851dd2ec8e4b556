import { expect, it } from 'vitest';
import { currentRows, MOST_STORED, rowsOfNextDays, storedRows, toggledRow, withRow } from '#domain/app/device-lists.ts';
import { experienceRowOf } from '#domain/app/experience-row.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { encodeOpenDays } from '#domain/time/calendar.ts';
import { anExperience } from '../../support/stores/experience.ts';

const row = (id: number, more: Partial<ExperienceRow> = {}) => ({ ...experienceRowOf(anExperience()), id, ...more });
const ids = (rows: readonly ExperienceRow[]) => rows.map(({ id }) => id);

it('[V8] puts a marked experience in front, once, and takes it out again', () => {
  const rows = [row(1), row(2)];

  expect(ids(toggledRow(rows, row(3)))).toEqual([3, 1, 2]);
  expect(ids(toggledRow(rows, row(2)))).toEqual([1]);
  expect(ids(withRow(rows, row(2)))).toEqual([2, 1]);
  expect(
    withRow(
      Array.from({ length: MOST_STORED }, (_, id) => row(id + 10)),
      row(1),
    ),
  ).toHaveLength(MOST_STORED);
});

it('[V8] reads from storage what is a row, and nothing else', () => {
  expect(ids(storedRows([row(1), { id: 2 }, 'x', null, row(3)]))).toEqual([1, 3]);
  expect(storedRows({ rows: [] })).toEqual([]);
  expect(storedRows(undefined)).toEqual([]);
});

it('[V8] shows stored rows as the shop has them now, without those that it no longer offers', () => {
  const stored = [row(1, { title: 'Old title' }), row(2, { title: 'Gone' })];
  const now = [row(1, { title: 'New title' })];

  expect(currentRows(stored, now, true).map(({ title }) => title)).toEqual(['New title']);
  expect(currentRows(stored, now, false).map(({ title }) => title)).toEqual(['New title', 'Gone']);
});

it('[V8] lists what has places today and tomorrow, that of today first', () => {
  const openOn = (...days: number[]) => encodeOpenDays('2026-11-26', (n) => days.includes(n));
  const rows = [
    row(1, { open_days: openOn(2) }),
    row(2, { open_days: openOn(1) }),
    row(3, { open_days: openOn(0, 5) }),
  ];

  expect(ids(rowsOfNextDays(rows, '2026-11-26'))).toEqual([3, 2]);
});
