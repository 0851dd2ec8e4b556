import { endpoint } from '#domain/contract/endpoint.ts';
import { instant, integer, list, nullable, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { describe, listMeanings } from '../http/describe.ts';
import { paginate } from '../http/lists.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type Route, route } from '../http/route.ts';
import { enqueueJob, type Job } from './queue.ts';

/** Failed jobs, for the operator (A42). */
export function jobRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(
      listFailedJobs,
      async ({ query, url, origin }) => {
        const jobs = await database.read((tx) =>
          tx
            .selectFrom('jobs')
            .selectAll()
            .where('failed_at', 'is not', null)
            .orderBy('failed_at', 'desc')
            .orderBy('id', 'desc')
            .execute(),
        );
        return paginate(jobs.map(failedJob), query, url, origin);
      },
      'operator',
    ),
    writeAs(
      context,
      retryJob,
      async (tx, { params }) => {
        const id = /^\d{1,15}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
        const job = await tx
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', id)
          .where('failed_at', 'is not', null)
          .executeTakeFirst();
        if (!job) throw notFound();
        await enqueueJob(tx, job.kind, job.key, job.payload === null ? {} : { payload: job.payload });
        return { detail: 'It is run again at once.' };
      },
      'operator',
    ),
  ];
}

function failedJob({ id, kind, key, attempts, last_error, failed_at }: Job): FailedJob {
  const at = Temporal.Instant.fromEpochMilliseconds(failed_at ?? 0).toString();
  return { id, kind, key, attempts, last_error: last_error ?? '', failed_at: at };
}

/** A job that was given up (A42). */
const FailedJob = shape({
  id: integer(),
  kind: string(),
  /** What it is about: the id of an email, an order, a picture. */
  key: string(),
  attempts: integer(),
  last_error: string(),
  failed_at: instant(),
});
type FailedJob = Of<typeof FailedJob>;

const paging = shape({ page: optional(string()), page_size: optional(string()) });
describe(paging, { page: listMeanings.page, page_size: listMeanings.page_size });

const listFailedJobs = endpoint('GET', '/api/failed-jobs/', {
  query: paging,
  reply: shape({
    count: integer(),
    next: nullable(string()),
    previous: nullable(string()),
    results: list(FailedJob),
  }),
});
/** Runs it again at once, from its first attempt. */
const retryJob = endpoint('POST', '/api/failed-jobs/{id}/retry/', {
  reply: shape({ detail: string() }),
  status: 202,
});
