import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendEmails, writeOrderEmails } from '#tests/support/engine/jobs.ts';
import type { Shop } from '#tests/support/engine/shop.ts';
import type { World } from '../access/world.ts';
import { markupInXml, runningIn } from './markup.ts';
import { Attempts } from './outcome.ts';

/** Reads every document that an engine makes of poisoned data. @param names  the ids and secrets of links */
export async function tryPages(shop: Shop, ids: Readonly<Record<string, string | number>>): Promise<Attempts> {
  const attempts = new Attempts();
  const pages = [
    '/',
    '/?q=qz',
    `/?q=${encodeURIComponent('"><script>qzRun()</script>')}`,
    '/?category=sea',
    `/?category=${encodeURIComponent('"><img src=qz>')}`,
    '/experiences/a-walk',
    '/experiences/a-boat',
    '/legal/terms',
    '/legal/privacy',
    '/legal/imprint',
    '/legal/accessibility',
    '/cookie-policy',
    '/become-a-supplier',
    '/become-a-reseller',
    '/engine-api',
    '/success',
    '/wishlist',
    '/bookings/overview',
    '/bookings/checkout-editor',
    `/orders/editor/${ids['order']}/booking/${ids['line']}`,
    `/reviews/${ids['reviewToken']}`,
    '/desk/',
    `/x"><script>qzRun()</script>`,
    `/${encodeURIComponent('"><script>qzRun()</script>')}`,
    `/team/${ids['member']}/x/`,
    '/activate/MQ/%22%3E%3Cscript%3EqzRun()%3C%2Fscript%3E/',
    '/password/MQ/x/',
    '/email/MQ/x/',
    `/sandbox/pay/${ids['checkout']}/`,
    '/schema/',
  ];
  let seen = 0;
  for (const path of pages)
    for (const language of ['en', 'de']) {
      const response = await fetch(`${shop.url}${path}${path.includes('?') ? '&' : '?'}language=${language}`, {
        redirect: 'manual',
      });
      const text = await response.text();
      if (text.includes('qz')) seen += 1;
      attempts.note(path, runningIn(text).join() || (response.status >= 500 && `answers ${response.status}`));
      const policy = response.headers.get('content-security-policy') ?? '';
      attempts.note(path, /script-src[^;]*unsafe-inline/.test(policy) && 'lets inline scripts run');
    }
  for (const path of ['/sitemap.xml', '/robots.txt', '/sitemap-1.xml', '/maps/x.svg', '/manifest.webmanifest']) {
    const text = await (await fetch(shop.url + path)).text();
    attempts.note(path, path.endsWith('webmanifest') ? null : markupInXml(text).join());
  }
  attempts.note('the payload', seen < 10 && `stands in only ${seen} documents`);
  return attempts;
}

/** Reads the emails that the engine sends of poisoned data: their markup and their headers. */
export async function tryEmails(world: World): Promise<Attempts> {
  const attempts = new Attempts();
  const { engine, a } = world;
  await a.seller.send('POST', `/api/orders/${a.ids['order']}/resend/`);
  await a.seller.send('POST', `/api/team-members/${a.ids['member']}/resend/`);
  await a.seller.send('POST', `/api/orders/${a.ids['order']}/cancel/`, {});
  await writeOrderEmails(engine.context);
  const mails = await engine.database.read((tx) => tx.selectFrom('mails').selectAll().execute());
  for (const { html, subject, recipient } of mails.filter((it) => it.html !== '')) {
    attempts.note(`email ${subject.slice(0, 40)}`, runningIn(html).join());
    attempts.note(`to ${recipient}`, /[\r\n]/.test(recipient) && 'has a line break');
  }
  attempts.note(
    'the payload',
    mails.filter(({ html }) => html.includes('qz')).length < 3 && 'stands in fewer than three emails',
  );
  await sendEmails(engine.context);
  const folder = join(engine.folder, 'mail');
  for (const name of (await readdir(folder)).filter((it) => it.endsWith('.eml'))) {
    const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n');
    attempts.note(name, /^(bcc|x-qz|cc):/im.test(head) && `has the header ${/^(bcc|x-qz|cc):.*/im.exec(head)?.[0]}`);
    attempts.note(name, (head.match(/^(to|from|subject):/gim)?.length ?? 0) > 3 && 'has a header twice');
  }
  return attempts;
}
