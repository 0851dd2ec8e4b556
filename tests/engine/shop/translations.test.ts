import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails } from '../../support/engine/jobs.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { asking } from '../../support/stores/questions.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  await sendEmails(engine.context);
});
afterEach(() => engine.stop());

type Body = Readonly<Record<string, unknown>>;
const walk = async (language?: string) =>
  (await engine.send('GET', `/api/webstores/experiences/walk/${language ? `?language=${language}` : ''}`)).body as Body;
const found = async (query: string) => {
  const { body } = await engine.send('GET', `/api/webstores/experiences/?${query}`);
  return (body['results'] as { slug: string; title: string }[]).map(({ slug, title }) => ({ slug, title }));
};
const idOf = (part: unknown) => (part as { id: number }).id;
const translate = (path: string, id: number, de: object) =>
  owner.send('PATCH', `/api/${path}/${id}/`, { translations: { de } });

/** Translates the walk's title and some of its parts into German. */
async function inGerman(): Promise<void> {
  const { id, title } = buyer.experience('walk');
  expect(title).toBe('Walk along the quay');
  await translate('experiences', id, { title: 'Spaziergang am Kai' });
  const { body } = await owner.send('GET', '/api/pricing-categories/?search=Adult');
  await translate('pricing-categories', idOf((body['results'] as unknown[])[0]), { title: 'Erwachsene' });
  const menu = buyer.experience('walk').booking_questions?.find((it) => it.title === 'Menu');
  await translate('booking-questions', idOf(menu), { title: 'Speise', choices: ['Fisch', 'Fleisch'] });
}

describe('an experience', () => {
  it('[G3] is read in the language that the address asks for, and as its seller wrote it without one', async () => {
    await inGerman();

    expect(await walk()).toMatchObject({ title: 'Walk along the quay' });
    expect(await walk('de')).toMatchObject({ title: 'Spaziergang am Kai' });
    expect(await walk('xx')).toMatchObject({ title: 'Walk along the quay' });
    expect(await walk('en')).toEqual({ ...(await walk()), as_of: expect.any(String) });
  });

  it('[G3] says which of its texts are not translated, and in which language they are', async () => {
    await inGerman();

    const german = await walk('de');
    expect(german).toMatchObject({ text_language: 'en', short_description: (await walk())['short_description'] });
    expect(german['untranslated']).not.toContain('title');
    expect(german['untranslated']).toContain('short_description');
    expect(await walk('hr')).toMatchObject({ title: 'Walk along the quay', text_language: 'en' });
    expect((await walk('hr'))['untranslated']).toContain('title');
    expect(await walk('en')).not.toHaveProperty('text_language');
  });

  it('[G3] keeps the choices of a question as answers, and shows their translation', async () => {
    await inGerman();

    const questions = (await walk('de'))['booking_questions'] as Body[];
    expect(questions.find(({ title }) => title === 'Speise')).toMatchObject({
      choices: ['Fish', 'Meat'],
      choice_titles: ['Fisch', 'Fleisch'],
    });
    expect(questions.find(({ title }) => title === 'Hotel')).toMatchObject({ text_language: 'en' });
  });

  it('[G7] has the translated name of its meeting point in the address that repeats it', async () => {
    const point = (await walk())['meeting_point'] as { id: number; name: string; address: object };
    await owner.send('PATCH', `/api/meeting-points/${point.id}/`, { address: { ...point.address, name: point.name } });
    await translate('meeting-points', point.id, { name: 'Der Kai', instructions: 'Am Kran.' });

    expect((await walk('de'))['meeting_point']).toMatchObject({ name: 'Der Kai', address: { name: 'Der Kai' } });
    expect((await walk())['meeting_point']).toMatchObject({ address: { name: point.name } });
  });

  it.each([
    [1_440, '24 hours before start'],
    [2_880, '2 days before start'],
    [90, '90 minutes before start'],
  ])(
    '[G3] says the deadline of its policy by the tiers where the seller’s own words for it are in another language: %i',
    async (minutes, words) => {
      const policy = (await walk())['cancellation_policy'] as { id: number };
      await owner.send('PATCH', `/api/cancellation-policies/${policy.id}/`, {
        type: 'Fully refundable',
        cancellation_cutoff_time: 'the evening before',
        tiers: [{ minutes_before_start: minutes, refund_percentage: 100 }],
      });
      const { id } = await buyer.cartOf(buyer.selection());
      const cart = await engine.send('GET', `/api/cart/${id}/`, { headers: { cookie: 'language=de' } });

      expect((await walk())['cancellation_policy']).toMatchObject({ cancellation_cutoff_time: 'the evening before' });
      expect((await walk('de'))['cancellation_policy']).toMatchObject({ cancellation_cutoff_time: words });
      expect(cart.body).toMatchObject({
        lines: [{ experience: { cancellation_policy: { cancellation_cutoff_time: words } } }],
      });
    },
  );

  it('[G3] is found by its words in any of its languages, and shown in the one asked for', async () => {
    await inGerman();

    expect(await found('q=spaziergang')).toEqual([{ slug: 'walk', title: 'Walk along the quay' }]);
    expect(await found('q=quay&language=de')).toEqual([{ slug: 'walk', title: 'Spaziergang am Kai' }]);
    expect(await found('search=spaziergang')).toEqual([{ slug: 'walk', title: 'Walk along the quay' }]);
  });

  it('[G3] shows another translation at once', async () => {
    await inGerman();
    await walk('de');

    await translate('experiences', buyer.experience('walk').id, { title: 'Am Kai' });

    expect(await walk('de')).toMatchObject({ title: 'Am Kai' });
  });
});

