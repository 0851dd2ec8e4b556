import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { observe } from '../base/observed.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Health } from '../http/health.ts';
import { listen } from '../http/listen.ts';
import type { ResponseCache } from '../http/response-cache.ts';

/** Upper ends of the classes of times, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface MetricsInput {
  readonly context: Context;
  readonly responses: ResponseCache;
  readonly health: Health;
  readonly port: number;
}

/** Opens a port of its own for Prometheus, with the answers about health beside. Metrics have no personal data. @throws AddressTaken */
export async function openMetrics({ context, responses, health, port }: MetricsInput) {
  const { config, database } = context;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const endObserving = observeTimes(registry);
  const gauges = createGauges(registry);
  const metrics = async () => {
    gauges.cacheBytes.set(responses.bytes);
    for (const [state, count] of Object.entries(database.connections ?? {})) gauges.connections.set({ state }, count);
    try {
      await database.read((tx) => readGauges(tx, gauges, context.now()));
      gauges.up.set(1);
    } catch {
      gauges.up.set(0);
    }
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
  };
  const answer = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/metrics') return metrics();
    return (await health(pathname)) ?? new Response('Not found.\n', { status: 404 });
  };
  const { address, drain } = await listen(answer, { host: config.host, port });
  return {
    address,
    close: async () => {
      endObserving();
      await drain();
    },
  };
}

/** Counts how long answers and jobs take. @returns a function that ends it */
function observeTimes(registry: Registry): () => void {
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name: `landfall_${name}`, help, labelNames, buckets: SECONDS, registers: [registry] });
  const answers = histogram('answer_seconds', 'Time to an answer, by route', 'route', 'method', 'status');
  const jobs = histogram('job_seconds', 'Time of a job’s run, by kind', 'kind', 'outcome');
  return observe(
    ({ route, method, status, seconds }) => answers.observe({ route, method, status }, seconds),
    ({ kind, outcome, seconds }) => jobs.observe({ kind, outcome }, seconds),
  );
}

type Gauges = ReturnType<typeof createGauges>;

function createGauges(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `landfall_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge('database_up', '1 if the database answers, else 0'),
    connections: gauge('database_connections', 'Connections to PostgreSQL, and units that wait for one', 'state'),
    cacheBytes: gauge('response_cache_bytes', 'Answers in memory'),
    jobs: gauge('jobs', 'Jobs, by kind: due, for later, or given up', 'kind', 'state'),
    holds: gauge('held_places', 'Places that open carts hold'),
    leases: gauge('leased_places', 'Places that devices of the desk hold'),
    emails: gauge('emails_waiting', 'Emails that are not sent yet'),
    deliveries: gauge('deliveries_waiting', 'Events that a system outside has not taken yet'),
  };
}

/** The state of a job. */
const stateAt = (at: number) =>
  sql<string>`case when failed_at is not null then 'failed' when run_at > ${at} then 'later' else 'due' end`;

async function readGauges(tx: Transaction, gauges: Gauges, now: Temporal.Instant): Promise<void> {
  const at = now.epochMilliseconds;
  const jobs = await tx
    .selectFrom('jobs')
    .select(['kind', stateAt(at).as('state'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .execute();
  gauges.jobs.reset();
  for (const { kind, state, count } of jobs) gauges.jobs.set({ kind, state }, count);
  const { rows } = await sql<Record<'holds' | 'leases' | 'emails' | 'deliveries', number | string>>`select
    (select coalesce(sum(quantity), 0) from holds where item_id = 0 and expires_at > ${at}) as holds,
    (select coalesce(sum(places), 0) from desk_leases where ends_at is null or ends_at > ${at}) as leases,
    (select count(*) from mails where sent_at is null) as emails,
    (select count(*) from event_deliveries) as deliveries`.execute(tx);
  for (const [name, count] of Object.entries(rows[0] ?? {}))
    gauges[name as 'holds' | 'leases' | 'emails' | 'deliveries'].set(Number(count));
}
