import { findPostgres } from '#tests/support/engine/postgres.ts';
import type { Shop } from '#tests/support/engine/shop.ts';
import { root } from '#tests/support/root.ts';
import type { Part, Run } from '../part.ts';
import { readTour, signIn } from '../support/desk.ts';
import { buildLastRelease } from '../support/last-release.ts';
import { misfitsIn } from '../support/misfits.ts';
import { nowAfter } from '../support/rest.ts';
import { send } from '../support/send.ts';
import { Trade } from '../support/trade.ts';
import { trading } from '../support/under-trouble.ts';
import { openWorld, type System, type World } from '../support/world.ts';

const TURNS = 10;
/** Acts of each client in one turn. */
const ACTS = 10;

export const part: Part = {
  title: 'Do the last release and this version work on the same data, one after the other and side by side?',
  controls: [],
  async run(run) {
    const release = buildLastRelease();
    if (!release) return void run.notRun.push('the last release: this clone does not have its commit');
    try {
      const trees = [release.tree, root] as const;
      await playTurns(run, 'SQLite', `${release.name} and this version in turns`, async (world, play) => {
        for (let turn = 0; turn < run.times(TURNS, 2) * 2; turn += 1) {
          const shop = await world.open({}, trees[turn % 2]);
          try {
            await play(shop);
          } finally {
            await shop.stop();
          }
        }
      });
      if (findPostgres() === null) return void run.notRun.push('PostgreSQL, which this machine does not have');
      await playTurns(run, 'PostgreSQL', `${release.name} beside this version`, async (world, play) => {
        const shops = await Promise.all(trees.map((tree) => world.open({ PORT: '0' }, tree)));
        try {
          for (let turn = 0; turn < run.times(TURNS, 2) * 2; turn += 1) await play(shops[turn % 2] as Shop);
        } finally {
          await Promise.all(shops.map((it) => it.stop()));
        }
      });
    } finally {
      release.remove();
    }
  },
};

type Play = (shop: Shop) => Promise<void>;

async function playTurns(
  run: Run,
  system: System,
  name: string,
  playAll: (world: World, play: Play) => Promise<void>,
): Promise<void> {
  const world = await openWorld(system);
  const trade = new Trade((index) => run.chance(system === 'SQLite' ? 1 : 2, index));
  const imports: string[] = [];
  let turns = 0;
  try {
    await playAll(world, async (shop) => {
      turns += 1;
      trade.url = shop.url;
      trade.tour ??= await readTour(shop.url);
      trade.tokens = await signIn(shop.url);
      await trading(trade, () => false, undefined, ACTS);
      imports.push(...(await importAndUndo(shop.url, trade.tokens.office, turns)));
    });
    await world.look(async (database) => {
      const { half, doubled, refunds } = await misfitsIn(database, system, nowAfter(0));
      run.never(`lost writes: ${name}`, await trade.promises.broken(database), trade.acknowledged);
      run.never(`rows that do not fit together: ${name}`, [...half, ...doubled, ...refunds], trade.acknowledged);
    });
    run.never(`wrong answers: ${name}`, trade.faults, trade.acknowledged);
    run.never(`imports that are refused, or not undone: ${name}`, imports, turns);
  } finally {
    await world.close();
  }
}

/** Imports a tour and undoes it, because the tables of imports have changed since the release. @returns what went wrong */
async function importAndUndo(url: string, token: string, turn: number): Promise<string[]> {
  const imports = '/api/base-accounts/1/imports/';
  const table = `Title;Price;Places;Start times;From;To\nTour ${turn};20;10;9:00;2027-05-01;2027-06-01\n`;
  const form = new FormData();
  form.set('file', new File([table], 'tours.csv', { type: 'text/csv' }));
  const headers = { authorization: `Bearer ${token}` };
  const planned = await fetch(url + imports, { method: 'POST', body: form, headers });
  const { id } = (await planned.json()) as { id: string };
  const faults: string[] = [];
  for (const act of ['apply', 'undo']) {
    const { status, body, text } = await send(url, {
      method: 'POST',
      path: `${imports}${id}/${act}/`,
      body: {},
      token,
    });
    const isDone = status === 200 && (act === 'apply' || body['deleted'] === 1);
    if (!isDone) faults.push(`${act} in turn ${turn}: ${status} ${text.slice(0, 200)}`);
  }
  return faults;
}
