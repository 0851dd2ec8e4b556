import type { Accounts } from './accounts/accounts.ts';
import type { Log } from './base/log.ts';
import type { Post } from './base/outgoing.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Pictures } from './images/pictures.ts';
import type { Jobs } from './jobs/runner.ts';
import type { Geocoder } from './location/geocoder.ts';
import type { Mail } from './mail/mail.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Push } from './push/push.ts';

export type { Attachment, Email } from './mail/mail.ts';
export type {
  CheckoutRequest,
  PaymentOutcome as Outcome,
  RefundNotice,
  RefundOutcome,
  ReversalNotice,
} from './payments/provider.ts';

/** All services outside the engine that it uses: `main.ts` makes the real ones, tests make their own. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly payments: PaymentProvider;
  readonly pictures: Pictures;
  readonly accounts: Accounts;
  readonly mail: Mail;
  readonly push: Push;
  /** Sends to systems that sellers name. */
  readonly post: Post;
  readonly jobs: Jobs;
  readonly geocoder: Geocoder;
  /** The texts of a name's TXT records; empty if the name does not exist. */
  readonly txtRecords: (name: string) => Promise<readonly string[]>;
  readonly now: () => Temporal.Instant;
  /** A UUIDv4: 122 random bits. */
  readonly newId: () => string;
  log: Log;
}
