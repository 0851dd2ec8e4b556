import { endpoint } from '../endpoint.ts';
import { choice, instant, integer, list, nullable, type Of, optional, shape, string, text } from '../fields.ts';

/** The kinds of objects that a seller's file brings (B18), in the order in which the screen lists them. */
export const importKinds = [
  'experiences',
  'stores',
  'meeting-points',
  'guides',
  'pricing-categories',
  'cancellation-policies',
  'inventory-items-categories',
  'inventory-items',
  'booking-questions',
  'promo-codes',
  'filer-folders',
  'filer-images',
  'videos',
  'qr-codes',
] as const;
export type ImportKind = (typeof importKinds)[number];

const kind = choice(...importKinds);

/** The file that a seller brings: what an export writes, or a table of tours. Sizes in bytes. */
export const importLimits = {
  field: 'file',
  most: 500 * 1024 * 1024,
  types: ['application/zip', 'text/csv'],
  /** Of one picture in it, as of any upload (A20). */
  mostPicture: 8 * 1024 * 1024,
  /** Of all that is said of the tours, without pictures. */
  mostText: 16 * 1024 * 1024,
  /** The most characters of one row, as of a request's body. */
  mostRow: 256 * 1024,
  /** Rows of all kinds in one file, and tours among them. */
  mostRows: 5_000,
  mostTours: 300,
  /** The most bytes of a table of tours, and the most columns. */
  mostTable: 2 * 1024 * 1024,
  mostColumns: 100,
};

const Counts = list(shape({ kind, new: integer(), changed: integer(), same: integer() }));

/** What an import would do. Nothing is written yet. */
export const ImportPlan = shape({
  /** Of the uploaded file, which waits for an hour. */
  id: string(),
  file_name: string(),
  counts: Counts,
  /** All that would be new or change, by name; '' for what has no name. */
  rows: list(shape({ kind, name: string(), fate: choice('new', 'changed') })),
  /** With any of these nothing can be imported. At most 100 of them. */
  problems: list(
    shape({
      kind,
      name: string(),
      /** The line of a table; the place in its list of a row of any other file, counted from 1. */
      row: integer(),
      /** A field's path, or the column of a table; '' for the row as a whole. */
      field: string(),
      message: string(),
    }),
  ),
  problems_count: integer(),
  /** New ones, each with its file. */
  pictures: integer(),
});
export type ImportPlan = Of<typeof ImportPlan>;

/** An import that was made. */
export const ImportResult = shape({
  id: string(),
  file_name: string(),
  created_at: instant(),
  counts: Counts,
  tours: list(shape({ id: integer(), title: string() })),
  /** Whether it can be undone: only the last import of an account can. */
  can_undo: choice('yes', 'no', 'undone'),
});
export type ImportResult = Of<typeof ImportResult>;

export const ImportUndone = shape({
  deleted: integer(),
  restored: integer(),
  /** What stays, and why: it was changed since, or it is in use. */
  kept: list(shape({ kind, name: string(), reason: choice('changed', 'in_use') })),
});
export type ImportUndone = Of<typeof ImportUndone>;

const account = '/api/base-accounts/{id}/';
const imports = `${account}imports/`;

/** Answers a zip: `store.json`, and the pictures beside it, as `npm run export --out` writes them. */
export const exportAccount = endpoint('GET', `${account}export/`, { status: 200 });
/** In the seller's language: titles of the rate, and of the pricing category if there is none yet, that a table of tours makes. */
export const TableTitles = shape({
  rate_title: optional(text({ max: 100 })),
  category_title: optional(text({ max: 100 })),
});
/** Its body is a form with the file, and with `TableTitles`. Nothing is written. */
export const planImport = endpoint('POST', imports, { reply: ImportPlan, keyed: false });
/** Imports a file that was planned: all of it or nothing. A second call answers the same. */
export const applyImport = endpoint('POST', `${imports}{importId}/apply/`, { reply: ImportResult });
export const undoImport = endpoint('POST', `${imports}{importId}/undo/`, { reply: ImportUndone });
/** The last import; null where there was none. */
export const readLastImport = endpoint('GET', imports, { reply: shape({ last: nullable(ImportResult) }) });
