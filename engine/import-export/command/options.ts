import { parseArgs } from 'node:util';
import { FileRefused } from '../document/row-errors.ts';

export const IMPORT_HELP = `Brings stores from a file into the database, all of it or nothing.

  npm run import -- FILE [--dry-run]

FILE       what 'npm run export' wrote: a folder, or the JSON in it; the pictures stand in 'pictures' beside the JSON
--dry-run  checks all of it, says what would be new or change, and writes nothing

Rows are told by their ids: a row that is here is brought to what the file says, one that is not is made, nothing is
deleted. DATA_DIR and DATABASE_URL name the database, as for 'npm start'. An engine on the same DATA_DIR has to be
stopped first; engines on the same PostgreSQL go on, and show the change at once.`;

export const EXPORT_HELP = `Writes stores as JSON, with their pictures beside it.

  npm run export -- [STORE] --out DIR [--with-customers]
  npm run --silent export -- [STORE] > FILE

STORE             slug of a store: its account with all that it has, and those whose experiences it shows; without one,
                  all accounts
--out DIR         the folder to write: store.json, and pictures; without it only the JSON is written, to the standard
                  output
--with-customers  customers too, who are left out otherwise

Users, teams, carts, orders and payments are never in it: for those, back up the database. DATA_DIR and DATABASE_URL
name the database, as for 'npm start'; an engine may be running.`;

/** @returns null if help is requested. @throws FileRefused for an unknown option */
export function importOptions(args: string[]) {
  const { values, positionals } = parsed(args, { 'dry-run': { type: 'boolean' }, help });
  if (values['help'] === true) return null;
  const [path, ...others] = positionals;
  if (path === undefined) throw new FileRefused(`Which file? ${IMPORT_USE}`);
  if (others.length > 0)
    throw new FileRefused(`One file at a time, not '${positionals.join("' and '")}'. ${IMPORT_USE}`);
  return { path, isDryRun: values['dry-run'] === true };
}

/** `slug` is null for all stores, `out` for the standard output. */
export type ExportOptions = NonNullable<ReturnType<typeof exportOptions>>;

/** @returns null if help is requested. @throws FileRefused for an unknown option */
export function exportOptions(args: string[]) {
  const { values, positionals } = parsed(args, {
    out: { type: 'string' },
    'with-customers': { type: 'boolean' },
    help,
  });
  if (values['help'] === true) return null;
  const [slug = null, ...others] = positionals;
  if (others.length > 0)
    throw new FileRefused(`One store, or all: not '${positionals.join("' and '")}'. ${EXPORT_USE}`);
  const { out } = values;
  if (out === '') throw new FileRefused(`--out needs the name of a folder. ${EXPORT_USE}`);
  return { slug, out: typeof out === 'string' ? out : null, withPeople: values['with-customers'] === true };
}

const IMPORT_USE = 'Try: npm run import -- FILE [--dry-run], or --help.';
const EXPORT_USE = 'Try: npm run export -- [STORE] --out DIR, or --help.';
const help = { type: 'boolean', short: 'h' } as const;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parsed(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const use = 'dry-run' in options ? IMPORT_USE : EXPORT_USE;
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new FileRefused(`${message}. ${use}`);
  }
}
