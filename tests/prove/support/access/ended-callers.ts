import { createHmac } from 'node:crypto';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aKey } from './a-key.ts';
import type { Caller } from './callers.ts';
import type { World } from './world.ts';

/** Callers whose rights in A have ended, whatever they still hold. */
export async function former({ engine, a }: World): Promise<Caller[]> {
  const account = Number(a.ids['account']);
  const [removed, inactive] = [
    await aSeller(engine, { [account]: 'owner' }),
    await aSeller(engine, { [account]: 'owner' }),
  ];
  const [ended, left] = [
    await aDevice(engine, 'manager', { account_id: account }),
    await aDevice(engine, 'manager', { account_id: account }),
  ];
  await engine.database.write(async (tx) => {
    await tx.deleteFrom('team_members').where('user_id', 'in', [removed.user_id, left.user_id]).execute();
    await tx.updateTable('users').set({ is_active: 0 }).where('id', '=', inactive.user_id).execute();
    await tx
      .updateTable('desk_devices')
      .set({ revoked_at: engine.clock.now.epochMilliseconds })
      .where('id', '=', ended.id)
      .execute();
  });
  const over = await aKey(a, 'owner', { expires_at: engine.clock.now.epochMilliseconds - 1 });
  const bad = (name: string, headers: Caller['headers']): Caller => ({
    name,
    kind: 'bad token',
    headers,
    rights: () => [],
  });
  return [
    {
      name: 'removed owner of A',
      kind: 'person',
      user: removed.user_id,
      headers: () => removed.headers(),
      rights: () => [],
    },
    bad('inactive owner of A', () => inactive.headers()),
    bad('removed device of A', ended.headers),
    bad('device of A whose user has left', left.headers),
    bad('API key that is over', over),
  ];
}

/** Tokens of A's owner that the engine must not believe. */
export async function badTokens({ engine, a }: World): Promise<Caller[]> {
  const { tokens } = engine.context.accounts;
  const now = engine.clock.now;
  const claims = { jti: crypto.randomUUID(), user_id: a.seller.user_id, token_type: 'access' } as const;
  const good = await tokens.sign(claims, now);
  const [head = '', body = ''] = good.split('.');
  const part = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');
  const signed = (input: string, secret: string) =>
    `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  const all = {
    'expired token': await tokens.sign(claims, now.subtract({ minutes: 6 })),
    'token of a refresh': await tokens.sign({ ...claims, token_type: 'refresh' }, now),
    'token without a signature': `${head}.${body}.`,
    'token with alg none': `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'token signed by another key': signed(`${head}.${body}`, 'another secret of thirty-two letters'),
  };
  return Object.entries(all).map(([name, token]) => ({
    name,
    kind: 'bad token',
    headers: async () => ({ authorization: `Bearer ${token}` }),
    rights: () => [],
  }));
}
