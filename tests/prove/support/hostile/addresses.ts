import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { Agent, createServer as createSecureServer } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { connect } from 'node:tls';
import { createPost } from '#engine/base/outgoing.ts';
import { certificate } from '#tests/bench/page/edge.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { aSubscription } from '#tests/support/engine/push-service.ts';
import type { World } from '../access/world.ts';
import { Attempts } from './outcome.ts';

/** Hosts that are this machine or its network, in every spelling. `PORT` stands for that of the listener. */
const hosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.1',
  '127.000.000.001',
  'localhost',
  'localhost.',
  'LOCALHOST',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '169.254.169.254',
  '169.254.169.254.',
  '2852039166',
  '[::ffff:a9fe:a9fe]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  'metadata.google.internal',
  'printer.local',
  'a.localhost',
  'engine',
  '①②⑦.⓪.⓪.①',
  'ｌｏｃａｌｈｏｓｔ',
  'hooks.example@127.0.0.1',
  '127.0.0.1#.hooks.example',
  '127.0.0.1%00.hooks.example',
  'loop.example',
  'mapped.example',
  'both.example',
  'turn.example',
  'none.example',
  'zone.example',
] as const;

/** Names that lead here, some at the second look only. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'loop.example': [['127.0.0.1']],
  'mapped.example': [['::ffff:127.0.0.1']],
  'both.example': [['93.184.216.34', '127.0.0.1']],
  'turn.example': [['93.184.216.34'], ['127.0.0.1']],
  'none.example': [[]],
  'zone.example': [['fe80::1%lo']],
};

/** Lets the engine call each address: as the target of a webhook, and as a push service. A listener here must never be reached. */
export async function tryAddresses(world: World): Promise<Attempts> {
  const attempts = new Attempts();
  let reached = 0;
  const listener = createServer((socket) => {
    reached += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const restore = pretendNames();
  const post = createPost();
  const device = await aDevice(world.engine, 'owner', { account_id: Number(world.a.ids['account']) });
  try {
    for (const host of hosts)
      for (const scheme of ['https', 'http', 'HTTPS', 'ftp', 'file', 'gopher']) {
        const url = `${scheme}://${host}:${port}/hook`;
        const before = reached;
        // Its first look leads to a public address, where a connection takes its time to fail: it is called twice and no more.
        const isSlow = host === 'turn.example';
        if (isSlow && scheme !== 'https') continue;
        await post({ url, body: '{}' }).catch(() => null);
        if (isSlow) await post({ url, body: '{}' }).catch(() => null);
        else if (scheme.toLowerCase() === 'https') {
          await deliver(world, url);
          await push(world, device, url);
        }
        attempts.note(url, reached > before && 'was reached');
      }
    await redirected(attempts, port, () => reached);
  } finally {
    restore();
    listener.close();
  }
  return attempts;
}

/** Saves a webhook and tests it. Also a target that was saved before it became one of this network is looked at. */
async function deliver({ engine, a }: World, target: string): Promise<void> {
  const at = `/api/stores/${a.ids['store']}/event-destinations/webhook/`;
  await a.seller.send('PUT', at, { target, secret: 'a long secret of ours' });
  await engine.database.write((tx) =>
    tx.updateTable('event_destinations').set({ target }).where('kind', '=', 'webhook').execute(),
  );
  await a.seller.send('POST', `${at}test/`);
}

async function push({ engine }: World, device: Awaited<ReturnType<typeof aDevice>>, endpoint: string): Promise<void> {
  const { subscription } = aSubscription();
  const body = { ...subscription, endpoint };
  const { status } = await engine.send('POST', '/api/push-subscriptions/', { body, headers: await device.headers() });
  if (status < 300) await engine.context.push.send({ endpoint, ...subscription.keys }, '{}').catch(() => null);
}

/** A public system that answers with a redirection to this machine: it is not followed. */
async function redirected(attempts: Attempts, port: number, reached: () => number): Promise<void> {
  const { key, cert } = certificate();
  for (const status of [301, 302, 303, 307, 308]) {
    const location = `https://127.0.0.1:${port}/`;
    const server = createSecureServer(
      { key, cert },
      (_, response) => void response.writeHead(status, { location }).end(),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const agent = new Agent();
    agent.createConnection = () =>
      connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, ca: cert, servername: 'localhost' });
    const before = reached();
    const answer = await createPost(agent)({ url: 'https://hooks.example/', body: '{}' }).catch(() => null);
    attempts.note(
      `a redirection ${status}`,
      (reached() > before && 'was followed') || (answer?.status !== status && 'was not answered'),
    );
    agent.destroy();
    server.close();
  }
}

/** Replaces the look-up of names. @returns a function that puts the true one back */
function pretendNames(): () => void {
  const real = dns.lookup;
  const looks = new Map<string, number>();
  const pretended = (
    name: string,
    options: { all?: boolean },
    done: (error: Error | null, found: LookupAddress[] | string, family?: number) => void,
  ): void => {
    const known = names[name];
    const look = looks.get(name) ?? 0;
    looks.set(name, look + 1);
    const found = (known?.[Math.min(look, known.length - 1)] ?? []).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (!known) return (real as unknown as typeof pretended)(name, options, done);
    const [first] = found;
    // A look-up never answers before it returns.
    setImmediate(() => {
      if (!first) done(new Error('ENOTFOUND'), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  dns.lookup = pretended as never;
  syncBuiltinESMExports();
  return () => {
    dns.lookup = real;
    syncBuiltinESMExports();
  };
}
