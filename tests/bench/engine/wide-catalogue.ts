import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import { root } from '../../support/root.ts';

export interface WideFolder {
  dataDir: string;
  experiences: number;
  departures: number;
  remove: () => Promise<void>;
}

/** Fills a folder with copies of the demo store's experiences, so many in all, each with about 200 departures of its own. */
export async function aWideFolder(experiences: number): Promise<WideFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-wide-'));
  const database = await openSqlite(dataDir);
  const now = Temporal.Now.instant();
  const demo = await aSparseDemo();
  await importDemoStore(database, now, { folder: demo });
  await rm(demo, { recursive: true });
  await database.close();
  const departures = copyUntil(join(dataDir, 'landfall.sqlite'), experiences);
  return { dataDir, experiences, departures, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A copy of the demo store's folder, with one start of each experience on two or three days of the week: 157 or 236 in 550 days. */
async function aSparseDemo(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-sparse-'));
  const document = JSON.parse(await readFile(`${root}engine/demo/store/store.json`, 'utf8')) as {
    experiences: { schedule: CarriedSchedule }[];
  };
  for (const [n, it] of document.experiences.entries()) {
    const { start_times, seasons, cutoff_minutes } = it.schedule;
    const starts = start_times.slice(0, 1);
    const weekdays = [1 + (n % 7), 1 + ((n + 2) % 7), ...(n % 5 < 3 ? [1 + ((n + 4) % 7)] : [])];
    const capacity = seasons[0]?.capacity ?? 10;
    const times = starts.map(({ time }) => time);
    const season = { from: '2020-01-01', to: '2099-12-31', yearly: false, weekdays, start_times: times, capacity };
    it.schedule = { cutoff_minutes, start_times: starts, seasons: [season], exceptions: [] };
  }
  await writeFile(join(folder, 'store.json'), JSON.stringify(document));
  return folder;
}

interface CarriedSchedule {
  cutoff_minutes: number;
  start_times: { time: string }[];
  seasons: { capacity: number }[];
  exceptions: [];
}

/** Lets the database copy the rows itself, without its safeguards. If the bench crashes, it starts again. @returns the number of departures */
function copyUntil(path: string, experiences: number): number {
  const file = new DatabaseSync(path);
  file.exec('pragma synchronous = off; pragma foreign_keys = off; begin');
  const templates = file.prepare('select id, default_rate_id from experiences order by id').all();
  const copy = copier(file);
  for (let n = templates.length; n < experiences; n++) {
    const template = templates[n % templates.length];
    copy(Number(template?.['id']), n);
  }
  // Every 40th departure is sold out, so the listing must not show it as open.
  file.exec('update departures set sold = iif(id % 40 = 0, capacity, 0); commit');
  const departures = file.prepare('select count(*) as n from departures').get()?.['n'];
  file.close();
  return Number(departures);
}

/** Copies an experience with all its parts, as the nth in the listing. */
function copier(file: DatabaseSync): (template: number, n: number) => void {
  const columnsOf = (table: string) =>
    file
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => String(name));
  /** Copies the rows of an owner `:of` under new ids, with other values in the given columns. @returns the last id */
  const copying = (table: string, owner: string, fields: Record<string, string>) => {
    const columns = columnsOf(table).filter((it) => it !== 'id');
    const values = columns.map((it) => fields[it] ?? it);
    const statement = file.prepare(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table} where ${owner} = :of`,
    );
    statement.setAllowUnknownNamedParameters(true);
    return (row: Record<string, SQLInputValue>) => Number(statement.run(row).lastInsertRowid);
  };

  const experience = copying('experiences', 'id', { slug: `slug || '-' || :n`, title: `title || ' ' || :n` });
  const start = copying('start_times', 'experience_id', { experience_id: ':to' });
  const rate = copying('pricing_rates', 'id', { experience_id: ':to' });
  const options = copying('pricing_options', 'rate_id', { rate_id: ':made' });
  const moved = { departures: { start_time_id: ':started', sold: '0' }, store_experiences: { position: ':n' } };
  const others = ['experience_categories', 'experience_pictures', 'experience_extras', 'agenda_items'];
  const parts = Object.entries({ ...moved, ...Object.fromEntries(others.map((table) => [table, {}])) }).map(
    ([table, fields]) => copying(table, 'experience_id', { experience_id: ':to', ...fields }),
  );
  const ratesOf = file.prepare('select id from pricing_rates where experience_id = ? order by position');
  const startOf = file.prepare('select id from start_times where experience_id = ?');
  const finish = file.prepare(
    'update experiences set default_rate_id = ?, seasons_json = replace(seasons_json, ?, ?) where id = ?',
  );

  return (of, n) => {
    const to = experience({ of, n });
    const started = start({ of, to });
    for (const copy of parts) copy({ of, to, started, n });
    const rates = ratesOf.all(of).map(({ id }) => {
      const made = rate({ of: Number(id), to });
      options({ of: Number(id), made });
      return made;
    });
    finish.run(rates[0] ?? null, `[${Number(startOf.get(of)?.['id'])}]`, `[${started}]`, to);
  };
}
