import type { RoleName } from '#domain/permissions.ts';
import { hashOfKey } from '#engine/accounts/sign-in/authenticate-api-key.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import type { Account } from './account.ts';

/** An API key of a role, made by an owner of the account. @returns the headers of its requests */
export async function aKey({ engine, ids }: Account, role: RoleName, more: { expires_at?: number } = {}) {
  const seller = await aSeller(engine, { [Number(ids['account'])]: 'owner' });
  const key = `lf_${crypto.randomUUID()}`;
  const at = engine.clock.now.epochMilliseconds;
  await engine.database.write(async (tx) => {
    const common = await tx
      .selectFrom('roles')
      .select('id')
      .where('account_id', 'is', null)
      .where('name', '=', role)
      .executeTakeFirstOrThrow();
    const own = { account_id: Number(ids['account']), user_id: seller.user_id, role_id: common.id, name: 'Key' };
    await tx
      .insertInto('api_keys')
      .values({ ...own, hash: hashOfKey(key), hint: 'lf_0', created_at: at, expires_at: at + 90 * 86_400_000, ...more })
      .execute();
  });
  return async () => ({ authorization: `Bearer ${key}` });
}
