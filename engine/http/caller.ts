import type { Permission } from '#domain/permissions.ts';

/** Whoever signed a request, with what their roles allow at its time (A12). */
export interface Caller {
  readonly user_id: number;
  /** Whether they run this engine: everything in every account is theirs. */
  readonly is_staff: boolean;
  can(account_id: number, permission: Permission): boolean;
  /** Ids of the accounts in which they have it, ascending. */
  accountsWith(permission: Permission): readonly number[];
}

export interface Callers {
  /**
   * Who signed a request, or null where it brings no bearer's token.
   *
   * @throws Failed 401 for a token that is bad, old, or of nobody who may sign in
   */
  of(request: Request, now: Temporal.Instant): Promise<Caller | null>;
}
