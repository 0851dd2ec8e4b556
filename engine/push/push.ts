import { Agent, request } from 'node:https';
import { lookUpPublicHost } from '../base/public-hosts.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedOnce } from '../database/stored-secret.ts';
import type { RowOf } from '../database/tables.ts';

interface PushDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly database: Database;
  /** The sender's address of this engine's emails. */
  readonly mail: { readonly address: string };
}

type Subscription = Pick<RowOf<'push_subscriptions'>, 'endpoint' | 'p256dh' | 'auth'>;

/** Web Push to devices of the desk (RFC 8030, 8291 and 8292). */
export type Push = Awaited<ReturnType<typeof openPush>>;

/** Seconds for which a push service keeps a message: after a day it is useless. */
const TTL_SECONDS = 24 * 60 * 60;
/** The time limit of one message, from the look-up of its host to the answer. */
const MOST_MILLISECONDS = 5_000;

/** @param agent  connects to push services: by default only at public addresses */
export async function openPush(
  { config, database, mail }: PushDeps,
  agent: Agent = new Agent({ lookup: lookUpPublicHost }),
) {
  const key = await storedOnce(database, 'vapid_key', async () =>
    JSON.stringify((await loadWebPush()).generateVAPIDKeys()),
  );
  const { publicKey, privateKey } = JSON.parse(key) as { publicKey: string; privateKey: string };
  // The contact that push services use if something is wrong.
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${mail.address}`;
  const vapidDetails = { subject, publicKey, privateKey };

  /** @returns the push service's status. @throws Error if it is not reached */
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
        // The engine reads only the status.
        response.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    /** The public key with which browsers subscribe: raw P-256, base64url. */
    publicKey,
    send,
  };
}

/** Loads the package on demand, because few engines send messages. */
async function loadWebPush() {
  return (await import('web-push')).default;
}
