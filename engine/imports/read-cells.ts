import { languageCodes } from '#domain/contract/languages.ts';
import { typedDecimal } from '#domain/money/typed-amount.ts';

/** Readers for the cells of a table of tours. Each returns null for a cell that it does not understand. */

/** `45`, `45.50`, `45,50 €`, `1.234,50`: a decimal with a point. `1.234` is refused, because it can mean either. */
export function decimalIn(cell: string): string | null {
  const plain = cell.replaceAll(/[\s\p{Sc}]|[A-Z]{3}$/gu, '');
  return typedDecimal(plain, 2);
}

export function wholeIn(cell: string): number | null {
  return /^\d{1,6}$/.test(cell) ? Number(cell) : null;
}

/** `2:30`, `150 min`, `2.5 h`. */
export function durationIn(cell: string): { hours: number; minutes: number; days: number } | null {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(cell) ?? [];
  if (hours !== undefined) return parts(Number(hours) * 60 + Number(minutes));
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(min|h)\.?$/i.exec(cell) ?? [];
  if (amount === '') return null;
  return parts(Math.round(Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'h' ? 60 : 1)));
}

function parts(all: number) {
  return { days: Math.floor(all / 1440), hours: Math.floor((all % 1440) / 60), minutes: all % 60 };
}

/** `9:00 | 15:00`, also with seconds, as spreadsheets write times. */
export function timesIn(cell: string): string[] | null {
  const times = listIn(cell).map((it) => /^([01]?\d|2[0-3])[:.]([0-5]\d)(:00)?$/.exec(it));
  const all = times.map((it) => it && `${(it[1] ?? '').padStart(2, '0')}:${it[2]}`);
  return all.length > 0 && all.every((it) => it !== null) ? [...new Set(all)] : null;
}

/** `2027-04-01`, `1.4.2027`. `1/4/2027` is refused, because its month is unclear. */
export function dateIn(cell: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(cell) ?? [];
  const iso = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  const isDay = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false;
  return isDay ? iso : null;
}

/** `1 | 2 | 3`, 1 is Monday; or names of days in our languages, long or short. */
export function weekdaysIn(cell: string): number[] | null {
  const days = listIn(cell).map((it) => weekdays.get(it.toLowerCase().replace(/\.$/, '')) ?? null);
  return days.length > 0 && days.every((it) => it !== null) ? [...new Set(days)] : null;
}

const weekdays = new Map<string, number>(
  [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    // 1 January 2024 was a Monday.
    const at = Date.UTC(2024, 0, day);
    const names = languageCodes.flatMap((language) =>
      (['long', 'short'] as const).map((weekday) =>
        new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(at).toLowerCase().replace(/\.$/, ''),
      ),
    );
    return [String(day), ...names].map((name): [string, number] => [name, day]);
  }),
);

/** `43.5081, 16.4402`, as maps copy coordinates. */
export function coordinatesIn(cell: string): { lat: number; lon: number } | null {
  const [, lat = '', lon = ''] = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(cell) ?? [];
  return lat === '' ? null : { lat: Number(lat), lon: Number(lon) };
}

/** The parts between `|`, commas or semicolons. */
export function listIn(cell: string): string[] {
  return cell
    .split(/[|,;]/)
    .map((it) => it.trim())
    .filter(Boolean);
}
