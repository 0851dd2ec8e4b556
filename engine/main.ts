import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { openAccounts } from './accounts/accounts.ts';
import { userByEmail } from './accounts/model/queries.ts';
import { createAnswers, createApp } from './app.ts';
import { type Log, loggedError } from './base/log.ts';
import { createPost } from './base/outgoing.ts';
import { waitForQuiet } from './base/quiet.ts';
import { createTxtRecords } from './base/txt-records.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { FolderInUse } from './database/lock.ts';
import { keepPrivate } from './database/private-folder.ts';
import { DatabaseRefused, Unavailable } from './database/unavailable.ts';
import { DEMO_USER } from './demo/demo-user.ts';
import { isDeskMarked } from './demo/desk-mark.ts';
import { hasNoStore } from './demo/has-no-store.ts';
import { createDocuments } from './http/documents/documents.ts';
import { createFiles } from './http/documents/files.ts';
import { openPageBuild } from './http/documents/page-build.ts';
import { createHealth } from './http/health.ts';
import { AddressTaken, listen } from './http/listen.ts';
import { ResponseCache } from './http/response-cache.ts';
import { openImageWorker } from './images/image-worker.ts';
import { Pictures } from './images/pictures.ts';
import { warmUp } from './images/warm-up.ts';
import { Jobs, wakingJobs } from './jobs/runner.ts';
import { createGeocoder, prepareLocation } from './location/location.ts';
import { createMail } from './mail/mail.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './payments/open.ts';
import { openPush } from './push/push.ts';
import { createServer } from './server.ts';

/** A signal ends a start at once. An engine that is open ends after it has answered all requests under way. */
let stop = (): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());

try {
  await start(readConfig(process.env));
} catch (error) {
  const expected = [ConfigError, DatabaseRefused, FolderInUse, AddressTaken];
  const isExpected = error instanceof Error && expected.some((it) => error instanceof it);
  if (!isExpected && !(error instanceof Unavailable)) throw error;
  console.error(isExpected ? error.message : `The database does not take writes: ${String(error.cause)}.`);
  process.exit(1);
}

/** Starts the one engine of this process, and makes every real service that its parts depend on. */
async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, serializers: { err: (error: unknown) => loggedError(error) } });
  keepDataPrivate(config);
  const own = { address: '' };
  const context = await openContext(config, log, own);
  const page = await (config.dev ? livePage() : builtPage());
  const responses = new ResponseCache();
  const api = createAnswers(context, responses);
  const closing = new AbortController();
  const health = createHealth(context.database, () => closing.signal.aborted);
  const site = createServer(context, {
    health,
    api,
    files: page.files,
    documents: createDocuments(context, createApp(context, api), page.build, responses),
  });
  const listening = await listen(site, config);
  own.address = listening.address;
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    closing.abort();
    await Promise.all([listening.drain(), ...ends.map((end) => end())]);
    await page.close();
    await context.mail.close();
    await context.database.close();
  };
  stop = () => void close();
  if (config.metricsPort !== null) {
    const { openMetrics } = await import('./operate/metrics.ts');
    const metrics = await openMetrics({ context, responses, health, port: config.metricsPort });
    ends.push(metrics.close);
    log.info({ address: metrics.address }, 'metrics are open');
  }
  if (config.mailUrl !== null && config.accountsUrl === null && config.publicUrl === null)
    log.warn(
      `Links in mails lead to ${listening.address}: set ACCOUNTS_URL or PUBLIC_URL to where their readers find it.`,
    );

  const hasDemoDesk = config.demoDesk && (await context.database.read(isDeskMarked));
  if (hasDemoDesk) {
    const opened = openDemoDeskLater(context, closing.signal);
    ends.push(() => opened);
    await opened;
  }
  if (closing.signal.aborted) return;

  const background = startLater(context, closing.signal);
  ends.push(async () => (await background)?.());
  void prepareLocation(context, closing.signal).then(() => warmUp(context, closing.signal));
  if (hasDemoDesk) {
    const past = import('./demo/demo-past.ts').then(({ openDemoPast }) => openDemoPast(context, closing.signal));
    ends.push(() => past);
  }
  // These lines come last: a program that reads them may stop the engine at once.
  if (config.demoDesk && (await context.database.read((tx) => userByEmail(tx, DEMO_USER.email))))
    console.log(`Its desk: ${listening.address}/desk/ (${DEMO_USER.email}, password ${DEMO_USER.password})`);
  console.log(`Landfall is open at ${listening.address}/`);
}

