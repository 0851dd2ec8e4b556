import type { RoleName } from '#domain/permissions.ts';
import { PASSWORD, type SignedIn } from '#tests/support/engine/accounts.ts';
import { aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { type Account, done } from './account.ts';
import { holdings } from './holdings.ts';
import { isGood, type Probe, type Revocation } from './revocations.ts';
import type { World } from './world.ts';

const giveRole = ({ engine }: Account, user: number, account: number, name: RoleName) =>
  engine.database.write(async (tx) => {
    const { id } = await tx
      .selectFrom('roles')
      .select('id')
      .where('account_id', 'is', null)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('team_members')
      .set({ role_id: id })
      .where('user_id', '=', user)
      .where('account_id', '=', account)
      .execute();
  });

async function memberOf({ engine, ids }: Account, user: number): Promise<number> {
  const { id } = await engine.database.read((tx) =>
    tx
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', user)
      .where('account_id', '=', Number(ids['account']))
      .executeTakeFirstOrThrow(),
  );
  return id;
}

const owner = ({ engine, ids }: Account) => aMember(engine, { [Number(ids['account'])]: 'owner' });
const DEVICE = /device|push/;

/** The rights of people and machines in A. */
export const teamRevocations: readonly Revocation[] = [
  {
    name: 'a member is removed',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes } = await holdings(world, member, '/api/orders/');
      const id = await memberOf(world.a, member.id);
      return { probes, revoke: () => done(world.a, 'DELETE', `/api/team-members/${id}/`) };
    },
  },
  {
    name: 'a role is lowered',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes } = await holdings(world, member, '/api/customers/');
      const reading = probes.filter(({ name }) => !/cookie|sync|tour|push/.test(name));
      return { probes: reading, revoke: () => giveRole(world.a, member.id, Number(world.a.ids['account']), 'guide') };
    },
  },
  {
    name: 'a device is removed',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes, device } = await holdings(world, member, '/api/orders/');
      const own = probes.filter(({ name }) => DEVICE.test(name) && !name.startsWith('shared'));
      return { probes: own, revoke: () => done(world.a, 'DELETE', `/api/desk/devices/${device}/`) };
    },
  },
  {
    name: 'a user is deleted',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes } = await holdings(world, member, '/api/orders/');
      return { probes, revoke: () => member.send('DELETE', '/api/users/me/', { current_password: PASSWORD }) };
    },
  },
  {
    name: 'a password is changed',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes } = await holdings(world, member, '/api/orders/');
      const own = probes.filter(({ name }) => DEVICE.test(name) && !name.startsWith('shared'));
      const body = { current_password: PASSWORD, new_password: 'kayaks after breakfast 7' };
      return {
        probes: [...own, ...(await signIns(world, member))],
        revoke: () => member.send('POST', '/api/users/set_password/', body),
      };
    },
  },
  {
    name: 'other sessions are ended',
    prepare: async (world) => {
      const member = await owner(world.a);
      const { probes } = await holdings(world, member, '/api/orders/');
      const own = probes.filter(({ name }) => DEVICE.test(name) && !name.startsWith('shared'));
      const [, refresh] = await signIns(world, member);
      return {
        probes: [...own, ...(refresh ? [refresh] : [])],
        revoke: () => member.send('DELETE', '/api/users/me/sessions/'),
      };
    },
  },
  {
    name: 'a key is revoked',
    prepare: async ({ a }) => {
      const member = await owner(a);
      const made = await member.send('POST', '/api/api-keys/', {
        base_account: a.ids['account'],
        name: 'Mine',
        role: a.ids['role'],
      });
      const { id, key } = made.body as unknown as { id: number; key: string };
      const works = async () => isGood(await callAs(a.engine, key, 'GET', '/api/orders/'));
      return { probes: [{ name: 'API key', works }], revoke: () => done(a, 'DELETE', `/api/api-keys/${id}/`) };
    },
  },
];

/** The old password, and the refresh token of another sign-in with it: each use gives the next one. */
async function signIns({ engine }: World, member: SignedIn): Promise<Probe[]> {
  const signIn = () => engine.send('POST', '/api/jwt/create/', { body: { email: member.email, password: PASSWORD } });
  let refresh = String((await signIn()).body['refresh']);
  return [
    { name: 'old password', works: async () => isGood(await signIn()) },
    {
      name: 'refresh token',
      works: async () => {
        const answer = await engine.send('POST', '/api/jwt/refresh/', { body: { refresh } });
        refresh = String(answer.body['refresh'] ?? refresh);
        return isGood(answer);
      },
    },
  ];
}
