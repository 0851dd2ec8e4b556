import { endpoint } from '#domain/contract/endpoint.ts';
import { instant, integer, type Of, optional, shape, string } from '#domain/contract/fields.ts';
import { pageOf } from '#domain/contract/webstore.ts';
import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { describe, listMeanings } from '../http/describe.ts';
import { instantText } from '../http/json-response.ts';
import { paginate } from '../http/lists.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type Route, route } from '../http/route.ts';
import { enqueueJob, type Job } from './queue.ts';

/** Failed jobs, for the operator (A42). */
export function jobRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(listFailedJobs, 'operator', async ({ query, url, origin }) => {
      const jobs = await database.read((tx) =>
        failedJobs(tx).orderBy('failed_at', 'desc').orderBy('id', 'desc').execute(),
      );
      return paginate(jobs.map(failedJob), query, url, origin);
    }),
    writeAs(context, retryJob, 'operator', async (tx, { params }) => {
      const id = /^\d{1,15}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
      const job = orNotFound(await failedJobs(tx).where('id', '=', id).executeTakeFirst());
      const { kind, key, payload, account_id } = job;
      await enqueueJob(tx, kind, key, {
        ...(payload !== null && { payload }),
        ...(account_id !== null && { account_id }),
      });
      return { detail: 'It is run again at once.' };
    }),
  ];
}

function failedJobs(tx: Transaction) {
  return tx.selectFrom('jobs').selectAll().where('failed_at', 'is not', null);
}

function failedJob({ id, kind, key, attempts, last_error, failed_at }: Job): FailedJob {
  return { id, kind, key, attempts, last_error: last_error ?? '', failed_at: instantText(failed_at ?? 0) };
}

/** A job that the engine has given up (A42). */
const FailedJob = shape({
  id: integer(),
  kind: string(),
  /** The object of the job: the id of an email, an order, a picture. */
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
  reply: pageOf(FailedJob),
});
/** Runs a failed job again at once, from its first attempt. */
const retryJob = endpoint('POST', '/api/failed-jobs/{id}/retry/', {
  reply: shape({ detail: string() }),
  status: 202,
});
