import type { Transaction } from '../database/database.ts';

/** The author of a change: a user, with the name of the person at a shared device; the buyer; or the engine itself. */
export type Actor = { readonly user_id: number | null; readonly name?: string | undefined } | 'guest' | 'shop';

/** The subject of a change: the kind and id of a row that its account owns. */
export interface HistorySubject {
  readonly kind:
    | 'order'
    | 'team_member'
    | 'role'
    | 'account'
    | 'tour'
    | 'store'
    | 'promo_code'
    | 'departure'
    | 'review';
  readonly id: string;
}

/**
 * Facts before or after a change. Facts below `personal` are redacted with their person (A38); no other fact may be personal.
 */
export interface ChangeFacts {
  readonly personal?: Readonly<Record<string, unknown>>;
  readonly [fact: string]: unknown;
}

interface Change {
  readonly account_id: number;
  readonly subject: HistorySubject;
  /** The act, as a word: `payment`, `cancelled`. */
  readonly kind: string;
  readonly actor: Actor;
  readonly at: Temporal.Instant;
  readonly before?: ChangeFacts | undefined;
  readonly after?: ChangeFacts | undefined;
}

/** Writes an entry of the audit log, in the transaction that makes the change (B5). */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  const { account_id, subject, kind, actor, at, before, after } = change;
  const { is_shared: _shared, ...by } = await actorColumns(tx, actor);
  await tx
    .insertInto('history')
    .values({
      account_id,
      subject_kind: subject.kind,
      subject_id: subject.id,
      kind,
      at: at.epochMilliseconds,
      ...by,
      before_json: before ? JSON.stringify(before) : null,
      after_json: after ? JSON.stringify(after) : null,
    })
    .execute();
}

/** An actor as columns of a table. `is_shared` is 1 if another person than the user acted, at a device that the user has enrolled. */
export async function actorColumns(tx: Transaction, actor: Actor) {
  if (typeof actor !== 'object') return { actor_kind: actor, user_id: null, actor: '', is_shared: 0 };
  const { user_id, name } = actor;
  const own = await nameOf(tx, user_id);
  return {
    actor_kind: 'staff' as const,
    user_id,
    actor: name || own,
    is_shared: Number(Boolean(name) && name !== own),
  };
}

async function nameOf(tx: Transaction, user_id: number | null): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '';
}
