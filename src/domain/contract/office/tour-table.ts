import type { Language } from '../languages.ts';

/** The columns of a table of tours (B18), in the order of the template, by the names that they have in each language. */
export const tourColumns = {
  title: { en: 'Title', hr: 'Naziv', de: 'Titel' },
  short_description: { en: 'Short description', hr: 'Kratki opis', de: 'Kurzbeschreibung' },
  description: { en: 'Description', hr: 'Opis', de: 'Beschreibung' },
  highlights: { en: 'Highlights', hr: 'Istaknuto', de: 'Höhepunkte' },
  included: { en: 'Included', hr: 'Uključeno', de: 'Inklusive' },
  not_included: { en: 'Not included', hr: 'Nije uključeno', de: 'Nicht inklusive' },
  what_to_bring: { en: 'What to bring', hr: 'Što ponijeti', de: 'Mitbringen' },
  languages: { en: 'Languages', hr: 'Jezici', de: 'Sprachen' },
  meeting_point: { en: 'Meeting point', hr: 'Mjesto okupljanja', de: 'Treffpunkt' },
  address: { en: 'Address', hr: 'Adresa', de: 'Adresse' },
  coordinates: { en: 'Coordinates', hr: 'Koordinate', de: 'Koordinaten' },
  duration: { en: 'Duration', hr: 'Trajanje', de: 'Dauer' },
  price: { en: 'Price', hr: 'Cijena', de: 'Preis' },
  capacity: { en: 'Places', hr: 'Mjesta', de: 'Plätze' },
  start_times: { en: 'Start times', hr: 'Polasci', de: 'Startzeiten' },
  weekdays: { en: 'Weekdays', hr: 'Dani', de: 'Wochentage' },
  from: { en: 'From', hr: 'Od', de: 'Von' },
  to: { en: 'To', hr: 'Do', de: 'Bis' },
} as const;

export type TourColumn = keyof typeof tourColumns;

/** Without these no tour can be made. */
export const requiredColumns: readonly TourColumn[] = ['title', 'price', 'capacity', 'start_times', 'from', 'to'];

/** A table with one tour as an example, as spreadsheets open it. */
export function tourTemplate(language: Language, tour: Readonly<Record<TourColumn, string>>): string {
  const columns = Object.keys(tourColumns) as TourColumn[];
  const rows = [columns.map((it) => tourColumns[it][language]), columns.map((it) => tour[it])];
  // Where the decimal sign is a comma, spreadsheets expect semicolons between cells. They know UTF-8 by the mark at the beginning.
  const delimiter = language === 'en' ? ',' : ';';
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
}
