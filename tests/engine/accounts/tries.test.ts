import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHousekeeping } from '#engine/background.ts';
import { networkOf } from '#engine/http/client-network.ts';
import { aRegistered, aUser, newMails, PASSWORD } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ env: { TRUSTED_PROXIES: '1' } });
});
afterEach(() => engine.stop());

const signIn = (email: string, password: string, from = '192.0.2.1') =>
  engine.send('POST', '/api/jwt/create/', { body: { email, password }, headers: { 'x-forwarded-for': from } });
const guess = async (times: number, email = 'ana@example.com', from?: string) => {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i++) statuses.add((await signIn(email, `guess number ${i}`, from)).status);
  return [...statuses];
};
const later = (seconds: number) => {
  engine.clock.now = engine.clock.now.add({ seconds });
};

describe('guessing at a password', () => {
  it('[A7a, A11] is stopped after ten tries, for a quarter of an hour, the right one too', async () => {
    await aUser(engine);
    later(60);
    expect(await guess(10)).toEqual([401]);
    later(60);

    const stopped = await signIn('ana@example.com', PASSWORD);

    expect([stopped.status, stopped.body, stopped.headers.get('retry-after')]).toEqual([
      429,
      { detail: 'Request was throttled. Expected available in 840 seconds.' },
      '840',
    ]);
    later(839);
    expect((await signIn('ana@example.com', PASSWORD)).body).toEqual({
      detail: 'Request was throttled. Expected available in 1 second.',
    });
    later(1);
    expect((await signIn('ana@example.com', PASSWORD)).status).toBe(200);
  });

  it('[A7a] is stopped alike for an address that nobody has', async () => {
    expect(await guess(11, 'nobody@example.com')).toEqual([401, 429]);
  });

  it('[A7a] does not keep whoever has the account out elsewhere', async () => {
    await aUser(engine);
    await guess(11);

    expect((await signIn('ana@example.com', PASSWORD, '192.0.2.2')).status).toBe(200);
  });

  it.each([
    ['the account, whoever guesses from many places', 'sign-in to ana@example.com', 'ana@example.com', '192.0.2.9'],
    ['the place, whoever guesses at many accounts', 'sign-in from 192.0.2.1', 'bo@example.com', '192.0.2.1'],
  ])('[A7a] is stopped by %s', async (_, key, email, from) => {
    await guess(1);
    const set = (count: number) =>
      engine.database.write((tx) => tx.updateTable('tries').set({ count }).where('key', '=', key).execute());

    await set(99);
    expect(await guess(2, email, from)).toEqual([401, 429]);
    expect(await guess(1, 'another@example.com', '192.0.2.8')).toEqual([401]);
  });

  it('[A7a] counts tries that are under way', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => signIn('ana@example.com', `guess ${i}`)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('[A7a] does not count signing in', async () => {
    await aUser(engine);

    const statuses = new Set<number>();
    for (let i = 0; i < 12; i++) statuses.add((await signIn('ana@example.com', PASSWORD)).status);

    expect([...statuses]).toEqual([200]);
  });

  it('[A7a] believes the outermost of our proxies, and nobody before it', async () => {
    for (let i = 0; i < 10; i++) await signIn('ana@example.com', 'guess', `203.0.113.${i}, 192.0.2.1`);

    expect((await signIn('ana@example.com', 'guess', '198.51.100.1, 192.0.2.1')).status).toBe(429);
  });

  it('[A7a] with a stolen token is stopped too', async () => {
    const ana = await aUser(engine);
    const tries = Array.from({ length: 10 }, (_, i) => ({ current_password: `guess number ${i}` }));
    for (const body of tries) await ana.send('DELETE', '/api/users/me/', body);

    const body = { current_password: PASSWORD, new_password: 'another 7 good words' };
    expect((await ana.send('POST', '/api/users/set_password/', body)).status).toBe(429);
    expect((await ana.send('POST', '/api/users/set_password/', { current_password: PASSWORD })).status).toBe(429);
  });
});

describe('a network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('[A7a] of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('mails that anybody can ask for', () => {
  it.each(['reset_password', 'reset_email', 'resend_activation'])(
    '[A7a] are ten an hour to one address: %s',
    async (path) => {
      await aRegistered(engine, 'bo@example.com');
      await newMails(engine);
      const ask = () => engine.send('POST', `/api/users/${path}/`, { body: { email: 'bo@example.com' } });
      for (let i = 0; i < 9; i++) await ask();

      const { status, headers } = await ask();

      expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
      later(3600);
      expect((await ask()).status).toBe(204);
    },
  );
});

it('[A7a] tries are forgotten when they do not count any more, tokens when they are over', async () => {
  await aUser(engine);
  await guess(1);
  later(24 * 60 * 60 + 1);

  await runHousekeeping(engine.context);

  const left = await engine.database.read(async (tx) => [
    await tx.selectFrom('tries').selectAll().execute(),
    await tx.selectFrom('refresh_tokens').selectAll().execute(),
  ]);
  expect(left).toEqual([[], []]);
});
