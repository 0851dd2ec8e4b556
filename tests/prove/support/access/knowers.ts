import type { Caller } from './callers.ts';
import { bodyOf, contentOf } from './calls.ts';
import type { Matrix, Placed } from './matrix.ts';
import { askAs, fault } from './verdict.ts';
import { wordsIn } from './words.ts';

/** An id that nobody was given, in the form of each parameter. */
const unknown = '11111111-1111-4111-8111-111111111111';

/**
 * Asks for the objects of whoever knows their ids (P15): with an id that was never given, with A's cart at the shop of B, and with the line of
 * another order. Nothing is found.
 */
export async function guess(
  matrix: Matrix,
  visitor: Caller,
  placed: readonly Placed[],
): Promise<{ through: string[]; requests: number }> {
  const { world } = matrix;
  const through: string[] = [];
  let requests = 0;
  for (const { route, line } of placed.filter(
    (it) => it.line.needs === 'knower' && Object.keys(it.line.ids).length > 0,
  )) {
    const [first = ''] = Object.keys(line.ids);
    const ids = (of: Readonly<Record<string, string | number>>) => (_: string, name: string) =>
      String(of[line.ids[name] ?? ''] ?? unknown);
    const paths = [
      route.path.replaceAll(/\{(\w+)\}/g, () => unknown),
      world.b.shop + route.path.replaceAll(/\{(\w+)\}/g, ids(world.a.ids)),
      route.path.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
        name === first ? ids(world.b.ids)(all, name) : ids(world.a.ids)(all, name),
      ),
    ];
    // The object of a link's secret is the same at each of the engine's addresses.
    for (const path of Object.values(line.ids).some((it) => it.endsWith('Token')) ? paths.slice(0, 1) : paths) {
      const answer = await askAs(world, visitor, route.method, path, await contentOf(route, bodyOf(route, world.b)));
      requests += 1;
      const words = wordsIn(answer.text).filter(({ owner }) => owner === 'a');
      const name = { caller: visitor, method: route.method, path };
      if (words.length > 0) through.push(fault(name, 'word', words.map(({ field }) => field).join()).text);
      else if (answer.status < 300 && (route.endpoint !== null || route.method !== 'GET'))
        through.push(fault(name, 'let in', answer.text.slice(0, 100)).text);
    }
  }
  return { through, requests };
}

/** Lets each member who has little ask for more: a role, a key, a device or a seat in the team with rights that they have not. */
export async function climb(
  matrix: Matrix,
  callers: readonly Caller[],
): Promise<{ through: string[]; requests: number }> {
  const { world } = matrix;
  const { ids } = world.a;
  const through: string[] = [];
  let requests = 0;
  const common = await world.engine.database.read((tx) =>
    tx.selectFrom('roles').select(['id', 'name']).where('account_id', 'is', null).execute(),
  );
  const owner = common.find(({ name }) => name === 'owner')?.id;
  const base_account = ids['account'];
  for (const caller of callers.filter(
    (it) => it.rights('a').length > 0 && !it.rights('a').includes('account.manage') && it.kind !== 'operator',
  )) {
    const seat = await seatOf(matrix, caller);
    const calls = [
      [
        'POST',
        '/api/roles/',
        {
          base_account,
          name: `More of ${caller.name}`.slice(0, 50),
          permissions: ['account.manage', 'team.manage', 'team.read'],
        },
      ],
      ['PATCH', `/api/roles/${ids['role']}/`, { permissions: ['account.manage'] }],
      ['POST', '/api/api-keys/', { base_account, name: 'More', role: owner }],
      ['POST', '/api/team-members/', { base_account, email: 'more@example.com', role: owner }],
      ['POST', '/api/desk/enrolments/', { account: base_account, name: 'More', role: 'owner' }],
      ...(seat === null ? [] : [['PATCH', `/api/team-members/${seat}/`, { role: owner }]]),
      ['PATCH', '/api/users/me/', { is_staff: true, is_active: true, email: 'boss@example.com' }],
    ] as [string, string, object][];
    for (const [method, path, body] of calls) {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      const { status } = await askAs(world, caller, method, path, { body: text, headers });
      requests += 1;
      if (status < 300 && path !== '/api/users/me/')
        through.push(fault({ caller, method, path }, 'let in', String(status)).text);
    }
  }
  const staff = await world.engine.database.read((tx) =>
    tx.selectFrom('users').select('email').where('is_staff', '=', 1).execute(),
  );
  if (staff.length > 1) through.push(`there are ${staff.length} operators`);
  return { through, requests };
}

async function seatOf({ world: { engine, a } }: Matrix, { user }: Caller): Promise<number | null> {
  if (user === undefined) return null;
  const found = await engine.database.read((tx) =>
    tx
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', user)
      .where('account_id', '=', Number(a.ids['account']))
      .executeTakeFirst(),
  );
  return found?.id ?? null;
}
