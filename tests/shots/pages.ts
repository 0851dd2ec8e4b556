import { expect, type Page } from 'playwright/test';
import type { Cart } from '#domain/contract/cart.ts';
import { becomeKiosk, begin, stillThere } from '../support/browser/kiosk.ts';
import {
  aCart,
  aReadyCart,
  bookingForm,
  cartLink,
  castles,
  chooseFirstDay,
  contact,
  ebike,
  fillContact,
  klis,
  more,
  openDays,
  openForm,
  payBy,
  toast,
} from '../support/browser/visit.ts';

/** A page for a shot. Its name becomes the file's name. */
export interface Shot {
  name: string;
  /** The address, or the steps from an empty tab to the state of the shot. */
  open: string | ((page: Page) => Promise<unknown>);
  /** Takes only the visible part, for pages with an overlay. */
  viewportOnly?: boolean;
  /** Takes only the widths of phones and tablets. */
  isNarrow?: boolean;
  /** The visitor has not answered about cookies. */
  isNew?: boolean;
  /** Takes the page while part of it is still loading. */
  isComing?: boolean;
}

export const two = [
  { slug: klis.slug, units: [2, 0, 1] },
  { slug: castles.slug, units: [2] },
];

/** Experiences with questions of each kind: to each guest, and about the booking. */
const asking = [
  { slug: ebike.slug, units: [2, 1] },
  { slug: 'under-the-bell-in-gata', units: [2] },
];

