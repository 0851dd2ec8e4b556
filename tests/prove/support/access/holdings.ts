import type { SignedIn } from '#tests/support/engine/accounts.ts';
import { aBrowser, callAs } from '#tests/support/engine/desk-session.ts';
import { aSubscription } from '#tests/support/engine/push-service.ts';
import type { Account } from './account.ts';
import { isGood, type Probe } from './revocations.ts';
import type { World } from './world.ts';

/** Everything that a member of A may hold: tokens, devices, codes, keys, a subscription. @param path  a list that the member reads */
export async function holdings(
  { a }: World,
  member: SignedIn,
  path: string,
): Promise<{ probes: Probe[]; device: number }> {
  const { engine, ids } = a;
  const account = ids['account'];
  const [tablet, gate, later] = [aBrowser(engine), aBrowser(engine), aBrowser(engine)];
  const opened = (await tablet.open(member, { account })).body;
  const enrol = async () =>
    String((await member.send('POST', '/api/desk/enrolments/', { account, name: 'Gate', role: 'agent' })).body['code']);
  const shared = (await gate.enrol(await enrol())).body;
  const code = await enrol();
  const roles = (await member.send('GET', '/api/roles/?page_size=100')).body['results'] as unknown as {
    id: number;
    name: string;
  }[];
  const role = roles.find(({ name }) => name === 'agent')?.id;
  const { key } = (await member.send('POST', '/api/api-keys/', { base_account: account, name: 'Mine', role }))
    .body as unknown as { key: string };
  await callAs(engine, opened.access, 'POST', '/api/push-subscriptions/', aSubscription().subscription);
  const cart = async (access: string) =>
    isGood(await callAs(engine, access, 'PUT', `/api/desk/leases/${ids['departure']}/`, { places: 1 }));
  return {
    device: opened.device.id,
    probes: [
      { name: 'access token', works: async () => isGood(await member.send('GET', path)) },
      { name: "device's token", works: async () => isGood(await callAs(engine, opened.access, 'GET', path)) },
      {
        name: "device's cookie",
        works: async () =>
          isGood(await tablet.renew(Number(account))) && isGood(await callAs(engine, opened.access, 'GET', path)),
      },
      { name: "device's lease", works: () => cart(opened.access) },
      {
        name: "device's sync",
        works: async () =>
          isGood(await callAs(engine, opened.access, 'POST', '/api/desk/sync/', { departures: [], entries: [] })),
      },
      {
        name: "device's tour, read before",
        works: async () => isGood(await callAs(engine, opened.access, 'GET', `/api/desk/tours/${ids['experience']}/`)),
      },
      { name: 'push subscription', works: () => isSubscribed(a, opened.device.id) },
      { name: "shared device's token", works: async () => isGood(await callAs(engine, shared.access, 'GET', path)) },
      { name: 'API key', works: async () => isGood(await callAs(engine, key, 'GET', path)) },
      { name: 'code of an enrolment', works: () => enrolsStill(a, code, later, path) },
    ],
  };
}

/** Whether messages to a device would still be sent. */
async function isSubscribed({ engine }: Account, device: number): Promise<boolean> {
  const found = await engine.database.read((tx) =>
    tx.selectFrom('push_subscriptions').select('device_id').where('device_id', '=', device).execute(),
  );
  return found.length > 0;
}

/** Whether a code still enrols a device that reads. Before the revocation only its presence is asked, because it is good once. */
async function enrolsStill(
  { engine }: Account,
  code: string,
  browser: ReturnType<typeof aBrowser>,
  path: string,
): Promise<boolean> {
  if (!engine.logged.some(({ message }) => message === 'revoked')) return true;
  const { status, body } = await browser.enrol(code);
  return status === 200 && isGood(await callAs(engine, body.access, 'GET', path));
}
