import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** What the sandbox needs of the world. */
export interface SandboxWorld {
  readonly database: Database;
  readonly log: Log;
  /** What notices are signed with; null: one of its own, kept in the database. */
  readonly secret: string | null;
  readonly now: () => Temporal.Instant;
  readonly newId: () => string;
  /** Where its merchant wants its notices. */
  readonly noticesUrl: () => string;
  /** Sends a request over HTTP. */
  readonly post: (request: Request) => Promise<Response>;
}
