import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from 'playwright/test';
import type { Shop } from '../engine/shop.ts';

/**
 * Opens another store at the same engine by the API, as any seller does: registers, activates by the email, creates an account and the store.
 *
 * @param fields  the store's fields; its `domain` ends in `.localhost`
 * @returns the store's address, without a closing slash
 */
export async function anOpenedStore(
  request: APIRequestContext,
  shop: Shop,
  fields: { title: string; domain: string } & Readonly<Record<string, unknown>>,
): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = 'correct horse 9 battery';
  let access: string | null = null;
  const send = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const signed = access && { headers: { authorization: `Bearer ${access}` } };
    const answer = await request.post(`${shop.url}/api/${path}`, { data, ...signed });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return (await answer.json()) as Record<string, unknown>;
  };

  await send('users/', { email, password });
  await expect.poll(() => activationOf(shop, email)).not.toBeNull();
  await request.post((await activationOf(shop, email)) ?? '');
  access = String((await send('jwt/create/', { email, password }))['access']);
  await send('base-accounts/', { company_display_name: fields.title, email });
  await send('stores/', { time_zone: 'Europe/Zagreb', currency: 'EUR', ...fields });

  const { port } = new URL(shop.url);
  return `http://${fields.domain}:${port}`;
}

/** The activation link in the email to that address; null if no email has come. */
async function activationOf({ dataDir }: Shop, email: string): Promise<string | null> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  // The engine first writes an email to a hidden file in this folder.
  for (const name of names.filter((it) => !it.startsWith('.'))) {
    const mail = await readFile(join(folder, name), 'utf8');
    if (mail.includes(`To: ${email}`)) return /^http\S*\/activate\/\S*/m.exec(mail)?.[0] ?? null;
  }
  return null;
}
