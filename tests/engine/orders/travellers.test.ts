import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import { wordsIn } from '#engine/base/words.ts';
import { REVIEW_REQUEST } from '#engine/orders/model/review-requests.ts';
import type * as emailsEnglish from '#words/bookings/emails.ts';
import { emailsOf, type Written } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { runJobs, sendEmails, sendNotices, sweepOrders } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, aNotice, ana, type Buyer, handyStore, refOf } from '../../support/payments/buying.ts';
import { aChanger } from '../../support/payments/changing.ts';
import { admit } from '../../support/payments/reviewing.ts';
import { cards } from '../../support/payments/sandbox.ts';

/** The words of emails. Only their constant texts are compared, except those that two languages share. */
const modules = [
  await wordsIn<typeof emailsEnglish>('bookings/emails.ts'),
  await wordsIn<object>('bookings/ticket.ts'),
  await wordsIn<object>('reviews/email.ts'),
  await wordsIn<object>('facts.ts'),
];

const translations = {
  hr: {
    title: 'Šetnja rivom',
    adult: 'Odrasla osoba',
    quay: 'Velika luka',
    how: 'Kod treće palme.',
    own: 'Ponesite vodu.',
  },
  de: {
    title: 'Spaziergang am Kai',
    adult: 'Erwachsene',
    quay: 'Am Kai',
    how: 'Bei der Palme.',
    own: 'Wasser mitnehmen.',
  },
} as const;
type Traveller = keyof typeof translations;

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  await translateAll();
  await sendEmails(engine.context);
});
afterEach(() => engine.stop());

it.each(['hr', 'de'] as const)(
  '[G4] a traveller who books in %s gets each email in that language, and none mixes two',
  async (language) => {
    const emails = new Map<string, Written>();
    const take = async (kind: string) => {
      await sendNotices(engine.context);
      const all = await emailsOf(engine);
      for (const email of all.filter(({ recipient }) => recipient === ana.email)) emails.set(kind, email);
      await sendEmails(engine.context);
    };
    const book = async () => {
      const cart = await buyer.cartOf(buyer.selection());
      const { body: placed } = await buyer.order(cart, { language, amount: cart.total.gross });
      await buyer.pay(placed, cards.paid);
      return buyer.seen(placed);
    };
    const at = async (instant: string) => {
      await sweepOrders(engine.context);
      await sendEmails(engine.context);
      engine.clock.now = Temporal.Instant.from(instant);
    };

    const order = await book();
    await take('confirmation');
    await aChanger(engine, buyer).change(order, { date: '2026-12-10', units: { Adult: 1 } });
    await take('change, with a refund');
    const other = await book();
    await sendEmails(engine.context);
    await engine.send('POST', `/api/orders/${other.id}/cancel/`, { body: { email: ana.email } });
    await take('cancellation');
    await payTooLate(language);
    await take('refund');
    await at('2026-12-09T09:00:00Z');
    await take('reminder');
    engine.clock.now = Temporal.Instant.from('2026-12-10T08:00:00Z');
    await admit(engine, owner, order);
    engine.clock.now = Temporal.Instant.from('2026-12-11T09:00:00Z');
    await runJobs(engine.context, [REVIEW_REQUEST]);
    await take('review');

    expect([...emails.keys()]).toEqual([
      'confirmation',
      'change, with a refund',
      'cancellation',
      'refund',
      'reminder',
      'review',
    ]);
    const subjects = [...emails.values()].map(({ subject }) => subject.replace(/ \(.*/, ''));
    expect(new Set(subjects).size).toBe(subjects.length);
    for (const [kind, { html, text, subject }] of emails) {
      const calls = `${kind} in ${language}`;
      expect([calls, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([calls, language]);
      expect([calls, [...html.matchAll(/ lang="(\w+)"/g)].length]).toEqual([calls, 1]);
      expect([calls, foreignWords(`${subject}\n${text.replaceAll(/\s+/g, ' ')}`, language)]).toEqual([calls, []]);
    }
  },
);

/** Cancels an order before its money arrives. */
async function payTooLate(language: Language): Promise<void> {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()), { language });
  await owner.send('POST', `/api/orders/${placed.id}/cancel/`, {});
  await emailsOf(engine);
  await sendEmails(engine.context);
  const outcome = { state: 'paid', amount: 1600, payment_ref: 'late' } as const;
  await engine.app(aNotice({ provider_ref: refOf(placed), outcome, event_id: 'late' }, { at: engine.clock.now }));
}

/** Texts of other languages, and untranslated texts of the seller, that an email contains. */
function foreignWords(text: string, language: Traveller): string[] {
  // A single word may be the same in two languages, such as 'Voucher'; a sentence is never the same.
  const own = new Set(vocabulary(language).filter((it) => !it.includes(' ')));
  const originals = ['Walk along the quay', 'Adult', 'The quay', 'By the third palm.', 'Bring water.'];
  const others = Object.entries(translations).flatMap(([it, texts]) => (it === language ? [] : Object.values(texts)));
  const words = languageCodes.filter((it) => it !== language).flatMap(vocabulary);
  return [...originals, ...others, ...words].filter((it) => !own.has(it) && standsIn(it, text));
}

function standsIn(words: string, text: string): boolean {
  const start = text.indexOf(words);
  return start >= 0 && !/\p{L}/u.test((text[start - 1] ?? '') + (text[start + words.length] ?? ''));
}

/** All constant texts of a language with six letters or more, because shorter ones are part of other texts. */
function vocabulary(language: Language): string[] {
  const texts = (it: unknown): string[] =>
    typeof it === 'string' ? [it] : typeof it === 'object' && it !== null ? Object.values(it).flatMap(texts) : [];
  return modules.flatMap((it) => texts(it[language])).filter((it) => it.length > 5);
}

/** Translates all texts of the walk that emails show, and the shop's own texts. */
async function translateAll(): Promise<void> {
  const walk = buyer.experience('walk');
  const category = walk.rates[0]?.pricing_options[0]?.pricing_category.id;
  const of = (texts: (it: (typeof translations)[Traveller]) => object) => ({
    translations: { hr: texts(translations.hr), de: texts(translations.de) },
  });
  const own = 'Bring water.';
  const changes = [
    [`experiences/${walk.id}`, of(({ title }) => ({ title }))],
    [`pricing-categories/${category}`, of(({ adult }) => ({ title: adult }))],
    [`meeting-points/${walk.meeting_point?.id}`, of(({ quay, how }) => ({ name: quay, instructions: how }))],
    [
      'stores/1',
      { settings: { emails: { confirmed: own, reminder: own, changed: own, cancelled: own, review: own } } },
    ],
    [
      'stores/1',
      of((it) => ({
        email_confirmed: it.own,
        email_reminder: it.own,
        email_changed: it.own,
        email_cancelled: it.own,
        email_review: it.own,
      })),
    ],
  ] as const;
  for (const [path, body] of changes) {
    const { status, text } = await owner.send('PATCH', `/api/${path}/`, body);
    expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
  }
}
