import type { Locator, Page } from 'playwright/test';
import type { ListingPage } from '#domain/contract/webstore.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import {
  aCart,
  bookingForm,
  cartLink,
  castles,
  chooseFirstDay,
  contact,
  isHydrated,
  klis,
  openDays,
  openForm,
  roomFor,
} from '../../support/browser/visit.ts';

/** Home with the booked tour on its first page. */
const HOME = '/?category=old-towns';

/** A thumb that counts taps, including the tap that opens the keyboard. Typed text and keys of the keyboard do not count. */
function aThumb({ touches }: { touches: boolean }) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      await (touches ? target.tap() : target.click());
      taps++;
    },
  };
}

/** The last day of the shown month, because other journeys in the same shop book the first days. */
const someDay = (form: Locator) =>
  form
    .getByRole('grid')
    .getByRole('button', { name: /First available date|€/ })
    .last();
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first();

/** Opens home and waits for React. Before that, links load documents. */
async function openHome(page: Page): Promise<void> {
  await page.goto(HOME);
  await expect(cartLink(page, 0)).toBeVisible();
}

/** Types the contact details field by field. The keyboard's own key leads to the next field, and at last to the payment. */
async function typeContact(page: Page, tap: (field: Locator) => Promise<void>): Promise<void> {
  const fields = page.getByRole('form', { name: 'Contact info' }).getByRole('textbox');
  await tap(fields.first());
  for (const [i, text] of Object.values(contact).entries()) {
    await expect(fields.nth(i)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === wide ? ['@soak'] : [] }, () => {
    test.use({ viewport });

    test('[S14] books from the home page to the paid order with 8 taps besides typing', async ({ page }) => {
      const { tap, taps } = aThumb({ touches: false });
      await openHome(page);

      await tap(link(page, klis.title));
      await tap(link(page, 'Choose a date'));
      const form = bookingForm(page);
      await tap(someDay(form));
      await tap(form.getByRole('button', { name: 'Add to cart' }));
      await tap(link(page, 'Check out'));
      await expect(page).toHaveURL('/bookings/checkout-editor?step=1');
      await typeContact(page, tap);
      await tap(page.getByRole('button', { name: /^Pay .* by card$/ }));
      await page.getByLabel('Card number').fill('4242 4242 4242 4242');
      await page.getByLabel('Expiry date').fill('12 / 34');
      await page.getByLabel('Security code').fill('123');
      await page.getByLabel('Name on card').fill('Ana Horvat');
      await tap(page.getByRole('button', { name: /^Pay / }));

      await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
      expect(taps()).toBe(8);
    });

    test("[S13] 'back' closes the booking form's sheet or leaves its page, and the viewer before either", async ({
      page,
    }) => {
      await openHome(page);
      await link(page, klis.title).click();
      await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeFocused();

      await page.getByRole('link', { name: /^Photo 1 of/ }).click();
      await expect(page.getByRole('dialog', { name: /Photos/ })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: /Photos/ })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();

      const form = await openForm(page);
      await expect(form.getByRole('grid')).toBeVisible();
      if (viewport === phone) {
        await page.goBack();
        await expect(form.getByRole('grid')).toBeHidden();
        await expect(page).toHaveURL(`/experiences/${klis.slug}`);
      }
      await page.goBack();
      await expect(page).toHaveURL(HOME);
    });
  });
}

test.describe('a first visit with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, hasConsented: false });

  test('[S14] comes to the card page for one adult tomorrow in 7 taps, 8 with a choice of starts, and 60 seconds', async ({
    page,
  }) => {
    const { tap, taps } = aThumb({ touches: true });
    const { titles, date } = await runsTomorrow(page);
    const began = Date.now();
    await page.goto('/');

    await tap(page.getByRole('button', { name: 'Allow essential' }));
    // On some days of the week no tour of the first page runs. A date chip then finds one, and its tap also chooses the day.
    const counts = await Promise.all(titles.map((it) => link(page, it).count()));
    const isInSight = counts.some((it) => it > 0);
    if (!isInSight) await tap(link(page, 'Tomorrow'));
    await tap(link(page, titles.find((_, n) => (counts[n] ?? 0) > 0) ?? titles[0] ?? '').first());
    await tap(link(page, 'Choose a date'));
    const form = bookingForm(page);
    const day = openDays(form).and(form.getByRole('button', { name: date }));
    // A visitor who leaves the listing before it has followed the chip chooses the day again.
    await day.or(form.getByRole('button', { name: /^Date /, expanded: false })).waitFor();
    const isToChoose = await day.isVisible();
    if (isToChoose) await tap(day);
    const starts = form.getByRole('region', { name: 'Start time' }).getByRole('radio');
    await expect(starts.first()).toBeAttached();
    const isChoice = (await starts.count()) > 1;
    if (isChoice) await tap(starts.and(page.locator(':enabled')).first().locator('..'));
    await tap(form.getByRole('button', { name: 'Book now' }));
    await expect(page).toHaveURL('/bookings/checkout-editor?step=1');
    await typeContact(page, tap);
    await tap(page.getByRole('button', { name: /^Continue to card payment|^Pay .* by card$/ }).last());

    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(taps()).toBe(6 + Number(isToChoose) + Number(isChoice) + Number(!isInSight));
    expect(Date.now() - began).toBeLessThan(60_000);
  });
});