describe('a booking', () => {
  const cartIn = async (id: string, cookie?: string) => {
    const options = cookie ? { headers: { cookie } } : {};
    return (await engine.send('GET', `/api/cart/${id}/`, options)).body as unknown as {
      lines: { experience: Body; booking_info: { pricing_units: { pricing_option: { pricing_category: Body } }[] } }[];
    };
  };

  it('[G4] is in the language of its visitor in the cart, and changes with it', async () => {
    await inGerman();
    const { id } = await buyer.cartOf(buyer.selection());

    const german = (await cartIn(id, 'language=de')).lines[0];
    expect(german?.experience).toMatchObject({ title: 'Spaziergang am Kai' });
    expect(german?.booking_info.pricing_units[0]?.pricing_option.pricing_category).toMatchObject({
      title: 'Erwachsene',
    });
    expect((await cartIn(id)).lines[0]?.experience['title']).toBe('Walk along the quay');
    expect((await cartIn(id, 'language=hr')).lines[0]?.experience).toMatchObject({
      title: 'Walk along the quay',
      text_language: 'en',
    });
  });

  it('[G7] has a tag of its own in each language, and its version whichever of them names it', async () => {
    await inGerman();
    const { id } = await buyer.cartOf(buyer.selection());
    const path = `/api/cart/${id}/`;
    const tagIn = async (cookie: string) =>
      (await engine.send('GET', path, { headers: { cookie } })).headers.get('etag') ?? '';

    const [english, german] = [await tagIn('language=en'), await tagIn('language=de')];
    const again = await engine.send('GET', path, { headers: { cookie: 'language=de', 'if-none-match': english } });
    const changed = await engine.send('PATCH', path, { headers: { 'if-match': german }, body: { note: 'Hallo' } });

    expect(english).not.toBe(german);
    expect([again.status, again.text.includes('Spaziergang am Kai')]).toEqual([200, true]);
    expect(changed.status).toBe(200);
  });

  it('[G4] is in the language of its order on the card page and in emails, archived tours too, and in the seller’s own for staff', async () => {
    await inGerman();
    for (const { id } of buyer.experience('walk').booking_questions ?? [])
      await owner.send('PATCH', `/api/booking-questions/${id}/`, { mandatory: false });
    const placed = (await buyer.order(await buyer.cartOf(buyer.selection()), { language: 'de' })).body;
    const card = await (await engine.app(new Request(placed.checkout_url))).text();
    await buyer.pay(placed, cards.paid);
    await buyer.seen(placed);
    await owner.send('PATCH', `/api/experiences/${buyer.experience('walk').id}/`, { status: 'archived' });

    const [email] = await emailsOf(engine);
    const staff = await owner.send('GET', `/api/orders/${placed.id}/`);

    expect(card).toContain('Spaziergang am Kai');
    expect(card).not.toContain('Walk along the quay');
    expect(email?.subject).toBe(`Buchung bestätigt: Spaziergang am Kai (${placed.number})`);
    expect(email?.text).toContain('Erwachsene');
    expect(email?.text).not.toContain('Walk along the quay');
    expect((staff.body['lines'] as { experience: Body }[])[0]?.experience['title']).toBe('Walk along the quay');
  });
});

