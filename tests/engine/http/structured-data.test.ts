import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { inScript } from '#engine/http/documents/markup.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';
import { aBuyer } from '../../support/payments/buying.ts';
import { aReview, reviewTokens, writeAt } from '../../support/payments/reviewing.ts';
import { richResultProblems } from '../../support/schema-org/rich-result-problems.ts';
import { schemaProblems } from '../../support/schema-org/schema-problems.ts';

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

let engine: Engine;
let owner: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterAll(() => engine.stop());

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

async function htmlOf(path: string): Promise<string> {
  const documents = createDocuments(engine.context, engine.app, () => Promise.resolve(sourceBuild()));
  return (await (await documents(new Request(ORIGIN + path)))?.text()) ?? '';
}

async function dataAt(path: string): Promise<Readonly<Record<string, Thing | undefined>>> {
  const found = [...(await htmlOf(path)).matchAll(scripts)];
  if (found.length === 0) return {};
  const data = JSON.parse(found[0]?.[1] ?? '') as { '@graph': readonly Thing[] };

  expect(found).toHaveLength(1);
  expect(schemaProblems(data)).toEqual([]);
  expect(await richResultProblems(data['@graph'])).toEqual([]);
  return Object.fromEntries(data['@graph'].toReversed().map((it) => [it['@type'], it]));
}

it('[O11] says on home whose shop it is, and on the page of a category where it stands', async () => {
  const home = await dataAt('/');
  const kayaking = await dataAt('/?category=sea&subcategory=kayaking&language=hr');

  expect(Object.keys(home)).toEqual(['Organization']);
  expect(home['Organization']).toMatchObject({
    '@id': `${ORIGIN}/#shop`,
    name: 'Small & Sons',
    url: `${ORIGIN}/`,
    logo: expect.stringMatching(`^${ORIGIN}/pictures/.*webp$`) as string,
    sameAs: ['https://instagram.example/small'],
  });
  expect(kayaking['BreadcrumbList']?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Small & Sons', item: `${ORIGIN}/?language=hr` },
    { position: 2, name: 'At sea', item: `${ORIGIN}/?category=sea&language=hr` },
    { position: 3, name: 'Kayaking', item: `${ORIGIN}/?category=sea&subcategory=kayaking&language=hr` },
  ]);
});

it('[O11] says of a tour the price of its card, its place in the shop and its next departures', async () => {
  const { Product, BreadcrumbList, Event, FAQPage } = await dataAt('/experiences/walk');

  const url = `${ORIGIN}/experiences/walk`;
  expect(Product?.['offers']).toMatchObject({
    '@type': 'Offer',
    price: '40.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceValidUntil: expect.stringMatching(/^2028-/) as string,
    url,
  });
  expect(Product).not.toHaveProperty('aggregateRating');
  expect(BreadcrumbList?.['itemListElement']).toMatchObject([
    { position: 1 },
    { name: 'At sea' },
    { name: 'Kayaking' },
    { item: url },
  ]);
  expect(Event).toMatchObject({
    name: 'Walk along the quay',
    startDate: '2026-12-01T15:00:00+01:00',
    endDate: '2026-12-01T17:30:00+01:00',
    location: { name: 'The quay', address: { streetAddress: 'Riva 1', addressLocality: 'Split' } },
    organizer: { '@id': `${ORIGIN}/#shop` },
  });
  expect(FAQPage).toBeUndefined();
});

it('[O11] has an offer for each option where there are several, and the lowest as the card has it', async () => {
  await owner.send('POST', '/api/pricing-rates/', {
    experience: 1,
    title: 'With lunch',
    pricing_options: [{ pricing_category: 1, retail_price: '55.00' }],
  });

  const { Product } = await dataAt('/experiences/walk');

  expect(Product?.['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '40.00',
    offerCount: 2,
    offers: [
      { '@type': 'Offer', name: 'Standard', price: '40.00', availability: 'https://schema.org/InStock' },
      { '@type': 'Offer', name: 'With lunch', price: '55.00', priceCurrency: 'EUR' },
    ],
  });
});

