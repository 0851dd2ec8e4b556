import type { Part, Run } from '../part.ts';
import { type Caller, callersOf } from '../support/access/callers.ts';
import { noteChanges } from '../support/access/changes.ts';
import { climb, guess } from '../support/access/knowers.ts';
import { isSureToEnter, leadsTo, Matrix, type Placed, placedRoutes } from '../support/access/matrix.ts';
import { askWithTags, mixParents, nameOthers, refusedAnyway, searchOthers } from '../support/access/references.ts';
import { revokeAll } from '../support/access/revocations.ts';
import { shopRevocations } from '../support/access/shop-revocations.ts';
import { teamRevocations } from '../support/access/team-revocations.ts';
import { isRefused, mayCall } from '../support/access/verdict.ts';
import { aWorld } from '../support/access/world.ts';

/** Callers who ask each route also at the small size; the others ask each nth route there. */
const ALWAYS = /owner|visitor|former|removed|reseller|no team/;
/** One of so many routes is asked by the other callers at the small size. */
const THINNED = 3;

export const part: Part = {
  title:
    'Does anybody read, learn or change what is not theirs, by any route, id, reference or credential that has ended?',
  controls: [
    {
      name: 'the account of a resource',
      file: 'engine/resources/model/ownership.ts',
      guard: '.where(belongsTo(resource.owner, caller, resource.permission.read))',
      without: '',
      misses: 'let in without the right',
    },
    {
      name: 'the permission of a route',
      file: 'engine/http/dispatch/api.ts',
      guard: "if (access === 'operator' || caller.accountsWith(access).length === 0) throw forbiddenError();",
      without: "if (access === 'operator') throw forbiddenError();",
      misses: 'let in without the right',
    },
    {
      name: 'the account of a named part',
      file: 'engine/resources/model/references.ts',
      guard: ".where('id', 'in', [0, ...ids])\n    .where('account_id', '=', account_id)",
      without: ".where('id', 'in', [0, ...ids])",
      misses: 'effects without the right',
    },
    {
      name: 'the end of a device',
      file: 'engine/accounts/sign-in/authenticate-device.ts',
      guard: ".where('d.revoked_at', 'is', null)",
      without: '',
      misses: 'rights that outlive their end',
    },
    {
      name: 'that only open answers are stored',
      file: 'engine/http/dispatch/api.ts',
      guard: "route?.access === 'public' ? responses : null",
      without: 'responses',
      misses: 'let in without the right',
    },
    {
      name: 'that nobody gives more than they have',
      file: 'engine/accounts/sign-in/api-keys.ts',
      guard: 'requireAll(caller, account_id, permissionsOf(role));',
      without: '',
      misses: 'rights that were given to oneself',
    },
    {
      name: "the rights of a key's maker",
      file: 'engine/accounts/sign-in/authenticate-api-key.ts',
      guard: '.filter((it) => own.has(it))',
      without: '',
      misses: 'rights that outlive their end',
    },
  ],
  async run(run) {
    const { matrix, callers, placed } = await askAll(run, true);
    const visitor = callers.find(({ kind }) => kind === 'nobody') as Caller;
    const guessed = await guess(matrix, visitor, placed);
    run.never('objects that were guessed', guessed.through, guessed.requests);
    const climbed = await climb(matrix, callers);
    run.never('rights that were given to oneself', climbed.through, climbed.requests);
    const strangers = await askStrangers(run, matrix, callers, placed);
    await askOwner(matrix, callers, placed);
    const former = (await askAll(run, false)).matrix;
    noteAll(run, [matrix, former]);
    run.never('calls that refuse their own account’s ids', strangers.unproven, strangers.requests);
    const ended = await revokeAll(aWorld, [...teamRevocations, ...shopRevocations]);
    run.never('rights that outlive their end', ended.open, ended.requests);
    run.never('rights that did not work before their end', ended.unproven, ended.requests);
  },
};

interface Stage {
  readonly matrix: Matrix;
  readonly callers: readonly Caller[];
  readonly placed: readonly Placed[];
}

