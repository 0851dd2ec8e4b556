import { languageCodes } from '#domain/contract/languages.ts';
import { typedDecimal } from '#domain/money/typed-amount.ts';

/** Readers for the cells of a table of tours. Each returns null for a cell that it does not understand. */

/** `45`, `45.50`, `45,50 €`, `1.234,50`: a decimal with a point. `1.234` is refused, because it can mean either. */
export function decimalIn(cell: string): string | null {
  const plain = cell.replaceAll(/[\s\p{Sc}]|[A-Z]{3}$/gu, '');
  return typedDecimal(plain, 2);
}

/** `12`, also `12.0`. */
export function wholeIn(cell: string): number | null {
  return /^\d{1,6}([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : null;
}

/** The minutes of a time as Excel stores it, a fraction of a day: `0.375` is 9:00. Null for another text, and for no whole minute. */
function minutesIn(cell: string): number | null {
  const minutes = /^0?[.,]\d+$/.test(cell) ? Number(cell.replace(',', '.')) * 1440 : Number.NaN;
  return Math.abs(minutes - Math.round(minutes)) < 0.01 ? Math.round(minutes) : null;
}

/** `2:30`, `150 min`, `2.5 h`. */
export function durationIn(cell: string): { hours: number; minutes: number; days: number } | null {
  const fraction = minutesIn(cell);
  if (fraction !== null) return daysHoursMinutes(fraction);
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(cell) ?? [];
  if (hours !== undefined) return daysHoursMinutes(Number(hours) * 60 + Number(minutes));
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(min|h)\.?$/i.exec(cell) ?? [];
  if (amount === '') return null;
  return daysHoursMinutes(Math.round(Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'h' ? 60 : 1)));
}

function daysHoursMinutes(all: number) {
  return { days: Math.floor(all / 1440), hours: Math.floor((all % 1440) / 60), minutes: all % 60 };
}

/** `9:00 | 15:00`, also with seconds, as spreadsheets write times. */
export function timesIn(cell: string): string[] | null {
  const all = (cell.includes('|') ? cell.split('|') : minutesIn(cell) === null ? listIn(cell) : [cell]).map((it) =>
    timeIn(it.trim()),
  );
  return all.length > 0 && all.every((it) => it !== null) ? [...new Set(all)] : null;
}

/** `9:00`, `9.30`, `2:30 PM`, `0.375`. `1.25` is refused: it may be a day and a quarter. */
function timeIn(text: string): string | null {
  const fraction = minutesIn(text);
  const [, hour = '', mark = '', minute = '', half] =
    /^([01]?\d|2[0-3])([:.])([0-5]\d)(?::00)?(?:\s*([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (fraction === null && (hour === '' || (mark === '.' && Number(hour) < FEW_DAYS))) return null;
  const ofHalf =
    half && Number(hour) <= 12 ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const all = fraction ?? ofHalf * 60 + Number(minute);
  return [Math.floor(all / 60), all % 60].map((it) => String(it).padStart(2, '0')).join(':');
}

/** Smaller numbers with a point may be days. */
const FEW_DAYS = 3;

/** `2027-04-01`, `1.4.2027`, and `46478` as Excel stores a day. `1/4/2027` is refused, because its month is unclear. */
export function dateIn(cell: string): string | null {
  if (/^4\d{4}$|^5\d{4}$/.test(cell))
    return new Date(EXCEL_EPOCH + Number(cell) * 86_400_000).toISOString().slice(0, 10);
  const date = cell.replace(/[ T]00:00(:00)?$/, '');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(date) ?? [];
  const iso = year === '' ? date : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  const isDay = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ?? false;
  return isDay ? iso : null;
}

/** Excel counts days from here on. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

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

/** The parts between `|`, commas, semicolons or lines. */
export function listIn(cell: string): string[] {
  return cell
    .split(/[|,;\n]/)
    .map((it) => it.trim())
    .filter(Boolean);
}
