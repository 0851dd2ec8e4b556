import { expect, it } from 'vitest';
import { storeResource } from '#domain/app/pages.ts';
import { createClock } from '#platform/page/clock.ts';
import { todayAtom } from '#shop/state/clock.ts';
import { createPageStore } from '#shop/state/page/page.ts';

const noon = '2026-12-01T12:00:00Z';
const DAY = 86_400_000;

it.each([-1, 1])('[L12] the day is that of the document until the engine has said its time, %d day off', (days) => {
  let device = Date.parse(noon) + days * DAY;
  const clock = createClock(() => device);
  const value = { time_zone: 'Europe/Zagreb' };
  const resources = { [storeResource.key]: { state: 'here', value, asOf: noon, etag: null } } as never;
  const store = createPageStore({ clock, serverNow: noon, resources });
  expect(store.get(todayAtom)).toBe('2026-12-01');

  const stop = store.sub(todayAtom, () => {});
  expect(store.get(todayAtom)).toBe('2026-12-01');
  stop();
  device += DAY;
  store.sub(todayAtom, () => {});
  expect(store.get(todayAtom)).toBe('2026-12-02');

  clock.learn(Temporal.Instant.from('2026-12-05T12:00:00Z'));
  const again = createPageStore({ clock, serverNow: noon, resources });
  again.sub(todayAtom, () => {});
  expect(again.get(todayAtom)).toBe('2026-12-05');
});