/** Asks every route as every caller: what changes nothing of theirs, or what they may not do. */
async function askAll(run: Run, isAgreed: boolean): Promise<Stage> {
  const world = await aWorld({ isAgreed });
  const all = await callersOf(world);
  // In a world whose agreement has ended, only the reseller and its device are new.
  const callers = isAgreed ? all : all.filter((it) => it.isFormer || it.name === 'owner of A');
  await noteChanges(world.engine.database);
  const matrix = new Matrix(world);
  const { placed, stray } = placedRoutes(world);
  if (isAgreed) run.never('routes without a line, and lines without a route', stray, placed.length);
  for (const [n, caller] of callers.entries())
    for (const [m, it] of placed.entries()) {
      const isLeftOut = run.size === 'small' && !ALWAYS.test(caller.name) && (n + m) % THINNED > 0;
      if (isLeftOut || !leadsTo(it, caller, placed) || ['knower', 'self'].includes(it.line.needs)) continue;
      const isRead = it.route.method === 'GET' || it.route.path === '/api/desk/sync/';
      if (!isRead && mayCall(it.line, caller)) continue;
      const { status, text } = await matrix.ask(caller, it);
      if (isRead && isSureToEnter(it, caller)) matrix.noteEntry(caller, it, status, text);
    }
  return { matrix, callers, placed };
}

/** Lets the owner of B ask for A's objects by parameters, tags, references and mixed addresses. */
async function askStrangers(run: Run, matrix: Matrix, callers: readonly Caller[], placed: readonly Placed[]) {
  const by = (name: string) => callers.find((it) => it.name === name) as Caller;
  const [owner, stranger] = [by('owner of A'), by('owner of B')];
  const own = placed.filter((it) => leadsTo(it, stranger, placed));
  await askWithTags(matrix, owner, stranger, own);
  for (const one of run.size === 'small' ? [stranger] : [stranger, by('API key owner of B')])
    await searchOthers(matrix, one, own);
  await mixParents(matrix, stranger, own);
  const { requests, unproven } = await nameOthers(matrix, stranger, own);
  return { requests, unproven: unproven.filter((it) => !refusedAnyway.some((call) => it.startsWith(`${call} `))) };
}

/** Lets A's owner write all that the others were refused, what deletes last, so that their refusals mean something. */
async function askOwner(matrix: Matrix, callers: readonly Caller[], placed: readonly Placed[]): Promise<void> {
  const owner = callers.find((it) => it.name === 'owner of A') as Caller;
  const own = placed.filter(
    (it) => leadsTo(it, owner, placed) && it.route.method !== 'GET' && isSureToEnter(it, owner),
  );
  const deletes = own.filter(({ route }) => route.method === 'DELETE');
  for (const it of [...own.filter((one) => !deletes.includes(one)), ...deletes.toReversed()]) {
    const { status, text } = await matrix.ask(owner, it);
    matrix.noteEntry(owner, it, status, text);
  }
  // Objects that another call had removed are there again in a new world.
  const again = matrix.refused.splice(0);
  if (again.length === 0) return;
  const fresh = new Matrix(await aWorld());
  await noteChanges(fresh.world.engine.database);
  const [same] = (await callersOf(fresh.world)).filter((it) => it.name === owner.name);
  for (const { placed: it, caller } of again) {
    const one = caller.name === owner.name ? (same as Caller) : caller;
    const { status, text } = await fresh.ask(one, it);
    fresh.noteEntry(one, it, status, text);
  }
  matrix.refused.push(...fresh.refused.filter(({ status }) => isRefused(status)));
  await fresh.world.engine.stop();
}

function noteAll(run: Run, all: readonly Matrix[]): void {
  const requests = all.reduce((sum, it) => sum + it.requests, 0);
  const of = (kind: Parameters<Matrix['of']>[0]) => all.flatMap((it) => it.of(kind));
  run.never('let in without the right', of('let in'), requests);
  run.never('private words in answers', of('word'), requests);
  run.never('ids of another account in answers', of('id'), requests);
  run.never('effects without the right', of('effect'), requests);
  run.never(
    'refusals of those who may',
    all.flatMap((it) => it.refused.map(({ text }) => text)),
    all.reduce((sum, it) => sum + it.entries, 0),
  );
}
