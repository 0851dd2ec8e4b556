import { expect, type Page, test } from 'playwright/test';
import { type Language, languages } from '#domain/contract/languages.ts';
import { wordsIn } from '#engine/base/words.ts';
import type * as amendEnglish from '#words/amend.ts';
import type * as checkoutEnglish from '#words/checkout.ts';
import type * as experienceEnglish from '#words/experience.ts';
import type * as kioskEnglish from '#words/kiosk.ts';
import type * as homeEnglish from '#words/listing/home.ts';
import { cutText } from '../support/browser/cut-text.ts';
import { PIN } from '../support/browser/kiosk.ts';
import { aReadyCart, klis, openDays, payBy } from '../support/browser/visit.ts';
import { root } from '../support/root.ts';
import { toOrder, two } from './pages.ts';
import { hasCome, stayInWindow, unroll } from './whole-page.ts';

const [amend, checkout, experience, kiosk, home] = await Promise.all([
  wordsIn<typeof amendEnglish>('amend.ts'),
  wordsIn<typeof checkoutEnglish>('checkout.ts'),
  wordsIn<typeof experienceEnglish>('experience.ts'),
  wordsIn<typeof kioskEnglish>('kiosk.ts'),
  wordsIn<typeof homeEnglish>('listing/home.ts'),
]);

/** A phone and a desktop. */
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Addresses of pages that need at most a cart. Each name becomes a file's name. */
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  'home-filtered': '/?category=sea&dateFrom=2027-06-01',
  'home-empty': '/?q=no+such+words',
  'home-map': '/?view=map',
  experience: `/experiences/${klis.slug}`,
  wishlist: '/wishlist',
  cart: '/bookings/checkout-editor?step=0',
  contact: '/bookings/checkout-editor?step=1',
  payment: '/bookings/checkout-editor?step=2',
  'cookie-policy': '/cookie-policy',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  imprint: '/legal/imprint',
  accessibility: '/legal/accessibility',
  'become-a-supplier': '/become-a-supplier',
  'become-a-reseller': '/become-a-reseller',
  'not-found': '/nowhere',
};

