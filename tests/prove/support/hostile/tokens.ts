import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { World } from '../access/world.ts';
import { Attempts } from './outcome.ts';

type Claims = Readonly<Record<string, unknown>>;
const part = (it: object) => Buffer.from(JSON.stringify(it)).toString('base64url');
const signed = (header: object, claims: Claims, secret: string | Buffer, algorithm = 'sha256') => {
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${createHmac(algorithm, secret).update(input).digest('base64url')}`;
};

/** Tokens that name A's owner and that the engine never signed, or not for this. */
async function forged({ engine, a }: World): Promise<Record<string, string>> {
  const { tokens } = engine.context.accounts;
  const { now } = engine.clock;
  const user_id = a.seller.user_id;
  const base = { jti: crypto.randomUUID(), user_id } as const;
  const good = await tokens.sign({ ...base, token_type: 'access' }, now);
  const [head = '', body = '', mark = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const rsa = `${part({ alg: 'RS256', jwk })}.${body}`;
  const hs = { alg: 'HS256', typ: 'JWT' };
  return {
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'alg none': `${part({ alg: 'none' })}.${body}.`,
    'alg None with the signature': `${part({ alg: 'None' })}.${body}.${mark}`,
    'alg HS384': signed({ alg: 'HS384' }, claims, 'secret', 'sha384'),
    'alg RS256 with its own key': `${rsa}.${sign('sha256', Buffer.from(rsa), privateKey).toString('base64url')}`,
    'its own key as a secret': signed({ ...hs, jwk }, claims, publicKey.export({ type: 'spki', format: 'pem' })),
    'an empty secret': signed(hs, claims, ''),
    'a kid that names a file': signed({ ...hs, kid: '../../../dev/null' }, claims, ''),
    'a tampered user': `${head}.${part({ ...claims, user_id: '1' })}.${mark}`,
    'a tampered end': `${head}.${part({ ...claims, exp: 9_999_999_999 })}.${mark}`,
    'a critical extension': `${part({ ...hs, crit: ['b64'], b64: false })}.${body}.${mark}`,
    'a signature with one letter more': `${good}A`,
    'a signature with one letter less': good.slice(0, -1),
    'a refresh token': await tokens.sign({ ...base, token_type: 'refresh' }, now),
    'a token that is over': await tokens.sign({ ...base, token_type: 'access' }, now.subtract({ minutes: 6 })),
    'a device that is not there': await tokens.sign({ ...base, token_type: 'access', device: 999_999_999 }, now),
    "a device of B's": await tokens.sign({ ...base, token_type: 'access', device: 102_000_001 }, now),
    'a very long token': `${head}.${part({ ...claims, x: 'y'.repeat(200_000) })}.${mark}`,
    'an API key of nobody': `lf_${'A'.repeat(43)}`,
    'a key of wildcards': 'lf_%',
    'a key with a quote': "lf_' or 1=1 --",
  };
}

/** Asks with each forged token, at routes of people, of teams and of the operator. */
export async function tryTokens(world: World): Promise<Attempts> {
  const attempts = new Attempts();
  for (const [name, token] of Object.entries(await forged(world)))
    for (const path of [
      '/api/users/me/',
      '/api/orders/',
      '/api/failed-jobs/',
      `/api/departures/${world.a.ids['departure']}/`,
    ])
      for (const form of [`Bearer ${token}`, `bearer  ${token}`, `Bearer ${token} `]) {
        const response = await world.engine.app(
          new Request(`http://shop.example${path}`, { headers: { authorization: form } }),
        );
        const { status } = response;
        attempts.note(`${name}: ${path}`, status < 400 && (await response.text()).slice(0, 100));
      }
  for (const token of Object.values(await forged(world)).filter((it) => it.split('.').length === 3)) {
    const refresh = await world.engine.send('POST', '/api/jwt/refresh/', { body: { refresh: token } });
    const isReal =
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}').token_type === 'refresh';
    attempts.note('as a refresh token', !isReal && refresh.status < 400 && refresh.text);
  }
  return attempts;
}
