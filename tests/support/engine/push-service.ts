import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { type JWTPayload, jwtVerify } from 'jose';
import { certificate } from '#tests/bench/page/edge.ts';

/** A message as the push service got it, and as the browser behind it could read it. */
export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The claims of the VAPID token. Its signature was checked with `vapidKey`. */
  readonly claims: JWTPayload;
  readonly vapidKey: string;
  readonly body: Buffer;
}

/** A push service by RFC 8030 and RFC 8292 on this machine, and an agent that reaches it under each host name. */
export async function aPushService() {
  const { key, cert } = certificate();
  const pushed: Pushed[] = [];
  const answers = { status: 201 };
  const take = async (request: IncomingMessage): Promise<number> => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { headers, url: path = '' } = request;
    const [, token = '', vapidKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const audience = `https://${headers.host}`;
    const { payload } = await jwtVerify(token, publicKeyFrom(vapidKey), { audience, algorithms: ['ES256'] });
    pushed.push({ path, headers, claims: payload, vapidKey, body });
    return answers.status;
  };
  const server = createServer({ key, cert }, (request, response) => {
    // The service refuses a message that is not signed by RFC 8292.
    void take(request)
      .catch(() => 403)
      .then((status) => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' });

  return {
    pushed,
    answers,
    agent,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function publicKeyFrom(raw: string) {
  const bytes = Buffer.from(raw, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33, 65)].map((it) => it.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/** A browser's subscription, which can decrypt pushed messages. */
export function aSubscription(endpoint = 'https://push.example/send/abc') {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
      language: 'en' as const,
    },
    read: ({ body }: Pick<Pushed, 'body'>): unknown => JSON.parse(decrypted(body, own, auth)),
  };
}

/** Decrypts a message by RFC 8291: one record of `aes128gcm`. */
export function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derive(own.computeSecret(sender), auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