describe('the own words of a shop in emails', () => {
  const emails = {
    confirmed: 'Meet at the crane.\nBring <water>.',
    reminder: 'See you at the crane.',
    changed: 'Changed, with pleasure.',
    cancelled: 'Come another time.',
    review: 'Be honest.',
  };
  const placedIn = async (language: 'de' | 'hr') => {
    const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()), { language });
    await buyer.pay(placed, cards.paid);
    await buyer.seen(placed);
    return placed;
  };
  const lastEmail = async () => (await emailsOf(engine)).at(-1);
  beforeEach(async () => {
    await owner.send('PATCH', '/api/stores/1/', { settings: { emails } });
    const de = { email_confirmed: 'Am Kran.', email_cancelled: 'Bis bald.' };
    await owner.send('PATCH', '/api/stores/1/', { translations: { de } });
    for (const { id } of buyer.experience('walk').booking_questions ?? [])
      await owner.send('PATCH', `/api/booking-questions/${id}/`, { mandatory: false });
  });

  it('[G9] stand in the email of their kind alone, in the language of the order, else as written with their language', async () => {
    await placedIn('hr');
    const croatian = await lastEmail();
    await placedIn('de');
    const german = await lastEmail();

    expect(croatian?.text).toContain('\n\nMeet at the crane.\nBring <water>.\n\n');
    expect(croatian?.html).toContain('<span lang="en">Meet at the crane.<br>Bring &lt;water&gt;.</span>');
    expect(croatian?.text).not.toMatch(/See you at the crane|with pleasure|another time|honest/);
    expect(german?.text).toContain('\n\nAm Kran.\n\n');
    expect(german?.html).toMatch(/<p [^>]*>Am Kran\.<\/p>/);
  });

  it('[G9] stand in the email about a cancelled booking, too', async () => {
    const { id } = await placedIn('de');
    await lastEmail();

    await owner.send('POST', `/api/orders/${id}/cancel/`, {});
    const cancelled = await lastEmail();

    expect(cancelled?.text).toContain('\n\nBis bald.\n\n');
  });

  it('[G9] have at most 500 characters, in a translation too', async () => {
    const long = 'x'.repeat(501);

    const original = await owner.send('PATCH', '/api/stores/1/', { settings: { emails: { review: long } } });
    const de = { email_review: long };
    const translation = await owner.send('PATCH', '/api/stores/1/', { translations: { de } });

    expect(original.body).toMatchObject({ settings: { emails: { review: expect.anything() as unknown } } });
    expect(translation.body).toMatchObject({ translations: { de: { email_review: expect.anything() as unknown } } });
  });
});

