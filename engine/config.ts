import type { Failure } from 'superstruct';
import { firstLike, isOlder } from '#domain/app/version.ts';
import {
  boolean,
  choice,
  integer,
  type Of,
  optional,
  pattern,
  reasonOf,
  shape,
  text,
} from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { version } from './base/version.ts';
import { type Network, parseNetwork } from './http/client-network.ts';
import { sentenceOf } from './http/problem-sentences.ts';

/** The value that a setting must have, in words for the operator. */
const hint = (detail: string) => reason('refused', { detail });

/** All environment variables that the engine reads, once at its start. The README lists them. */
const Environment = shape({
  PORT: optional(integer({ min: 0, max: 65_535 })),
  METRICS_PORT: optional(integer({ min: 0, max: 65_535 })),
  HOST: optional(pattern(/^[\w.:-]+$/, hint('Enter a host name or an address.'))),
  DATA_DIR: optional(text()),
  DATABASE_URL: optional(
    pattern(/^(sqlite$|postgres(ql)?:\/\/)/, hint('Enter an address such as postgres://user:password@host:5432/name.')),
  ),
  DATABASE_POOL: optional(integer({ min: 1, max: 500 })),
  PUBLIC_URL: optional(
    pattern(/^https?:\/\/[\w.-]+(:\d+)?\/?$/, hint('Enter an origin such as https://shop.example.')),
  ),
  SHOP_DOMAIN: optional(pattern(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, hint('Enter a host name such as shops.example.'))),
  STORE: optional(pattern(/^[a-z0-9-]+$/, hint('Enter the slug of a store.'))),
  PAYMENTS: optional(choice('sandbox', 'stripe')),
  STRIPE_SECRET_KEY: optional(
    pattern(/^(sk|rk)_(test|live)_\w+$/, hint('Enter a secret key, which begins with sk_ or rk_.')),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    pattern(/^whsec_[^\s,]+(, ?whsec_[^\s,]+)*$/, hint('Enter the signing secret of the webhook: whsec_….')),
  ),
  STRIPE_API: optional(pattern(/^https?:\/\/[\w.-]+(:\d+)?\/?$/, hint('Enter an origin.'))),
  STRIPE_CHECKOUT: optional(
    pattern(/^https?:\/\/[\w.-]+(:\d+)?\/?$/, hint('Enter an origin such as https://pay.example.')),
  ),
  SANDBOX_SECRET: optional(text({ min: 16 })),
  JWT_SECRET: optional(text({ min: 32 })),
  OPERATOR: optional(pattern(/^[^@\s]+@[^@\s]+$/, hint('Enter an e-mail address.'))),
  REGISTRATION: optional(choice('open', 'invited', 'closed')),
  ACCOUNTS_URL: optional(pattern(/^https?:\/\/\S+$/, hint('Enter an address such as https://office.example.'))),
  TRUSTED_PROXIES: optional(integer({ min: 0, max: 10 })),
  KIOSK_NETWORKS: optional(text()),
  NETWORK_PLACES: optional(integer({ min: 0, max: 1_000_000 })),
  NETWORK_CARTS: optional(integer({ min: 0, max: 1_000_000 })),
  NETWORK_RESERVATIONS: optional(integer({ min: 0, max: 1_000_000 })),
  NETWORK_SHARE: optional(integer({ min: 0, max: 100 })),
  MAIL_URL: optional(pattern(/^smtps?:\/\//, hint('Enter an address such as smtps://user:password@mail.example.'))),
  MAIL_FROM: optional(text()),
  RECAPTCHA_SECRET: optional(text()),
  RECAPTCHA_URL: optional(pattern(/^https?:\/\/\S+$/, hint('Enter an address.'))),
  LOCATION_SERVICE: optional(choice('photon', 'nominatim')),
  LOCATION_URL: optional(pattern(/^https?:\/\/\S+$/, hint('Enter an address such as https://photon.example.'))),
  LOCATION_TIMEOUT: optional(integer({ min: 100, max: 30_000 })),
  VIDEO_CHECK: optional(boolean()),
  RETIRE_WORKER: optional(boolean()),
  MIN_CLIENT: optional(pattern(/^\d+\.\d+\.\d+$/, hint('Enter a version such as 1.4.0.'))),
  LOG_LEVEL: optional(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  DEMO_DESK: optional(boolean()),
  LANDFALL_DEV: optional(boolean()),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

export type StripeAccount = NonNullable<Config['stripe']>;

/** @throws ConfigError with a message that names each wrong value and its fault */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const [error, it] = Environment.validate(settings, { coerce: true });
  if (error) throw new ConfigError(error.failures().map(sentence).join('\n'));
  // With a MIN_CLIENT above this version, every page would stay too old, however often it was loaded again.
  if (it.MIN_CLIENT !== undefined && isOlder(version, it.MIN_CLIENT))
    throw new ConfigError(`MIN_CLIENT is '${it.MIN_CLIENT}': This is version ${version}.`);
  const isLocal = it.PUBLIC_URL === undefined && ['127.0.0.1', 'localhost', '::1'].includes(it.HOST ?? '127.0.0.1');
  return {
    /** 0: the system chooses a free port. */
    port: it.PORT ?? 8080,
    /** The port for Prometheus; null: there are no metrics. */
    metricsPort: it.METRICS_PORT ?? null,
    host: it.HOST ?? '127.0.0.1',
    dataDir: it.DATA_DIR ?? './.data',
    /** The address of a PostgreSQL database; null: an SQLite file below `dataDir`. */
    databaseUrl: it.DATABASE_URL === undefined || it.DATABASE_URL === 'sqlite' ? null : it.DATABASE_URL,
    databasePool: it.DATABASE_POOL ?? 10,
    /** The origin under which visitors see the shop, without a closing slash; null: the request's own origin. */
    publicUrl: it.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    /** The slug of the store that answers on a host that belongs to no store (A17). */
    store: it.STORE ?? null,
    /** The domain below which each shop that a seller opens gets its address; null: a shop has no address until its seller proves a domain. */
    shopDomain: it.SHOP_DOMAIN ?? (isLocal ? 'localhost' : null),
    /** null: the sandbox takes the payments. */
    stripe: stripeAccount(it),
    /** The secret that signs the sandbox's notices; null: the engine makes a secret and keeps it in the database. */
    sandboxSecret: it.SANDBOX_SECRET ?? null,
    /** The secret that signs users' tokens; null: the engine makes a secret and keeps it in the database. */
    jwtSecret: it.JWT_SECRET ?? null,
    /** The operator's email address. A user who resets its password by email runs the engine, with every right in every account. */
    operator: it.OPERATOR ?? null,
    /** The people who may register (A23). */
    registration: it.REGISTRATION ?? 'invited',
    /** The first part of links in emails about users, without a closing slash; null: the origin at which visitors see the shop. */
    accountsUrl: it.ACCOUNTS_URL?.replace(/\/$/, '') ?? null,
    /** The number of proxies before the engine, whose forwarded client addresses it believes. */
    trustedProxies: it.TRUSTED_PROXIES ?? 0,
    /** Networks of the shop's own kiosks and desks, which have no network limits (P17). */
    kioskNetworks: networksOf(it.KIOSK_NETWORKS ?? ''),
    /** The most that one network may hold at a time; 0 is no limit. `reservations` are orders that are to be paid by hand. */
    networkLimits: {
      places: it.NETWORK_PLACES ?? 200,
      carts: it.NETWORK_CARTS ?? 60,
      reservations: it.NETWORK_RESERVATIONS ?? 30,
      /** The percentage of one departure that several carts of one network may hold. */
      share: it.NETWORK_SHARE ?? 50,
    },
    /** An SMTP server; null: emails become files below `dataDir`. */
    mailUrl: it.MAIL_URL ?? null,
    mailFrom: it.MAIL_FROM ?? 'Landfall <no-reply@localhost>',
    /** null: no service checks whether a visitor is a robot. */
    recaptchaSecret: it.RECAPTCHA_SECRET ?? null,
    recaptchaUrl: it.RECAPTCHA_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
    /** The service that searches places before the engine’s own list; null: only the own list. */
    locationService: locationService(it),
    /** Whether the engine asks YouTube and Vimeo about the videos that sellers name (A19). */
    videoCheck: it.VIDEO_CHECK ?? false,
    /** Whether devices are to remove their installed service worker (W10). */
    retireWorker: it.RETIRE_WORKER ?? false,
    /** The oldest version of the page that the engine accepts (W10). */
    minClient: it.MIN_CLIENT ?? firstLike(version),
    logLevel: it.LOG_LEVEL ?? 'info',
    /** Whether the demo store gets a desk with a public password: only if no other machine reaches the engine. */
    demoDesk: it.DEMO_DESK ?? isLocal,
    dev: it.LANDFALL_DEV ?? false,
  };
}

/** @throws ConfigError for text that is no network */
function networksOf(text: string): Network[] {
  return text
    .split(',')
    .filter((it) => it.trim() !== '')
    .map((it) => {
      const network = parseNetwork(it);
      if (!network)
        throw new ConfigError(
          `KIOSK_NETWORKS is '${text}': Enter addresses or networks such as 203.0.113.7, 192.168.4.0/24.`,
        );
      return network;
    });
}

/** Each of the two secrets switches Stripe on, unless PAYMENTS is 'sandbox'. @throws ConfigError if one of them is missing */
function stripeAccount(it: Of<typeof Environment>) {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = it;
  const isConfigured = PAYMENTS === 'stripe' || secretKey !== undefined || webhookSecret !== undefined;
  if (PAYMENTS === 'sandbox' || !isConfigured) return null;
  if (secretKey === undefined) throw new ConfigError("STRIPE_SECRET_KEY: Enter Stripe's secret key, sk_….");
  if (webhookSecret === undefined)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: Enter the signing secret of the webhook, whsec_….');
  return {
    secretKey,
    /** The secrets with which Stripe signs its notices: several while a new secret replaces an old one. */
    webhookSecrets: webhookSecret.split(/, ?/),
    api: it.STRIPE_API ?? 'https://api.stripe.com',
    checkout: new URL(it.STRIPE_CHECKOUT ?? 'https://checkout.stripe.com').origin,
  };
}

/** @throws ConfigError if only one of kind and address is set */
function locationService(it: Of<typeof Environment>) {
  const { LOCATION_SERVICE: kind, LOCATION_URL: url, LOCATION_TIMEOUT: timeoutMilliseconds = 2_000 } = it;
  if (kind === undefined && url === undefined) return null;
  if (kind === undefined) throw new ConfigError('LOCATION_SERVICE: Say which it is, photon or nominatim.');
  if (url === undefined) throw new ConfigError(`LOCATION_URL: Say where the ${kind} is to be asked.`);
  return { kind, url: url.replace(/\/+$/, ''), timeoutMilliseconds };
}

/** An error of the configuration. The start prints its message and nothing else. */
export class ConfigError extends Error {}

/** The message does not repeat a secret, because output ends in logs. */
function sentence(failure: Failure): string {
  const { key, value } = failure;
  const shown = secrets.has(key) ? '' : ` is '${String(value)}'`;
  return `${key}${shown}: ${sentenceOf(reasonOf(failure))}`;
}

const secrets: ReadonlySet<unknown> = new Set([
  'SANDBOX_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'DATABASE_URL',
  'JWT_SECRET',
  'MAIL_URL',
  'RECAPTCHA_SECRET',
]);
