import { atom } from 'jotai';
import { formatMoment } from '#text/format.ts';
import { nowAtom } from './contact.ts';
import { sessionAtom } from './session.ts';

/** The time zone of the company's first store, for days and clock times. */
export const zoneAtom = atom((get) => get(sessionAtom).stores[0]?.time_zone ?? 'UTC');

/** An instant as the clock time of the company: `08:40`. */
export const clockTimeAtom = atom((get) => {
  const zone = get(zoneAtom);
  return (instant: string) => clockTime(instant, zone);
});

/** An instant by the clock of the company or of another zone: `08:40`, with its day unless that is today. */
export const momentAtom = atom((get) => {
  const [own, now] = [get(zoneAtom), get(nowAtom)];
  return (instant: string, zone = own) => formatMoment(instant, zone, now);
});

export function clockTime(instant: string, zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}