it('[O11] is in the language of its page', async () => {
  await owner.send('PATCH', '/api/experiences/1/', {
    faq: [{ question: 'Is it far?', answer: 'No.' }],
    translations: { hr: { title: 'Šetnja uz rivu', faq: [{ question: 'Je li daleko?', answer: 'Nije.' }] } },
  });

  const { Product, Event, FAQPage } = await dataAt('/experiences/walk?language=hr');

  expect(Product).toMatchObject({ name: 'Šetnja uz rivu', offers: { url: `${ORIGIN}/experiences/walk?language=hr` } });
  expect(Event?.['name']).toBe('Šetnja uz rivu');
  expect(FAQPage?.['mainEntity']).toMatchObject([{ name: 'Je li daleko?', acceptedAnswer: { text: 'Nije.' } }]);
});

it('[G4a, O11] calls a guest without a name so in the language of the page', async () => {
  const buyer = await aBuyer(engine);
  const [token = ''] = await reviewTokens(engine, owner, buyer, 1);
  await writeAt(engine, token, aReview());
  await engine.database.write((tx) => tx.updateTable('reviews').set({ name: '' }).execute());
  const authorIn = async (language: string) =>
    (await dataAt(`/experiences/walk?language=${language}`))['Product']?.['review'];

  expect(await authorIn('de')).toMatchObject([{ author: { name: 'Gast' } }]);
  expect(await authorIn('hr')).toMatchObject([{ author: { name: 'Gost' } }]);
});

it('[O11] says that nothing is open, and names no departure then', async () => {
  await owner.send('PATCH', '/api/experiences/1/', {
    schedule: {
      seasons: [{ from: '2026-01-01', to: '2026-01-02', start_times: ['09:00'], capacity: 4 }],
      exceptions: [],
    },
  });

  const { Product, Event } = await dataAt('/experiences/walk');

  expect(Product?.['offers']).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(Product?.['offers']).not.toHaveProperty('priceValidUntil');
  expect(Event).toBeUndefined();
});

it.each(['/cookie-policy', '/bookings/overview', '/nowhere'])('[O11] is not at %s', async (path) => {
  expect(await dataAt(path)).toEqual({});
});

it('[O11] cannot be left by any text of a seller', { tags: 'long' }, async () => {
  const texts = fc
    .array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '<script', '\u2028', '\\', '"')),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.dictionary(texts, texts), (data) => {
      const json = inScript(JSON.stringify(data));
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(data));
    }),
  );
  const evil = '</script><script>alert(1)</script><!--';
  await owner.send('PATCH', '/api/experiences/1/', { title: evil, faq: [{ question: evil, answer: evil }] });

  const { Product, FAQPage } = await dataAt('/experiences/walk');

  expect(Product?.['name']).toBe(evil);
  expect(FAQPage?.['mainEntity']).toMatchObject([{ name: evil, acceptedAnswer: { text: evil } }]);
});

it.each<[string, object, string]>([
  ['a price that is none', { offers: { '@type': 'Offer', price: 'much', priceCurrency: 'EUR' } }, 'Product.offers: '],
  ['a product without a picture', { image: undefined }, 'Product: Required attribute "image"'],
  ['a product without a name', { name: undefined }, 'Product: Required attribute "name"'],
])('[O11] a search engine misses %s', async (_, change, problem) => {
  const offers = { '@type': 'Offer', price: '40.00', priceCurrency: 'EUR' };
  const walk = { '@type': 'Product', name: 'Walk', image: `${ORIGIN}/walk.jpg`, offers };

  expect(await richResultProblems([walk])).toEqual([]);
  expect((await richResultProblems([{ ...walk, ...change }]))[0]).toContain(problem);
});
