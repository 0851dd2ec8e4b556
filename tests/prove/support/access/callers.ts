import { type Permission, permissions, type RoleName, roleNames, rolePermissions } from '#domain/permissions.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import type { Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { aKey } from './a-key.ts';
import type { Account } from './account.ts';
import { badTokens, former } from './ended-callers.ts';
import type { Owner } from './ids.ts';
import type { World } from './world.ts';

/** A caller with a credential, and the rights that it has by the rules. */
export interface Caller {
  readonly name: string;
  readonly kind: 'person' | 'key' | 'device' | 'shared device' | 'nobody' | 'bad token' | 'operator';
  readonly user?: number;
  /** Whether its agreement with A has ended. */
  readonly isFormer?: boolean;
  readonly headers: () => Promise<Record<string, string>>;
  readonly rights: (owner: Owner) => readonly Permission[];
}

type Rights = Partial<Record<Owner, readonly Permission[]>>;
const rightsOf = (rights: Rights) => (owner: Owner) => rights[owner] ?? [];

/** Every kind of caller of the proof. */
export async function callersOf(world: World): Promise<Caller[]> {
  const { engine, a, b, r } = world;
  const person = async (name: string, roles: readonly [Account, RoleName][]): Promise<Caller> => {
    const seller = await aSeller(engine, Object.fromEntries(roles.map(([{ ids }, role]) => [ids['account'], role])));
    const rights = Object.fromEntries(roles.map(([{ owner }, role]) => [owner, rolePermissions[role]]));
    return { name, kind: 'person', user: seller.user_id, headers: () => seller.headers(), rights: rightsOf(rights) };
  };
  return [
    { name: 'visitor', kind: 'nobody', headers: async () => ({}), rights: () => [] },
    ...(await badTokens(world)),
    ...(await Promise.all(roleNames.map((role) => person(`${role} of A`, [[a, role]])))),
    ...(await singles(world)),
    await person('owner of B', [[b, 'owner']]),
    {
      ...(await person(world.isAgreed ? 'owner of a reseller' : 'owner of a former reseller', [[r, 'owner']])),
      isFormer: !world.isAgreed,
    },
    await person('guide of A and owner of B', [
      [a, 'guide'],
      [b, 'owner'],
    ]),
    await person('user of no team', []),
    ...(await machines(world)),
    ...(await former(world)),
    await operator(engine),
  ];
}

/** The rights of a person who manages the team and nothing else, and could give rights away that they have not. */
const teamOnly = ['account.read', 'team.read', 'team.manage'] as const;

/**
 * Members of A who each have a single permission, by a role of the account's own. They own B, so that a route which asks for a permission in any
 * account lets them pass, and its own check has to refuse them.
 */
async function singles({ engine, a, b }: World): Promise<Caller[]> {
  const made: Caller[] = [];
  for (const own of [...permissions.map((it) => [it]), [...teamOnly]]) {
    const one = own.join(' and ');
    const seller = await aSeller(engine, { [Number(a.ids['account'])]: 'guide', [Number(b.ids['account'])]: 'owner' });
    await engine.database.write(async (tx) => {
      const { id } = await tx
        .insertInto('roles')
        .values({ account_id: Number(a.ids['account']), name: one, permissions_json: JSON.stringify(own) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('team_members')
        .set({ role_id: id })
        .where('user_id', '=', seller.user_id)
        .where('account_id', '=', Number(a.ids['account']))
        .execute();
    });
    made.push({
      name: `only ${one} in A, and owner of B`,
      kind: 'person',
      user: seller.user_id,
      headers: () => seller.headers(),
      rights: rightsOf({ a: own, b: rolePermissions.owner }),
    });
  }
  return made;
}

/** API keys and devices: a machine may what its role may. */
async function machines({ engine, a, b, r, isAgreed }: World): Promise<Caller[]> {
  const keys = await Promise.all(
    [...roleNames.map((role) => [a, role] as const), [b, 'owner'] as const].map(
      async ([account, role]): Promise<Caller> => ({
        name: `API key ${role} of ${account.owner.toUpperCase()}`,
        kind: 'key',
        headers: await aKey(account, role),
        rights: rightsOf({ [account.owner]: rolePermissions[role] }),
      }),
    ),
  );
  const devices = await Promise.all(
    (
      [
        [a, 'agent', 0],
        [a, 'guide', 1],
        [a, 'manager', 1],
        [b, 'manager', 0],
        [r, 'manager', 0],
      ] as const
    ).map(async ([account, role, isShared]): Promise<Caller> => {
      const device = await aDevice(engine, role, { account_id: Number(account.ids['account']) });
      if (isShared === 1) await share(engine, device.id, role);
      return {
        name: `${isShared ? 'shared ' : ''}device ${role} of ${account.owner.toUpperCase()}`,
        kind: isShared ? 'shared device' : 'device',
        user: device.user_id,
        isFormer: account === r && !isAgreed,
        headers: device.headers,
        rights: rightsOf({ [account.owner]: rolePermissions[role] }),
      };
    }),
  );
  return [...keys, ...devices];
}

/** Enrols a device for several people, with a role of its own, by a user who is an owner. */
async function share(engine: Engine, id: number, role: RoleName): Promise<void> {
  await engine.database.write(async (tx) => {
    const common = async (name: string) =>
      (
        await tx
          .selectFrom('roles')
          .select('id')
          .where('account_id', 'is', null)
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
      ).id;
    const { user_id } = await tx
      .updateTable('desk_devices')
      .set({ is_shared: 1, role_id: await common(role) })
      .where('id', '=', id)
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('team_members')
      .set({ role_id: await common('owner') })
      .where('user_id', '=', user_id)
      .execute();
  });
}

async function operator(engine: Engine): Promise<Caller> {
  const seller = await aSeller(engine, {}, { is_staff: true });
  return {
    name: 'operator',
    kind: 'operator',
    user: seller.user_id,
    headers: () => seller.headers(),
    rights: () => permissions,
  };
}
