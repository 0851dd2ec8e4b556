import type { AnyField } from '#domain/contract/fields.ts';
import { integer, pattern } from '#domain/contract/fields.ts';
import type { Row } from '../model/columns.ts';
import type { CarriedPart } from '../model/resource.ts';

/** What goes with an image besides what is said of it: where its file stands beside the others, and what the engine knows of that. */
export const carriedImages: Readonly<Record<string, CarriedPart>> = {
  file: ofRow(
    pattern(/^(pictures\/\w[\w.-]*|scene:[\w.-]+)$/, 'Enter the name of a file such as pictures/harbour.jpg.', {
      max: 200,
    }),
    ({ source }) => String(source).replace(/^file:/, 'pictures/'),
    { optional: false },
  ),
  width: ofRow(integer({ min: 1, max: 1_000_000 }), ({ width }) => width),
  height: ofRow(integer({ min: 1, max: 1_000_000 }), ({ height }) => height),
  /** Two colours, of its upper and its lower half. */
  placeholder: ofRow(
    pattern(/^#[0-9a-f]{6},#[0-9a-f]{6}$/, 'Enter two colours as #rrggbb,#rrggbb.', { max: 15 }),
    ({ placeholder }) => placeholder,
  ),
};

/** Stored with the row itself, before anything else of it is. */
function ofRow(field: AnyField, of: (row: Row) => unknown, { optional = true } = {}): CarriedPart {
  return {
    field,
    isForNew: true,
    optional,
    read: (_, rows) => Promise.resolve(new Map(rows.map((row) => [Number(row['id']), of(row)]))),
    write: () => Promise.resolve(),
  };
}