/** Experiences that have room for one tomorrow and ask for no place, those with several starts first; and the calendar's name for tomorrow. */
async function runsTomorrow(page: Page): Promise<{ titles: string[]; date: RegExp }> {
  const listing = (await (await page.request.get('/api/webstores/experiences/?page_size=48')).json()) as ListingPage;
  // The engine's time, because another journey of this worker may have moved its clock.
  const { server_now } = (await (await page.request.get('/api/app-info/')).json()) as { server_now: string };
  const today = Temporal.Instant.from(server_now).toZonedDateTimeISO('Europe/Zagreb').toPlainDate();
  const tomorrow = today.add({ days: 1 });
  const rooms = await Promise.all(
    listing.results.map(async ({ slug, title }) => {
      const room = await roomFor(page.request, { slug, units: [1], from: 1, until: 2 }).catch(() => null);
      return { title, date: room?.asksForPlace ? undefined : room?.date, starts: room?.starts ?? 0 };
    }),
  );
  const open = rooms.filter(({ date }) => date === tomorrow.toString());
  const titles = open.toSorted((a, b) => Number(b.starts > 1) - Number(a.starts > 1)).map(({ title }) => title);
  const words = tomorrow.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return { titles, date: new RegExp(`\\b${words}`) };
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test("[S13] 'back' closes the sheet of filters, and once more leaves what was chosen there", async ({ page }) => {
    await page.goto('/?page=2');
    const sheet = page.getByLabel('Category', { exact: true });
    await isHydrated(page.getByRole('button', { name: 'Filters' }));
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/?page=2');

    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.selectOption({ label: 'The sea' });
    await page.getByRole('button', { name: /^Show \d+/ }).click();
    await expect(page).toHaveURL('/?category=sea');
    await page.goBack();
    await expect(page).toHaveURL('/?page=2');
    await expect(sheet).toBeHidden();
  });

  test('[S13, S9] a sheet that was closed by its cross leaves nothing behind, and the page keeps its place', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(cartLink(page, 0)).toBeVisible();
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate(() => history.state?.step ?? 0)).toBe(0);
    const card = page.getByRole('article').nth(5).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    // Cards get their true size when they scroll into view, and the browser adjusts the scroll position. This waits until it is stable.
    let left = -1;
    await expect
      .poll(async () => left === (left = await page.evaluate(() => scrollY)), { intervals: [500] })
      .toBe(true);
    await card.click();
    await expect(page).toHaveURL(/\/experiences\//);
    // The tour's page replaces the history entry of the sheet.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  test("[S13] what was booked in the sheet leads on, and 'back' from there to the experience", {
    tag: '@soak',
  }, async ({ page }) => {
    await openHome(page);
    await link(page, klis.title).click();
    const form = await openForm(page);
    await chooseFirstDay(form);
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await link(page, 'Check out').click();
    await expect(page).toHaveURL('/bookings/checkout-editor?step=1');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(HOME);
  });

  test('[K12] covers no field in use with a bar, and gives each the keyboard that it wants', { tag: '@soak' }, async ({
    page,
  }) => {
    await aCart(page);
    await page.goto('/bookings/checkout-editor?step=1');
    await page.getByText('Show list?').first().click();
    const bar = page.getByRole('complementary', { name: 'Order summary' });
    const fields = page.getByRole('form', { name: 'Contact info' }).getByRole('textbox');
    expect(await fields.count()).toBeGreaterThan(5);

    const keyboards: Record<string, string> = {};
    for (const field of await fields.all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await field.focus();
      const [place, edge] = [await field.boundingBox(), await bar.boundingBox()];
      if ((place?.height ?? 0) < 100) expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      const { name, type } = await field.evaluate(({ name, type }: HTMLInputElement) => ({ name, type }));
      keyboards[name] = (await field.getAttribute('inputmode')) ?? type;
    }

    expect(keyboards).toMatchObject({ first_name: 'text', email: 'email', phone_number: 'tel', note: 'textarea' });
  });

  test("[S13] 'back' leads from a step of the checkout to the one before", { tag: '@soak' }, async ({ page }) => {
    await page.goto(`/experiences/${castles.slug}`);
    const form = await openForm(page);
    await chooseFirstDay(form);
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await cartLink(page, 1).click();
    await link(page, 'Go to Contact Info').click();
    await typeContact(page, (field) => field.click());

    for (const title of ['Contact info', 'Your cart', castles.title]) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});

test('[S11, S12] shows held places on the icon of the tab, and copies an address, as the policy of the page allows', {
  tag: '@soak',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/experiences/${klis.slug}`);
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await icon()).toMatch(/\/app-icons\/1-\w+-tab\.svg$/);

  const form = await openForm(page);
  await chooseFirstDay(form);
  await form.getByRole('button', { name: 'Add to cart' }).click();

  await expect.poll(icon).toMatch(/^data:image\/svg\+xml,/);
  const isDrawn = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source ?? '';
      await image.decode();
      return image.naturalWidth > 0;
    },
    await icon(),
  );
  expect(isDrawn).toBe(true);
});
