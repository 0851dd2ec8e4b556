import { expect, test as plain } from '../../support/browser/journey.ts';
import { phone } from '../../support/browser/screens.ts';
import { contact, klis } from '../../support/browser/visit.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';
import { aPseudoBuild } from '../../support/pseudo/pseudo-build.ts';
import { PSEUDO, withAccents } from '../../support/pseudo/pseudo-words.ts';
import { untranslatedTexts } from '../../support/pseudo/untranslated.ts';

/** A shop of a build with the pseudo-language. */
const test = plain.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const build = process.env['PTREE']
        ? { tree: process.env['PTREE'], remove: async () => {} }
        : await aPseudoBuild();
      const shop = await openShop({ tree: build.tree });
      await provide(shop);
      await shop.stop();
      await build.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ viewport: phone });

/** The sellers' texts, with the names of people and places. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return /[\s@A-Z]/.test(answer) ? answer.split('\n') : [];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}

/** Dates of the calendar, which `Intl` and React Aria write in the locale of the words. */
const DATES = [
  ...Array.from({ length: 12 }, (_, n) => new Temporal.PlainDate(2026, n + 1, 1)),
  ...Array.from({ length: 7 }, (_, n) => new Temporal.PlainDate(2026, 1, n + 1)),
].flatMap((it) =>
  (['long', 'short'] as const).flatMap((style) => [
    it.toLocaleString('en-GB', { month: style }),
    it.toLocaleString('en-GB', { weekday: style }),
  ]),
);
/** Texts of React Aria, units, and names that are the same in each language. */
const OTHERS = [
  'Next',
  'Today',
  'First available date',
  'Last available date',
  'selected',
  'km',
  'OpenStreetMap',
  'GeoNames',
  'CVC',
];
OTHERS.push('Instagram', 'Facebook', 'YouTube', 'EUR', 'English');

/** English words as the page shows them. */
const pattern = (words: string) => new RegExp(RegExp.escape(withAccents(words)));

test('[G8] says nothing of its own in another language, from the listing to the voucher', async ({ page }) => {
  test.setTimeout(60_000);
  const answers = ['/', '/experiences/?page_size=48', `/experiences/${klis.slug}/`].map(async (path) =>
    textsIn(await (await page.request.get(`/api/webstores${path}`)).json()),
  );
  const texts = [(await Promise.all(answers)).flat(), Object.values(contact), DATES, OTHERS].flat();
  const names = [...new Set(texts)].toSorted((one, other) => other.length - one.length);
  const found: Record<string, string[]> = {};
  const look = async (where: string) => {
    found[where] = await untranslatedTexts(page, names);
  };
  await page.goto('/?language=en');
  expect(await untranslatedTexts(page, names)).toContain('Skip to content');

  await page.goto(`/?language=${PSEUDO}`);
  await look('listing');
  await page.goto(`/experiences/${klis.slug}`);
  await page.waitForLoadState('networkidle');
  await look('tour');
  await page
    .getByRole('link', { name: pattern('Choose a date') })
    .filter({ visible: true })
    .click();
  const form = page.getByRole('dialog', { name: pattern('Your booking') });
  await form
    .getByRole('button', { name: pattern('Add one: ') })
    .first()
    .click();
  await look('party');
  const days = form.getByRole('grid').getByRole('button', { name: /€/ });
  if (!(await days.first().isVisible())) await form.getByRole('button', { name: pattern('Date') }).click();
  await days.nth(1).click();
  await form.getByRole('radio').first().click({ force: true });
  await look('form');
  await form.getByRole('button', { name: pattern('Add to cart') }).click();
  await page
    .getByRole('link', { name: pattern('Go to cart') })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('cart');
  await page
    .getByRole('link', { name: pattern('Go to Contact Info') })
    .filter({ visible: true })
    .click();
  const main = page.getByRole('region', { name: pattern('Main contact') });
  await main.getByLabel(pattern('First name')).fill(contact.first_name);
  await main.getByLabel(pattern('Last name')).fill(contact.last_name);
  await main.getByLabel(pattern('Email')).fill(contact.email);
  await main.getByLabel(pattern('Phone number')).fill(contact.phone_number);
  await look('contact');
  await page.getByRole('button', { name: pattern('Go to Payment') }).click();
  const pay = page.getByRole('button', { name: pattern('by card') });
  await pay.waitFor();
  await look('payment');
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await look('card page');
  await page.getByRole('link', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: pattern('Pay ') }).click();
  await expect(page).toHaveURL(/\/success/);
  const booking = page.getByRole('link', { name: pattern('See your booking') });
  await booking.waitFor();
  await look('success');
  await booking.click();
  await page.getByRole('region', { name: pattern('Voucher') }).waitFor();
  await look('voucher');

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((where) => [where, []])));
});
