import { endpoint } from '../endpoint.ts';
import { choice, instant, integer, json, list, nullable, type Of, optional, shape, string, text } from '../fields.ts';

/** The kinds of objects in a seller's file (B18), in the order in which the screen lists them. */
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

/** Limits of the file that a seller uploads: an export, or a table of tours. Sizes in bytes. */
export const importLimits = {
  field: 'file',
  most: 500 * 1024 * 1024,
  types: ['application/zip', 'text/csv'],
  /** The limit of one picture in the file, the same as for any upload (A20). */
  mostPicture: 8 * 1024 * 1024,
  /** The limit of all texts of the tours, without pictures. */
  mostText: 16 * 1024 * 1024,
  /** The most characters of one row, the same as for a request's body. */
  mostRow: 256 * 1024,
  /** The most rows of all kinds in one file, and the most tours among them. */
  mostRows: 5_000,
  mostTours: 300,
  /** The most bytes of a table of tours, and the most columns. */
  mostTable: 2 * 1024 * 1024,
  mostColumns: 100,
};

const Counts = list(shape({ kind, new: integer(), changed: integer(), same: integer() }));

/** The effects of an import before anything is written. */
export const ImportPlan = shape({
  /** The id of the uploaded file, which is stored for an hour. */
  id: string(),
  file_name: string(),
  counts: Counts,
  /** All objects that would be new or change, by name; '' for an object without a name. */
  rows: list(shape({ kind, name: string(), fate: choice('new', 'changed') })),
  /** At most 100 problems. With any problem, nothing can be imported. */
  problems: list(
    shape({
      kind,
      name: string(),
      /** The line of a table. In any other file, the position of the row in its list, counted from 1. */
      row: integer(),
      /** The path of a field, or the column of a table; '' for the whole row. */
      field: string(),
      /** The problem in English; `code` and `params` are its reason. */
      message: string(),
      code: string(),
      params: json(),
    }),
  ),
  problems_count: integer(),
  /** The number of new pictures, each with its file. */
  pictures: integer(),
});
export type ImportPlan = Of<typeof ImportPlan>;

/** An import, as far as it has come. */
export const ImportResult = shape({
  id: string(),
  file_name: string(),
  created_at: instant(),
  counts: Counts,
  tours: list(shape({ id: integer(), title: string() })),
  /** `stopped`: the engine ended, or the connection broke. The same file can be imported again. */
  state: choice('running', 'stopped', 'done'),
  /** Whether it can be undone: only an account's last import can. */
  can_undo: choice('yes', 'no', 'undone'),
});
export type ImportResult = Of<typeof ImportResult>;

export const ImportUndone = shape({
  deleted: integer(),
  restored: integer(),
  /** The objects that stay after an undo, with the reason: they were changed since, or they are in use. */
  skipped: list(shape({ kind, name: string(), reason: choice('changed', 'in_use') })),
});
export type ImportUndone = Of<typeof ImportUndone>;

const account = '/api/base-accounts/{id}/';
const imports = `${account}imports/`;

/** Answers a zip with `store.json` and the pictures beside it, as `npm run export --out` writes them. */
export const exportAccount = endpoint('GET', `${account}export/`, { status: 200 });
/** Titles in the seller's language: for the rate of each tour in a table, and for the pricing category if there is none yet. */
export const TableTitles = shape({
  rate_title: optional(text({ max: 100 })),
  category_title: optional(text({ max: 100 })),
});
/** The body is a form with the file and with `TableTitles`. Nothing is written. */
export const planImport = endpoint('POST', imports, { reply: ImportPlan, keyed: false });
/** Imports a planned file: all of it, or nothing where a row is refused. A repeated call gets the same answer, or goes on after a stop. */
export const applyImport = endpoint('POST', `${imports}{importId}/apply/`, { reply: ImportResult });
export const undoImport = endpoint('POST', `${imports}{importId}/undo/`, { reply: ImportUndone });
/** The last import; null if there was none. */
export const readLastImport = endpoint('GET', imports, { reply: shape({ last: nullable(ImportResult) }) });
