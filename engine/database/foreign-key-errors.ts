import { codeOf } from './postgres-errors.ts';

/** Whether a change failed because other rows still name what it would remove. */
export function isInUse(error: unknown): boolean {
  if (codeOf(error) === '23503') return true;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
