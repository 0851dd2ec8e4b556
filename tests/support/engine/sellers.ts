import type { RoleName } from '#domain/permissions.ts';
import { saveAgreement } from '#engine/resources/resale/agreements.ts';
import { addActiveUser, addMember } from '#tests/support/stores/add-member.ts';
import type { Answered, Engine } from './engine.ts';

/** A signed-in user with roles in accounts. */
export interface Seller {
  readonly user_id: number;
  send(method: string, path: string, body?: unknown): Promise<Answered<never>>;
  /** Headers with a fresh token. */
  headers(): Promise<Record<string, string>>;
}

/** A user with these roles, who signs each request with a fresh token. Without roles the user is registered and in no team. */
export async function aSeller(
  engine: Engine,
  roles: Readonly<Record<number, RoleName>> = {},
  { is_staff = false } = {},
): Promise<Seller> {
  const { database, context, clock } = engine;
  // The engine knows the operator by the email address (A24).
  const email = is_staff ? (context.config.operator ?? '') : `${crypto.randomUUID()}@example.com`;
  const at = clock.now.epochMilliseconds;
  const user_id = await database.write(async (tx) => {
    const id = await addActiveUser(tx, { email, password: '!', is_staff }, at);
    for (const [account, role] of Object.entries(roles))
      await addMember(tx, { user_id: id, email, account_id: Number(account), role }, at);
    return id;
  });
  const headers = async (): Promise<Record<string, string>> => {
    const claims = { token_type: 'access', jti: crypto.randomUUID(), family: crypto.randomUUID(), user_id } as const;
    return { authorization: `Bearer ${await context.accounts.tokens.sign(claims, clock.now)}` };
  };
  return {
    user_id,
    headers,
    send: async (method, path, body) =>
      engine.send(method, path, { ...(body !== undefined && { body }), headers: await headers() }),
  };
}

/** Lets an account sell the tours of another account. */
export async function agreeOnResale(engine: Engine, supplier_id: number, reseller_id: number): Promise<void> {
  const agreement = { supplier_id, reseller_id, status: 'granted', note: '' } as const;
  await engine.database.write((tx) => saveAgreement(tx, agreement, engine.clock.now));
}

/** Another account, which is empty. @returns its id */
export async function anAccount(engine: Engine, company_display_name: string): Promise<number> {
  const created_at = engine.clock.now.epochMilliseconds;
  const { id } = await engine.database.write((tx) =>
    tx
      .insertInto('base_accounts')
      .values({ company_display_name, created_at })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
