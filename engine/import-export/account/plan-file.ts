import { sql } from 'kysely';
import type { ImportPlan } from '#domain/contract/office/imports.ts';
import { importKinds } from '#domain/contract/office/imports.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { type Fate, importRow } from '../document/import-row.ts';
import { writeRows } from '../document/import-store.ts';
import { filesOf } from '../document/pictures.ts';
import type { RowProblem } from '../document/row-errors.ts';
import { takenKinds } from './account-file.ts';
import { adoptDocument } from './adopt-document.ts';
import { assertGoesOn, fateCounts, type ImportInput, nameOf } from './import-input.ts';
import { takeNewPictures } from './new-pictures.ts';

/** The fate of each row in an import; with `problems`, nothing can be imported. */
export interface PlannedImport extends Pick<ImportPlan, 'counts' | 'rows' | 'pictures'> {
  readonly problems: readonly RowProblem[];
}

/** Reports what an import would do (B18): it tries all rows, and writes none. @throws FileRefused; Failed 503 if the engine stops */
export async function planFile(context: Context, input: ImportInput): Promise<PlannedImport> {
  const { database } = context;
  const { account_id, caller, file, now, signal } = input;
  const run = database.read.bind(database);
  const adopted = await adoptDocument({ ...file, account_id, kinds: takenKinds, run, reserve: createTrialIds() });
  const onPicture = () => assertGoesOn(signal);
  const pictures = await takeNewPictures(context, input, adopted.newPictures, onPicture);
  try {
    return await database.tryOut(async (tx) => {
      const rows: { kind: string; name: string; fate: Fate }[] = [];
      const problems = await writeRows(tx, {
        document: adopted.document,
        kinds: takenKinds,
        pictures,
        now,
        caller,
        accounts: [account_id],
        hasLateDepartures: true,
        write: tryRow,
        onRow: () => assertGoesOn(signal),
        onFate: ({ name: kind }, row, fate) => rows.push({ kind, name: nameOf(row), fate }),
        touch: () => {},
      });
      return { ...summaryOf(rows), problems: file.allProblems(problems), pictures: adopted.newPictures.size };
    });
  } finally {
    for (const source of filesOf(pictures)) await context.pictures.originals.drop(source);
  }
}

/**
 * Writes a row, and undoes the change of a stored tour at once. No other row of the file depends on it, and on PostgreSQL its departures would stay
 * locked until all rows are tried.
 */
async function tryRow(...[tx, kind, ...row]: Parameters<typeof importRow>): ReturnType<typeof importRow> {
  if (kind.table !== 'experiences') return importRow(tx, kind, ...row);
  let isNew = false;
  await sql`savepoint tour`.execute(tx);
  try {
    const brought = await importRow(tx, kind, ...row);
    isNew = brought.fate === 'new';
    return brought;
  } finally {
    if (!isNew) await sql`rollback to savepoint tour`.execute(tx);
    await sql`release savepoint tour`.execute(tx);
  }
}

/** Ids that no database generates, downwards: rows without an id of the file's get the next id above the highest. */
function createTrialIds() {
  let next = 999_999_990_000_000;
  return async (_: Transaction, __: string, count: number) => Array.from({ length: count }, () => next--);
}

function summaryOf(all: readonly { kind: string; name: string; fate: Fate }[]): Pick<PlannedImport, 'counts' | 'rows'> {
  const rows = importKinds.flatMap((kind) =>
    all.flatMap(({ kind: of, name, fate }) => (of !== kind || fate === 'same' ? [] : [{ kind, name, fate }])),
  );
  return { counts: fateCounts(all), rows };
}