export const shots: readonly Shot[] = [
  { name: 'home', open: '/' },
  { name: 'home-first-view', open: '/', viewportOnly: true },
  { name: 'home-filtered', open: '/?category=sea&subcategory=boats&dateFrom=2027-06-01' },
  {
    name: 'home-empty',
    open: '/?category=sea&subcategory=in-the-water&keyword=windsurfing&dateFrom=2027-01-10&dateTo=2027-01-12',
  },
  { name: 'home-last-page', open: '/?page=3' },
  {
    name: 'home-filters',
    viewportOnly: true,
    isNarrow: true,
    open: async (page) => {
      await page.goto('/?category=sea');
      await page.getByRole('button', { name: 'Filters' }).click();
    },
  },
  {
    name: 'home-suggestions',
    viewportOnly: true,
    open: async (page) => {
      await page.goto('/');
      await page.getByLabel('What', { exact: true }).pressSequentially('kay');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible({ timeout: 10_000 });
    },
  },
  {
    name: 'home-map',
    open: async (page) => {
      await page.goto('/?view=map');
      await page
        .getByRole('button', { name: /^\d+ experiences in/ })
        .first()
        .click();
      await expect(page.getByText(/^\d+ experiences here$/)).toBeVisible();
    },
  },
  {
    name: 'wishlist',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      for (const title of ['Sunset kayak under the cliffs of Marjan', 'The pirates of Omiš']) {
        const heart = page.getByRole('button', { name: `Wish list: ${title}` }).first();
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      }
      await page.goto('/wishlist');
      await expect(page.getByRole('article').nth(1)).toBeVisible();
    },
  },
  {
    name: 'pulled-down',
    viewportOnly: true,
    isNarrow: true,
    isComing: true,
    open: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
      await page.goto('/');
      await page.keyboard.press('Shift');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 180, y: 300 }] });
      for (const y of [340, 390])
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 180, y }] });
      await page.waitForTimeout(100);
    },
  },
  {
    name: 'install-hint',
    viewportOnly: true,
    open: async (page) => {
      await page.goto('/?pageSize=48');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
      const look = async () => {
        await page.getByRole('link', { name: castles.title }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: castles.title })).toBeVisible();
      };
      await look();
      await page.goBack();
      await expect(page.getByRole('heading', { name: /\d+ experiences/ })).toBeVisible();
      await look();
      await expect(page.getByRole('complementary', { name: 'Install the app' })).toBeVisible();
    },
  },
  {
    name: 'language-offer',
    viewportOnly: true,
    isNew: true,
    open: async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de-AT'] }));
      await page.goto('/');
      await page.getByRole('button', { name: 'Allow essential' }).click();
      await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'version-required',
    viewportOnly: true,
    open: async (page) => {
      await page.route('**/api/app-info/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), min_client: '999.0.0' } });
      });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    },
  },
  { name: 'consent', open: '/', viewportOnly: true, isNew: true },
  {
    name: 'home-loading',
    viewportOnly: true,
    isComing: true,
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await page.route('**/api/webstores/experiences/**', () => new Promise(() => {}));
      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
    },
  },
  { name: 'home-hr', open: '/?language=hr' },
  { name: 'home-de', open: '/?language=de' },
  { name: 'experience', open: `/experiences/${klis.slug}` },
  { name: 'experience-de', open: `/experiences/${klis.slug}?language=de` },
  {
    name: 'experience-loading',
    viewportOnly: true,
    isComing: true,
    open: async (page) => {
      await page.goto('/?category=old-towns');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await page.route(`**/api/webstores/experiences/${klis.slug}/`, () => new Promise(() => {}));
      await page.getByRole('link', { name: klis.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
    },
  },
  { name: 'experience-group', open: '/experiences/private-boat-to-the-blue-lagoon' },
  { name: 'experience-edit-gone', open: `/experiences/${klis.slug}?editCartItem=gone` },
  {
    name: 'booking',
    viewportOnly: true,
    open: async (page) => {
      await page.goto(`/experiences/${klis.slug}`);
      const form = await openForm(page);
      await expect(openDays(form).first()).toBeVisible();
    },
  },
  {
    name: 'booking-chosen',
    viewportOnly: true,
    open: async (page) => {
      await page.goto(`/experiences/${klis.slug}`);
      const form = await openForm(page);
      await form.getByRole('button', { name: 'Next' }).first().click();
      await expect(openDays(form).nth(20)).toBeVisible();
      // The day is folded to a line, and the next part is scrolled into view.
      await chooseFirstDay(form);
    },
  },
  {
    name: 'booking-filled',
    open: async (page) => {
      await page.goto(`/experiences/${klis.slug}`);
      await fillBooking(page);
    },
  },
  {
    name: 'booking-filled-end',
    viewportOnly: true,
    open: async (page) => {
      await page.goto(`/experiences/${klis.slug}`);
      await fillBooking(page);
      await bookingForm(page).getByRole('combobox', { name: 'Drop-off' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'booking-errors',
    viewportOnly: true,
    open: async (page) => {
      await page.goto('/experiences/krka-with-children');
      await (await openForm(page)).getByRole('button', { name: 'Add to cart' }).click();
    },
  },
  {
    name: 'booking-done',
    viewportOnly: true,
    open: async (page) => {
      await page.goto(`/experiences/${castles.slug}`);
      const form = await openForm(page);
      await chooseFirstDay(form);
      await form.getByRole('button', { name: 'Add to cart' }).click();
      await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
    },
  },
  {
    name: 'gallery',
    viewportOnly: true,
    open: async (page) => {
      await page.goto('/experiences/sunset-kayak-under-marjan');
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      await page.getByRole('link', { name: /^Photo 1 of/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'cart-empty', open: '/bookings/checkout-editor' },
  { name: 'cart', open: (page) => checkout(page, 0) },
  { name: 'cart-first-view', viewportOnly: true, open: (page) => checkout(page, 0) },
  {
    name: 'cart-waiting',
    viewportOnly: true,
    open: async (page) => {
      await checkout(page, 0);
      await removeOffline(page);
      await expect(page.getByText('No connection.')).toBeVisible();
    },
  },
  {
    name: 'on-this-device',
    viewportOnly: true,
    open: async (page) => {
      await checkout(page, 0);
      await removeOffline(page);
      await page.getByRole('button', { name: '1 change waiting to send' }).click();
      await expect(page.getByRole('dialog', { name: 'On this device' })).toBeVisible();
    },
  },
  {
    name: 'cart-expired',
    open: async (page) => {
      const { id } = await checkout(page, 0);
      await page.request.delete(`/api/cart/${id}/`);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Add both back' })).toBeVisible();
    },
  },
  {
    name: 'cart-refused',
    open: async (page) => {
      const { lines } = await checkout(page, 0);
      await page.route('**/lines/**', (route) =>
        route.fulfill({ status: 409, headers: { 'Landfall-Version': '1' }, json: soldOut }),
      );
      await page.goto(`/experiences/${klis.slug}?editCartItem=${lines[0]?.id}`);
      await more(bookingForm(page), 'Headset');
      await page.context().setOffline(true);
      await bookingForm(page).getByRole('button', { name: 'Update cart' }).click();
      await expect(bookingForm(page).getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(toast(page, 'Not enough places left')).toBeVisible();
      await page.goto('/bookings/checkout-editor?step=0');
      await expect(page.getByRole('button', { name: /^Keep it as it was/ })).toBeVisible();
    },
  },
  {
    name: 'cart-ends',
    viewportOnly: true,
    open: async (page) => {
      await page.route('**/api/cart/*/', async (route) => {
        const response = await route.fetch();
        const expires_at = Temporal.Now.instant().add({ seconds: 100 }).toString();
        await route.fulfill({ response, json: { ...(await response.json()), expires_at } });
      });
      await checkout(page, 0);
      await expect(page.getByRole('button', { name: 'Need more time?' })).toBeVisible();
    },
  },
  {
    name: 'cart-code-refused',
    open: async (page) => {
      await checkout(page, 0);
      const code = page.getByRole('textbox', { name: 'Code' });
      await code.fill('NO-SUCH-CODE');
      await page.getByRole('button', { name: 'Apply code' }).click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'contact-empty', open: (page) => checkout(page, 1) },
  { name: 'contact-hr', open: (page) => checkout(page, '1&language=hr') },
  {
    name: 'contact-errors',
    open: async (page) => {
      await checkout(page, 1);
      await page.getByText('Show list?').first().click();
      await page.getByRole('button', { name: 'Go to Payment' }).click();
    },
  },
  {
    name: 'contact-filled',
    open: async (page) => {
      await checkout(page, 1);
      await fillContact(page);
      await page.getByText('Show list?').first().click();
      await page.getByText('Include main contact').first().click();
      await page.getByRole('textbox', { name: 'Note' }).fill('One of us does not eat fish.');
    },
  },
  {
    name: 'contact-questions',
    open: async (page) => {
      await checkout(page, 1, asking);
      await fillContact(page);
      await page.getByRole('textbox', { name: 'Height' }).first().fill('tall');
      await page.getByRole('combobox', { name: 'What shall be under the bell?' }).selectOption('Octopus');
      await page.getByRole('button', { name: 'Go to Payment' }).click();
      await expect(page.getByRole('textbox', { name: 'Height' }).first()).toBeFocused();
    },
  },
  {
    name: 'payment',
    open: async (page) => {
      await aReadyCart(page, two);
      await page.goto('/bookings/checkout-editor?step=2');
      await expect(page.getByRole('radio', { name: /^Deposit/ })).toBeVisible();
    },
  },
  {
    name: 'payment-ready',
    open: async (page) => {
      await aReadyCart(page, two);
      await page.goto('/bookings/checkout-editor?step=2');
      await expect(page.getByRole('button', { name: /^Pay .* by card$/ })).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
      await expect(page.getByText('Nothing has been ordered yet', { exact: false })).toBeVisible();
      // Back online, the page would go on to pay by itself, so it is left first.
      await page.goto('about:blank');
      await page.context().setOffline(false);
      await page.goBack();
      await expect(page.getByText('Nothing has changed. Tap again', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'payment-errors',
    open: async (page) => {
      await aReadyCart(page, two);
      await page.goto('/bookings/checkout-editor?step=2');
      await page.getByText('Another amount').click();
      await page.getByLabel('Amount (EUR)').fill('1');
      await page.getByRole('button', { name: 'Continue to card payment' }).click();
      await expect(page.getByLabel('Amount (EUR)')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'card', open: (page) => toCardPage(page) },
  {
    name: 'card-declined',
    open: async (page) => {
      await toCardPage(page);
      await payBy(page, '4000 0000 0000 0002');
    },
  },
  { name: 'success', open: (page) => pay(page, '4242 4242 4242 4242', 'You’re booked!') },
  { name: 'success-confirming', open: (page) => pay(page, '4000 0000 0000 0077', 'Confirming your payment') },
  { name: 'success-failed', open: (page) => pay(page, '4000 0000 0000 9995', 'Your payment didn’t go through') },
  { name: 'success-unknown', open: '/success' },
  {
    name: 'success-out-of-reach',
    open: async (page) => {
      await page.route('**/api/order?*', (route) => route.fulfill({ status: 500 }));
      await page.goto('/success?session_id=unknown');
      await expect(page.getByText('we can’t show your order')).toBeVisible();
    },
  },
  { name: 'order', open: toOrder },
  {
    name: 'order-cancel',
    viewportOnly: true,
    open: async (page) => {
      await toOrder(page);
      await page.getByRole('button', { name: 'Cancel this booking' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'order-change',
    viewportOnly: true,
    open: async (page) => {
      await toOrder(page);
      await page.getByRole('button', { name: 'Change date or guests' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Adult' })).toBeVisible();
    },
  },
  {
    name: 'order-cancelled',
    open: async (page) => {
      await toOrder(page);
      await page.getByRole('button', { name: 'Cancel this booking' }).click();
      await page.getByLabel('Email used for this booking').fill(contact.email);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'order-printed',
    open: async (page) => {
      await toOrder(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'order-answers',
    open: async (page) => {
      await checkout(page, 1, asking);
      await fillContact(page);
      for (const height of await page.getByRole('textbox', { name: 'Height' }).all()) await height.fill('172');
      await page.getByRole('combobox', { name: 'What shall be under the bell?' }).selectOption('Octopus');
      for (const diet of await page.getByRole('textbox', { name: 'What you do not eat' }).all())
        await diet.fill('Nuts, and nothing with wheat in it.');
      await page.getByRole('button', { name: 'Go to Payment' }).click();
      await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
      await payBy(page, '4242 4242 4242 4242');
      await page.getByRole('link', { name: 'Under the bell' }).click();
      await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    },
  },
  {
    name: 'overview',
    open: async (page) => {
      await pay(page, '4242 4242 4242 4242', 'You’re booked!');
      await page.goto('/bookings/overview');
    },
  },
  {
    name: 'order-out-of-reach',
    open: async (page) => {
      const nobody = '11111111-1111-4111-8111-111111111111';
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(`/orders/editor/${nobody}/booking/${nobody}`);
      await expect(page.getByRole('heading', { name: 'We can’t connect right now' })).toBeVisible();
    },
  },
  { name: 'overview-empty', open: '/bookings/overview' },
  {
    name: 'overview-errors',
    open: async (page) => {
      await page.goto('/bookings/overview');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByLabel('Booking number')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'cookie-policy', open: '/cookie-policy' },
  { name: 'terms', open: '/legal/terms' },
  { name: 'imprint', open: '/legal/imprint' },
  { name: 'become-a-supplier', open: '/become-a-supplier' },
  { name: 'become-a-reseller', open: '/become-a-reseller' },
  { name: 'engine-api', open: '/engine-api' },
  { name: 'not-found', open: '/nowhere' },
  { name: 'kiosk-set-up', viewportOnly: true, isNew: true, open: '/?kiosk=on' },
  { name: 'kiosk-attract', viewportOnly: true, isNew: true, open: becomeKiosk },
  {
    name: 'kiosk-end',
    viewportOnly: true,
    isNew: true,
    open: async (page) => {
      await becomeKiosk(page);
      await page.goto('/?kiosk=off');
      const end = page.getByRole('dialog', { name: 'Exit kiosk mode?' });
      await end.getByLabel('PIN').fill('111111');
      await page.keyboard.press('Enter');
      await expect(end.getByText('That PIN isn’t right.')).toBeVisible();
    },
  },
  {
    name: 'kiosk-home',
    isNew: true,
    open: async (page) => {
      await becomeKiosk(page);
      await begin(page);
    },
  },
  {
    name: 'kiosk-still-there',
    viewportOnly: true,
    isNew: true,
    open: async (page) => {
      await page.clock.install();
      await becomeKiosk(page);
      await begin(page);
      await page.clock.fastForward(91_000);
      await expect(stillThere(page)).toBeVisible();
    },
  },
  { name: 'kiosk-payment', viewportOnly: true, isNew: true, open: payAtKiosk },
];

/** Books at a kiosk up to the QR code by which guests pay on their own phones. */
async function payAtKiosk(page: Page): Promise<void> {
  await becomeKiosk(page);
  await begin(page);
  await page.getByRole('link', { name: 'Sunset kayak' }).first().click();
  const form = await openForm(page);
  await chooseFirstDay(form);
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await cartLink(page, 1).click();
  await page.getByRole('link', { name: 'Go to Contact Info' }).click();
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page.getByRole('img', { name: 'QR code for the payment page' })).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  const form = await openForm(page);
  await chooseFirstDay(form);
  await more(form, 'Adult');
  await more(form, 'Child');
  await more(form, 'Headset', 2);
  await form.getByRole('combobox', { name: 'Pick-up' }).selectOption({ index: 1 });
}

/** Cuts the network, then removes one of two lines. */
async function removeOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect(page.getByRole('button', { name: '1 change waiting to send' })).toBeVisible();
}

const soldOut = {
  detail: 'Only 2 places are left at this time.',
  code: 'places_taken',
  left: 2,
  start_times: [{ id: 2, time: '15:30:00', vacancies: 9 }],
};

async function checkout(page: Page, step: number | string, lines = two): Promise<Cart> {
  const cart = await aCart(page, lines);
  await page.goto(`/bookings/checkout-editor?step=${step}`);
  await expect(page.getByRole('main').getByRole('complementary')).toBeVisible();
  return cart;
}

async function toCardPage(page: Page, lines = two): Promise<void> {
  await aReadyCart(page, lines);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

async function pay(page: Page, card: string, outcome: string, lines = two): Promise<void> {
  await toCardPage(page, lines);
  await payBy(page, card);
  await expect(page.getByRole('heading', { level: 1, name: outcome })).toBeVisible({ timeout: 20_000 });
}

/** Books an order that can still be changed and cancelled. */
export async function toOrder(page: Page): Promise<void> {
  const later = two.map((line) => ({ ...line, from: 20 }));
  await pay(page, '4242 4242 4242 4242', 'You’re booked!', later);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('region', { name: /^Voucher/ })).toBeVisible();
}
