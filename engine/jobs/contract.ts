import { endpoint } from '#domain/contract/endpoint.ts';
import type { Of } from '#domain/contract/fields.ts';
import { instant, integer, list, nullable, optional, shape, string } from '#domain/contract/fields.ts';
import { describe, listMeanings } from '../http/describe.ts';

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
export type FailedJob = Of<typeof FailedJob>;

const paging = shape({ page: optional(string()), page_size: optional(string()) });
describe(paging, { page: listMeanings.page, page_size: listMeanings.page_size });

export const listFailedJobs = endpoint('GET', '/api/failed-jobs/', {
  query: paging,
  reply: shape({
    count: integer(),
    next: nullable(string()),
    previous: nullable(string()),
    results: list(FailedJob),
  }),
});
/** Runs it again at once, from its first attempt. */
export const retryJob = endpoint('POST', '/api/failed-jobs/{id}/retry/', {
  reply: shape({ detail: string() }),
  status: 202,
});
