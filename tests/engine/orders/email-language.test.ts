import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { anOrderFor, made } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  await sendEmails(engine.context);
});
afterEach(() => engine.stop());

/** The shop's page addresses in both parts of an email and in its calendar file, without those of pictures and maps. */
function shopLinks(email: Awaited<ReturnType<typeof emailsOf>>[number] | undefined): string[] {
  const file = email?.attachments.find(({ filename }) => filename.endsWith('.ics'));
  const calendar = Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replaceAll(/\r\n /g, '');
  const all =
    `${email?.html.replaceAll('&amp;', '&')} ${email?.text} ${calendar}`.match(/http:\/\/shop\.example\/[^\s"<]*/g) ??
    [];
  return all.filter((it) => !it.includes('/app-icons/'));
}

const subjects = async () => (await emailsOf(engine)).map(({ subject }) => subject.split(':')[0]);
const storeSpeaks = (language: string) =>
  engine.database.write((tx) =>
    tx
      .updateTable('stores')
      .set({ settings_json: JSON.stringify({ language, manual_payment: true }) })
      .execute(),
  );

describe('the language of emails to a buyer', () => {
  it('[V18, G4] is that of the page on which they ordered, in the calendar file too', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const placed = (await buyer.order(cart, { language: 'hr' })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.seen(placed);

    const [email] = await emailsOf(engine);

    expect(email?.subject).toBe(`Rezervacija potvrđena: Walk along the quay (${placed.number})`);
    expect(email?.html).toContain('<html lang="hr"');
    expect(email?.text).toContain('Bok, Ana, rezervacija je potvrđena!');
    expect(email?.text).toContain('četvrtak, 10. prosinca 2026., 09:00 (Europe/Zagreb)');
    const calendar = email?.attachments.find(({ filename }) => filename.endsWith('.ics'));
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain(`Vaučer ${placed.number}-1`);
  });

  it('[G4] is that of the pages to which they and the calendar file lead', async () => {
    await made(agent, anOrderFor(buyer, { language: 'de', paid: true }));
    await made(agent, anOrderFor(buyer, { language: 'en', paid: true }));

    const [german, english] = await emailsOf(engine);

    const languages = new Set(shopLinks(german).map((it) => new URL(it).searchParams.get('language')));
    expect(shopLinks(german).length).toBeGreaterThanOrEqual(6);
    expect(languages).toEqual(new Set(['de']));
    expect(shopLinks(english).filter((it) => it.includes('language='))).toEqual([]);
  });

  it('[V18, G4] follows the buyer who orders the same cart again in another language', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    await buyer.order(cart, { language: 'hr' });
    const placed = (await buyer.order(cart, { language: 'de' })).body;
    await buyer.pay(placed, cards.paid);
    await buyer.seen(placed);

    expect(await subjects()).toEqual(['Buchung bestätigt']);
  });

  it('[V18, G4] is chosen by staff, and changed by them', async () => {
    const order = await made(agent, anOrderFor(buyer, { language: 'de', paid: true }));
    expect(order.language).toBe('de');
    expect(await subjects()).toEqual(['Buchung bestätigt']);
    await sendEmails(engine.context);

    await agent.send('PATCH', `/api/orders/${order.id}/`, { language: 'hr' });
    await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    expect(await subjects()).toEqual(['Rezervacija otkazana']);
  });

  it('[V18, G4] is the first of the store where nobody has chosen', async () => {
    await storeSpeaks('hr');
    const order = await made(agent, anOrderFor(buyer, { paid: true }));
    expect(order.language).toBeNull();

    expect(await subjects()).toEqual(['Rezervacija potvrđena']);
  });

  it('[V18, G4] is none that the shop does not speak', async () => {
    const answer = await agent.send('POST', '/api/orders/', anOrderFor(buyer, { language: 'xx' }));

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('language');
  });
});
