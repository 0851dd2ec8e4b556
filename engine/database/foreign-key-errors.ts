import { codeOf } from './postgres-errors.ts';

/** Whether a change failed because other rows still refer to the row that it would delete. */
export function isInUse(error: unknown): boolean {
  if (codeOf(error) === '23503') return true;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