const codes = Object.keys(languages).filter((it) => it !== 'en') as Language[];
for (const code of codes) {
  for (const viewport of widths) {
    test(`the shop in ${languages[code].name} ${viewport.width}`, async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(20_000);
      const take = await taking(page, code, viewport);
      const takeAll = async (all: Readonly<Record<string, string>>) => {
        for (const [name, address] of Object.entries(all)) {
          await page.goto(address);
          await take(name);
        }
      };
      const consent = { name: 'consent', value: 'essential', url: baseURL ?? '' };
      await page.context().addCookies([consent]);
      await toOrder(page);
      const order = new URL(page.url()).pathname;
      await page.context().clearCookies({ name: 'consent' });
      await speak(page, code);
      await take('consent', false);
      await page.context().addCookies([consent]);

      await takeAll({ overview: '/bookings/overview', order });
      for (const [name, label] of [
        ['change', amend[code].sectionOpen],
        ['cancel', amend[code].cancelOpen],
      ] as const) {
        await page.goto(order);
        await page.getByRole('button', { name: label }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await take(name, false);
      }

      await aReadyCart(page, two);
      // The device still stores the cart that was ordered.
      await page.evaluate(() => void indexedDB.deleteDatabase('landfall'));
      await takeAll(addresses);

      if (viewport.width < 800) {
        await page.goto('/');
        await page.getByRole('button', { name: home[code].filtersTitle }).click();
        await take('home-filters', false);
      }
      await page.goto(`/experiences/${klis.slug}`);
      await page.getByRole('link', { name: experience[code].chooseDate }).filter({ visible: true }).click();
      const form = page
        .getByRole('dialog', { name: experience[code].bookingTitle })
        .or(page.getByRole('complementary', { name: experience[code].bookingLabel }))
        .last();
      await openDays(form).first().click();
      await take('booking', false);

      await page.goto('/bookings/checkout-editor?step=1');
      for (const name of ['given-name', 'family-name', 'email', 'tel'])
        await page.locator(`main input[autocomplete="${name}"]`).first().fill('x');
      await page.getByRole('button', { name: checkout[code].contactGoOn }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await take('contact-errors');

      await aReadyCart(page, two);
      await page.evaluate(() => void indexedDB.deleteDatabase('landfall'));
      await page.goto('/bookings/checkout-editor?step=2');
      await page.getByRole('button', { name: new RegExp(checkout[code].payByCard('.+')) }).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      await take('card');
      await payBy(page, '4242 4242 4242 4242');
      await expect(page).toHaveURL(/\/success/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await take('success');
      await page.goto('/bookings/checkout-editor');
      await take('cart-empty');

      await page.route('**/api/review-requests/**', (route) =>
        route.fulfill({ headers: { 'Landfall-Version': '1' }, json: aRequest() }),
      );
      await page.goto('/reviews/11111111-1111-4111-8111-111111111111');
      await take('review');

      await page.route('**/api/**', (route) => route.abort());
      await page.goto(
        '/orders/editor/11111111-1111-4111-8111-111111111111/booking/11111111-1111-4111-8111-111111111111',
      );
      await take('out-of-reach');
    });
  }
}

// A kiosk needs a context of its own: it goes back to the first page of its tab, and forgets its language (see `speak`).
test.describe('as a kiosk', () => {
  test.use({ serviceWorkers: 'block' });

  for (const code of codes) {
    for (const viewport of widths) {
      test(`the shop in ${languages[code].name} ${viewport.width}`, async ({ page }) => {
        test.setTimeout(120_000);
        await takeKiosk(page, code, await taking(page, code, viewport));
      });
    }
  }
});

type Take = (name: string, isWhole?: boolean) => Promise<void>;

/** Takes pictures of pages, and checks them for text that is cut off. */
async function taking(page: Page, code: Language, viewport: { width: number; height: number }): Promise<Take> {
  await stayInWindow(page);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async (name, isWhole = true) => {
    await hasCome(page, { name, open: '', viewportOnly: !isWhole });
    expect.soft(await cutText(page), `${name} in ${code}`).toEqual([]);
    if (isWhole) await unroll(page, viewport);
    await page.screenshot({ path: `${root}.shots/${name}-${code}-${viewport.width}-light.png`, fullPage: isWhole });
    await page.setViewportSize(viewport);
  };
}

/**
 * Chooses a language after unregistering the worker of the previous language. A debugged worker never becomes idle, so Chromium would end it in the
 * middle of an answer when the other language's worker takes over, and the page would not load.
 */
async function speak(page: Page, code: Language): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.unregister()));
  await page.goto(`/?language=${code}`);
  await expect(page.locator(`html[lang^="${code}"]`)).toBeAttached();
}

/** A guest's review request on the day after the tour. */
const aRequest = () => ({
  is_open: true,
  open_until: Temporal.Now.instant().add({ hours: 24 }).toString(),
  title: klis.title,
  slug: klis.slug,
  date: Temporal.Now.plainDateISO().toString(),
  shop: { name: 'Adriatic Days', email: 'hello@adriatic-days.example', phone_number: '+385 21 000 123' },
  name: 'Ana H.',
  review: null,
});

/** Takes a kiosk from its set-up to its end. The kiosk deletes all earlier data. */
async function takeKiosk(page: Page, code: Language, take: Take) {
  const words = kiosk[code];
  await page.goto(`/?kiosk=on&language=${code}`);
  const setUp = page.getByRole('dialog', { name: words.setUpTitle });
  await setUp.getByLabel(words.newPin, { exact: true }).fill(PIN);
  await take('kiosk-set-up', false);
  await setUp.getByLabel(words.pinAgain).fill(PIN);
  await setUp.getByRole('button', { name: words.setUpAction }).click();
  // The kiosk has forgotten its language, too.
  await expect(page.getByRole('button', { name: kiosk.en.touchToBegin })).toBeVisible();
  await speak(page, code);
  await expect(page.getByRole('button', { name: words.touchToBegin })).toBeVisible();
  await take('kiosk-attract', false);
  await page.getByRole('button', { name: words.touchToBegin }).click();
  await take('kiosk-home', false);
  await page.goto(`/?kiosk=off&language=${code}`);
  await expect(page.getByRole('dialog', { name: words.leaveTitle })).toBeVisible();
  await take('kiosk-end', false);
}
