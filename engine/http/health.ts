import type { Database } from '../database/database.ts';
import { createProof } from '../database/health.ts';

/** Answers `/healthz`, that the process lives, and `/readyz`, that it takes requests and writes; null for any other path. */
export type Health = (path: string) => Promise<Response> | null;

export function createHealth(database: Database, isEnding: () => boolean): Health {
  const proveWritable = createProof(database);
  const answers: Readonly<Record<string, () => Promise<void>>> = {
    '/healthz': async () => {},
    '/readyz': async () => {
      if (isEnding()) throw new Error('it is ending');
      await proveWritable();
    },
  };
  return (path) =>
    answers[path]?.().then(
      () => textResponse(200, 'ok'),
      (error: unknown) => textResponse(503, error instanceof Error ? error.message : String(error)),
    ) ?? null;
}

function textResponse(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}