describe('the settings of a shop', () => {
  const settings = {
    manual_payment: true,
    payment_types: [
      { id: 'cash', title: 'Cash', instructions: '' },
      { id: 'wire', title: 'By wire', instructions: 'To HR12 3456.' },
      { id: 'boat', title: 'On board', instructions: '' },
    ],
    kiosk: { message: 'Book here' },
  };
  const de = {
    kiosk_message: 'Hier buchen',
    payment_types: [{ id: 'wire', title: 'Per Überweisung', instructions: 'An HR12 3456.' }],
  };
  const methodsIn = async (cookie: string) => {
    const { id } = await buyer.cartOf(buyer.selection());
    const { body } = await engine.send('GET', `/api/cart/${id}/`, { headers: { cookie } });
    return (body as unknown as { payment_methods: { payment_types: object[] }[] }).payment_methods[1]?.payment_types;
  };

  it('[G7] have their ways to pay and the text of the kiosk in the language of the page', async () => {
    await owner.send('PATCH', '/api/stores/1/', { settings, translations: { de } });
    const kioskIn = async (language: string) =>
      (await engine.send('GET', `/api/webstores/?language=${language}`)).body['kiosk'];

    expect(await methodsIn('language=de')).toEqual([
      { id: 'cash', title: 'Cash' },
      { id: 'wire', title: 'Per Überweisung' },
      { id: 'boat', title: 'On board', text_language: 'en' },
    ]);
    expect(await kioskIn('de')).toEqual({ message: 'Hier buchen' });
    expect(await kioskIn('hr')).toEqual({ message: 'Book here', text_language: 'en' });
    expect(await kioskIn('en')).toEqual({ message: 'Book here' });
  });

  it('[G7] never have the instructions of another way to pay, and keep what a request does not name', async () => {
    await owner.send('PATCH', '/api/stores/1/', { settings, translations: { de } });
    const [cash, wire, boat] = settings.payment_types;
    await owner.send('PATCH', '/api/stores/1/', { settings: { ...settings, payment_types: [boat, cash, wire] } });
    await owner.send('PATCH', '/api/stores/1/', { translations: { de: { title: 'Kleines' } } });

    expect(await methodsIn('language=de')).toMatchObject([{ id: 'boat' }, {}, { title: 'Per Überweisung' }]);
    await owner.send('PATCH', '/api/stores/1/', {
      translations: { de: { payment_types: [{ id: 'wire', title: '' }] } },
    });
    const { translations } = (await owner.send('GET', '/api/stores/1/')).body as { translations: { de: object } };
    expect(Object.keys(translations.de)).toEqual(['kiosk_message', 'title']);
  });

  it('[G7] say how to pay in the language of the order, on its page and in its email', async () => {
    await owner.send('PATCH', '/api/stores/1/', { settings, translations: { de } });
    for (const { id } of buyer.experience('walk').booking_questions ?? [])
      await owner.send('PATCH', `/api/booking-questions/${id}/`, { mandatory: false });
    const cart = await buyer.cartOf(buyer.selection());
    const byWire = { payment_method_id: '1', payment_type_id: 'wire', amount: '80.00', language: 'de' } as const;
    const { body: placed } = await buyer.order(cart, byWire);
    const page = await engine.send('GET', `/api/orders/${placed.id}/`, { headers: { cookie: 'language=de' } });
    await sendEmails(engine.context);

    const inCash = { ...byWire, payment_type_id: 'cash' };
    const { body: other } = await buyer.order(await buyer.cartOf(buyer.selection()), inCash);
    await sendEmails(engine.context);

    expect((await emailsOf(engine)).find(({ text }) => text.includes(other.number))?.text).toContain('(Bar)');
    expect(page.body).toMatchObject({
      manual_payment: { type: { title: 'Per Überweisung' }, instructions: 'An HR12 3456.' },
    });
    expect((await emailsOf(engine)).find(({ text }) => text.includes(placed.number))?.text).toContain('An HR12 3456.');

    await owner.send('PATCH', '/api/stores/1/', { translations: { de: null } });
    const { body: last } = await buyer.order(await buyer.cartOf(buyer.selection()), byWire);
    await sendEmails(engine.context);
    const original = (await emailsOf(engine)).find(({ text }) => text.includes(last.number));
    expect(original?.html).toContain('<span lang="en">To HR12 3456.</span>');
  });
});
