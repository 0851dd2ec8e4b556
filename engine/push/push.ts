import { Agent, request } from 'node:https';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedOnce } from '../database/stored-secret.ts';
import type { RowOf } from '../database/tables.ts';
import { publicLookup } from '../public-hosts.ts';

interface PushDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  /** The address that emails of this engine come from. */
  readonly mail: { readonly address: string };
}

type Subscription = Pick<RowOf<'push_subscriptions'>, 'endpoint' | 'p256dh' | 'auth'>;

/** Web Push to devices of the desk (RFC 8030, 8291 and 8292). */
export type Push = Awaited<ReturnType<typeof openPush>>;

/** A message that nobody could take for a day is of no use. */
const TTL_SECONDS = 24 * 60 * 60;
/** One message, from the look-up of its host to the answer. */
const MOST_MILLISECONDS = 5_000;

/** @param agent  connects to push services: by default only at public addresses */
export async function openPush(
  { config, database, mail }: PushDeps,
  agent: Agent = new Agent({ lookup: publicLookup }),
) {
  const key = await storedOnce(database, 'vapid_key', async () =>
    JSON.stringify((await loadWebPush()).generateVAPIDKeys()),
  );
  const { publicKey, privateKey } = JSON.parse(key) as { publicKey: string; privateKey: string };
  // Whom a push service writes to if something is wrong.
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${mail.address}`;
  const vapidDetails = { subject, publicKey, privateKey };

  /** @returns the status of the push service. @throws Error where it is not reached */
  async function send({ endpoint, p256dh, auth }: Subscription, payload: string): Promise<number> {
    const webPush = await loadWebPush();
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: TTL_SECONDS,
      vapidDetails,
    });
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    return new Promise((resolve, reject) => {
      const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        // What it says besides is read by nobody.
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    /** Raw P-256, base64url: browsers subscribe with it. */
    publicKey,
    send,
  };
}

/** Few engines have anybody to send a message to. */
async function loadWebPush() {
  return (await import('web-push')).default;
}
