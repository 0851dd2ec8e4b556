import { type ImportPlan, importKinds } from '#domain/contract/office/imports.ts';
import { Failed } from '../../base/errors.ts';
import type { Principal } from '../../http/principal.ts';
import type { Fate } from '../document/import-row.ts';
import { titleOf } from '../document/row-errors.ts';
import type { AccountFile } from './account-file.ts';

export interface ImportInput {
  readonly account_id: number;
  readonly caller: Principal;
  readonly file: AccountFile;
  readonly now: Temporal.Instant;
  readonly signal: AbortSignal;
}

/** @throws Failed if the caller no longer waits for the answer, or the engine stops */
export function assertGoesOn({ aborted, reason }: AbortSignal): void {
  if (aborted) throw reason instanceof Failed ? reason : new Failed(503, 'Stopped. Try again.');
}

/** The name of a row for people, cut to the length of a title. */
export function nameOf(row: object): string {
  return titleOf(row).slice(0, 100);
}

/** The number of rows with each fate, by kind. */
export function fateCounts(rows: readonly { kind: string; fate: Fate }[]): ImportPlan['counts'] {
  const counts = importKinds.map((kind) => {
    const count = (fate: Fate) => rows.filter((it) => it.kind === kind && it.fate === fate).length;
    return { kind, new: count('new'), changed: count('changed'), same: count('same') };
  });
  return counts.filter((it) => it.new + it.changed + it.same > 0);
}