/** @param own  gets the engine's address once it listens */
async function openContext(config: Config, log: Log, own: { readonly address: string }): Promise<Context> {
  // Clients read the same instants as the database stores: both have milliseconds.
  const now = () => Temporal.Instant.fromEpochMilliseconds(Date.now());
  const newId = () => randomUUID();
  const opened = await openDatabase(config, log);
  const database = wakingJobs(opened, () => jobs.resume());
  await fillEmpty(database, now(), config, log);
  await refuseUnknownStore(database, config);
  const noticesUrl = () => `${own.address}/api/payments/notices/sandbox/`;
  const post = (request: Request) => fetch(request);
  const scenes = new URL('demo/pictures.ts', import.meta.url);
  const mail = createMail({ config, database, now, newId });
  const jobs = new Jobs({ database, now, log }, async () => (await import('./background.ts')).jobHandlers(context));
  const context: Context = {
    config,
    database,
    catalogue: createCatalogue(database, config),
    payments: await openPayments(config, { database, log, now, newId, noticesUrl, post }),
    pictures: new Pictures({ config, database, newId }, openImageWorker({ scenes, dataDir: config.dataDir })),
    accounts: await openAccounts({ config, database, newId, address: () => own.address }),
    mail,
    push: await openPush({ config, database, mail }),
    post: createPost(),
    jobs,
    geocoder: createGeocoder({ config, now, log }),
    txtRecords: createTxtRecords(),
    now,
    newId,
    log,
  };
  return context;
}

/** Imports the demo store into an empty database. */
async function fillEmpty(
  database: Database,
  now: Temporal.Instant,
  { demoDesk, publicUrl }: Config,
  log: Log,
): Promise<void> {
  if (!(await database.read(hasNoStore))) return;
  const { importDemoStore } = await import('./demo/import-demo-store.ts');
  const isDemo = await importDemoStore(database, now, { hasDesk: demoDesk });
  if (isDemo && publicUrl !== null)
    log.warn(
      {},
      `The database is empty, so ${publicUrl} shows the demo store, whose cards are tests. Is DATA_DIR, or DATABASE_URL, the right one?`,
    );
}

/** A visitor who opens the shop as soon as the port is there does not wait for the bookings of the demo store. */
async function openDemoDeskLater(context: Context, signal: AbortSignal): Promise<void> {
  await waitForQuiet(signal, 2_000).catch(() => {});
  if (signal.aborted) return;
  const { openDemoDesk } = await import('./demo/demo-desk.ts');
  await openDemoDesk(context, (at) => createApp({ ...context, now: () => at }), signal);
}

// perf: docs/performance.md#late-routes
/**
 * Starts background work, and loads the code for bookings, after the first answers, which would wait otherwise.
 *
 * @returns a function that stops the work; null if it has not begun
 */
async function startLater(context: Context, signal: AbortSignal): Promise<(() => Promise<void>) | null> {
  await waitForQuiet(signal, 2_000).catch(() => {});
  if (signal.aborted) return null;
  const { startBackground } = await import('./background.ts');
  const stop = startBackground(context);
  await import('./visitor-routes.ts');
  return stop;
}

async function builtPage() {
  return {
    files: createFiles(folder('../dist/page'), folder('../dist/before')),
    build: openPageBuild,
    close: async () => {},
  };
}

async function livePage() {
  const { openLivePage } = await import('./http/documents/vite-dev.ts');
  const live = await openLivePage();
  const publicFiles = createFiles(folder('../public'));
  const files = async (request: Request, url: URL) => (await live.file(request)) ?? publicFiles(request, url);
  return { files, build: async () => live.build, close: () => live.close() };
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** @throws ConfigError if the folder cannot be used */
function keepDataPrivate({ dataDir }: Config): void {
  try {
    keepPrivate(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR '${dataDir}' cannot be used: ${(error as Error).message}.`);
  }
}

async function refuseUnknownStore(database: Database, { store }: Config): Promise<void> {
  if (store === null) return;
  const slugs = await database.read((tx) => tx.selectFrom('stores').select('slug').execute());
  if (slugs.some(({ slug }) => slug === store)) return;
  throw new ConfigError(`STORE is '${store}': there are only ${slugs.map(({ slug }) => `'${slug}'`).join(', ')}.`);
}
