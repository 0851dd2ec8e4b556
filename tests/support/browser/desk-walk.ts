import { expect, type Page } from 'playwright/test';
import type { Shop } from '../engine/shop.ts';
import { goOffline, signIn, whenInstalled } from './desk.ts';
import { owner } from './tickets.ts';
import { type Look, whenCalm } from './walks/look.ts';
import { walkThroughFirstShop } from './walks/new-seller.ts';
import { walkThroughStorm, walkThroughTrouble } from './walks/states.ts';

/** Signs in with a new browser, and admits guests. */
async function walkThroughGate(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  await signingIn(page, look);
  await signIn(page);
  await look('today');
  await page.getByRole('button', { name: 'Next day' }).click();
  await look('tomorrow');
  await scanning(page, look, await departure(page, look));
}

/** Sells, counts the drawer, manages devices, and loses the network. */
async function walkThroughCounter(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await drawer(page, look);
  await selling(page, look);
  await more(page, look);
}

/** Opens the screens of the office. */
async function walkThroughOffice(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/calendar');
  await expect(page.getByRole('table', { name: 'Days' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  const departures = page.getByRole('listitem').filter({ hasText: 'places taken' });
  await expect(departures.first()).toBeVisible();
  await look('calendar');
  await departures.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('calendar-departure');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await look('calendar-selection');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a departure' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('calendar-add');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Week' }).click();
  await expect(departures.first()).toBeVisible();
  await look('calendar-week');
}

/** Opens the numbers, with their table and the choice of days. */
async function walkThroughNumbers(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/numbers');
  await expect(page.getByText(/compared with/)).toBeVisible();
  await look('numbers');
  await page.getByText('Show as a table').click();
  await page.getByRole('button', { name: 'Occupancy' }).click();
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await look('numbers-days');
}

/** Opens the list of bookings, a booking, and its dialogs. */
async function walkThroughBookings(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/bookings');
  const rows = page.getByRole('list', { name: 'Bookings found' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await look('bookings');
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('No booking matches')).toBeVisible();
  await look('bookings-none');
  // A tour that has started cannot be moved, so the first listed booking must be for a later day than today.
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/desk/bookings?status=confirmed&payment=partially_paid&from=${later}`);
  await expect(rows.first()).toBeVisible();
  await look('bookings-filtered');
  await rows.first().click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toBeVisible();
  await look('booking');
  for (const [name, button] of [
    ['booking-payment', 'Take a payment'],
    ['booking-cancel', 'Cancel the booking'],
    ['booking-move', 'Change tour, day or party'],
    ['booking-contact', 'Change the contact'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
  }
}

/** Opens the notifications, and their settings. */
async function walkThroughNotifications(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('notifications');
  await page.getByRole('link', { name: 'Emails and this device' }).click();
  await expect(page.getByLabel('Cancellations')).toBeVisible();
  await look('notification-preferences');
}

/** Opens the lists and forms of the settings. */
async function walkThroughSettings(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/settings');
  await look('settings');
  await page.getByRole('main').getByRole('link', { name: 'Meeting points' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look('settings-list');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  await look('settings-form');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('still in use')).toBeVisible();
  await look('settings-in-use');
  await page.goto('/desk/settings/meeting-points/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await look('settings-invalid');
}

/** Opens the forms of objects that tours and shops share. */
async function walkThroughForms(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/settings/cancellation-policies');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByLabel('Title')).not.toHaveValue('');
  await look('settings-policy');
  await page.goto('/desk/settings/promo-codes/new');
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await look('settings-promo-code');
  await page.goto('/desk/settings/stores');
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByLabel('Title', { exact: true }).first()).not.toHaveValue('');
  await page.getByLabel('Colour of buttons and links', { exact: true }).fill('#ffee88');
  const domain = `tours-${page.viewportSize()?.width}.example`;
  await page.getByLabel('Domain').fill(domain);
  await page.getByRole('button', { name: 'Save the domain' }).click();
  await expect(page.getByText(`_landfall.${domain}`)).toBeVisible();
  await look('settings-store');
  await page.goto('/desk/settings/booking-questions/new');
  await expect(page.getByLabel('Question', { exact: true })).toBeVisible();
  await look('settings-question');
  await page.goto('/desk/settings/inventory-items/new');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await look('settings-extra');
}

/** Opens the settings of a person, of the company and of its team. */
async function walkThroughAccount(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/settings/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await look('settings-profile');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await look('settings-password-wrong');
  await page.goto('/desk/settings/company');
  await expect(page.getByLabel('Name of the company')).not.toHaveValue('');
  await look('settings-company');
  await page.goto('/desk/settings/history');
  await expect(page.getByLabel('Show')).toBeVisible();
  await look('settings-history');
  await page.goto('/desk/settings/closing');
  await expect(page.getByText('still to come')).toBeVisible();
  await look('settings-closing');
  await page.goto('/desk/settings/export');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  await look('settings-export');
  await page.goto('/desk/settings/team');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('settings-invite');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Change: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('settings-member');
  await page.keyboard.press('Escape');
  await look('settings-team');
  await page.goto('/desk/settings/roles');
  await look('settings-roles');
  await page.getByRole('link', { name: 'Add a role' }).click();
  await expect(page.getByLabel('See who comes')).toBeChecked();
  await look('settings-role');
}

/** Opens the prices of a tour, and the form of a special price. */
async function walkThroughPrices(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/tours/1/prices');
  await expect(page.getByRole('table', { name: 'Prices of the month' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Set a price for this day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter at least one price.')).toBeVisible();
  await look('prices-invalid');
  await dialog.getByLabel('For', { exact: true }).selectOption('Season');
  await dialog.getByLabel('Adult', { exact: true }).fill('55,50');
  await dialog.getByRole('button', { name: 'Adult: add a price for larger parties' }).click();
  await dialog.getByLabel('Adult, from 2 people').fill('50');
  await look('prices-form');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The prices are saved.')).toBeVisible();
  await look('prices');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All days have the usual price.')).toBeVisible();
}

/** Enters a booking, with each way to pay, and books it. */
async function walkThroughNewBooking(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/new-booking');
  const tour = page.getByRole('combobox', { name: 'Tour' });
  await expect(tour).toBeFocused();
  await look('new-booking-tour');
  await page.keyboard.type('palace');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await page
    .getByRole('button', { name: /places free$/ })
    .nth(10)
    .click();
  await expect(page.getByText('The places are held for you')).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await look('new-booking-invalid');
  await page.getByLabel('First name').fill('Marija');
  await page.getByRole('textbox', { name: 'Email' }).fill('marija@example.com');
  await page.getByRole('radio', { name: 'Taken now' }).check();
  await look('new-booking-now');
  await page.getByRole('radio', { name: 'Link by email' }).check();
  await page.getByRole('button', { name: /^Book and send the link/ }).click();
  await expect(page.getByRole('heading', { name: /^Reserved LF-/ })).toBeVisible();
  await look('new-booking-made');
}

/** Opens the list of tours, the order of the shop, the editor and the form of a new tour. */
async function walkThroughTours(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/tours');
  const tours = page.getByRole('list', { name: 'Tours found' }).getByRole('listitem');
  await expect(tours.first()).toBeVisible();
  await tours.first().getByText('Actions').click();
  await look('tours');
  await page.getByRole('button', { name: 'Change the order in the shop' }).click();
  await expect(page.getByRole('row').first()).toBeVisible();
  await look('tours-order');
  await page.getByRole('button', { name: 'Done' }).click();
  await tours.first().getByRole('link').first().click();
  await expect(page.getByRole('img', { name: /^QR code of the tour/ }).first()).toBeVisible();
  await page.getByRole('row').first().click();
  await expect(page.getByLabel('Description for those who cannot see it')).toBeVisible();
  await look('tour');
  await page.getByRole('button', { name: 'Crop' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('tour-crop');
  await page.goto('/desk/tours/new');
  await page.getByRole('button', { name: 'Create the tour' }).click();
  await expect(page.getByLabel('What is it called?')).toHaveAttribute('aria-invalid', 'true');
  await look('tour-new');
}

/** Opens the translations of a tour, with a translated text and one that is too short, and the translations of the shop. */
async function walkThroughTranslations(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.goto('/desk/tours/1');
  await page.getByRole('link', { name: /^German/ }).click();
  const texts = page.getByRole('region', { name: 'Texts of the tour' });
  await texts.getByRole('textbox', { name: /^Description in German/ }).fill(GERMAN_TEXT);
  await texts
    .getByRole('textbox', { name: 'Highlights, entry 1 in German', exact: true })
    .fill(`Klippen, ${Date.now()}`);
  await expect(texts.getByText(/^Saved at/)).toBeVisible();
  await look('translations');
  await texts.getByRole('textbox', { name: 'Title in German' }).fill('Ab');
  await expect(texts.getByText('Use at least 3 characters.', { exact: true })).toBeVisible();
  await look('translations-invalid');
  await texts.getByRole('textbox', { name: 'Title in German' }).fill('');
  await page.goto('/desk/settings/stores/1?language=de');
  await expect(page.getByRole('textbox', { name: 'Text of the banner in German' })).toBeVisible();
  await page.getByRole('region', { name: 'Translations' }).locator('summary').click();
  await look('store-translations');
}

const GERMAN_TEXT = `Der Abendspaziergang beginnt am Kai und führt durch die verwinkelten Gassen der Altstadt bis zur Aussichtsplattform, von der aus der
Sonnenuntergang über der Hafeneinfahrt am schönsten ist.

Unterwegs gibt es Geschichten über Fischereigenossenschaften, Dampfschifffahrtsgesellschaften und die Feuerwehrkapelle.`;

/** Opens the actions for a whole departure, and the report of a message to its guests. */
async function walkThroughDepartureActions(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  await page.getByRole('button', { name: 'Next day' }).click();
  await page
    .getByRole('link', { name: /of [1-9]\d* here/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cancel, move or write' }).click();
  await expect(page.getByRole('button', { name: 'Cancel this departure' })).toBeVisible();
  await look('whole-departure');
  for (const [name, button, action] of [
    ['cancel-departure', 'Cancel this departure', /^Cancel \d+ booking/],
    ['move-departure', 'Move all guests', /^Move \d+ booking/],
    ['message-departure', 'Write to all guests', /^Write to \d+ booking/],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: action })).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Write to all guests' }).click();
  await page.getByLabel('Subject').fill('Bring a jacket');
  await page.getByLabel('Message', { exact: true }).fill('It will be cold.');
  await page.getByRole('button', { name: /^Write to \d+ booking/ }).click();
  await expect(page.getByText(/^\d+ done$/)).toBeVisible();
  await look('departure-report');
}

/** Opens the schedule and the rates of a tour, and saves nothing. */
async function walkThroughTour(page: Page, options: Look): Promise<void> {
  const look = whenCalm(page, options);
  await signIn(page);
  const listing = await page.request.get('/api/webstores/experiences/?page_size=48');
  const { results } = (await listing.json()) as { results: { id: number; title: string }[] };
  const { id } = results.find(({ title }) => title.startsWith('Sunset kayak')) ?? { id: 0 };
  await page.goto(`/desk/tours/${id}/schedule`);
  await expect(page.getByRole('region', { name: 'Year' })).toBeVisible();
  await look('schedule');
  await page.getByText('Show as a table').click();
  await page.getByRole('button', { name: 'Next year' }).click();
  await page.getByRole('button', { name: /^Jun / }).click();
  await page.getByRole('button', { name: 'Make it a day off' }).click();
  await page.getByRole('button', { name: /, 2 June / }).click();
  await page.getByRole('button', { name: 'Give it other times' }).click();
  await page.locator('summary', { hasText: 'each year' }).first().click();
  await look('schedule-day');
  await page.locator('summary', { hasText: 'each year' }).last().click();
  await page.getByRole('button', { name: 'Remove this season' }).last().click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('schedule-impact');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a season' }).click();
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByLabel('First day').last()).toHaveAttribute('aria-invalid', 'true');
  await look('schedule-invalid');
  await page.goto(`/desk/tours/${id}/rates`);
  await expect(page.getByRole('table', { name: 'Rates and prices' })).toBeVisible();
  await look('rates');
  await page.getByText('How many guests each price is for').first().click();
  await page.getByRole('button', { name: 'Add a rate' }).click();
  await page.getByRole('button', { name: 'Save the rates' }).click();
  await expect(page.getByRole('textbox', { name: 'Rate, New rate' })).toHaveAttribute('aria-invalid', 'true');
  await look('rates-invalid');
}

async function signingIn(page: Page, look: Look): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('Email').fill(owner.email);
  await look('sign-in');
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await look('sign-in-refused');
  for (const [name, button] of [
    ['enrol', 'Set up a shared tablet'],
    ['register', 'New here? Open your shop'],
    ['forgot', 'Forgot your password?'],
  ] as const) {
    await page.goto('/desk/');
    await page.getByRole('button', { name: button }).click();
    await look(name);
  }
}

interface Lines {
  paid: string | undefined;
  due: string | undefined;
}

/** @returns the lines of two expected parties: one that has paid, and one with a balance due, as far as there are such */
async function departure(page: Page, look: Look): Promise<Lines> {
  await page.goto('/desk/');
  const busy = page.getByRole('link', { name: /[^0]\d* here/ });
  await expect(busy.first()).toBeVisible();
  const missing = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Let \d+ in/ }) });
  const lines: Lines = { paid: undefined, due: undefined };
  // Guests of the first departures may all have arrived, or all have paid; late in the day nobody may owe anything.
  const count = await busy.count();
  for (let nth = 0; nth < count && !(lines.paid && lines.due); nth += 1) {
    await busy.nth(nth).click();
    await expect(page.getByRole('list').getByRole('listitem').first()).toBeVisible();
    for (const row of await missing.allInnerTexts())
      lines[row.includes('€') ? 'due' : 'paid'] ??= /LF-\w{6}-\d/.exec(row)?.[0];
    if (nth + 1 < count && !(lines.paid && lines.due)) await page.goBack();
  }
  await look('departure');
  await missing.first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('guest');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Scan' }).first().click();
  return lines;
}

async function scanning(page: Page, look: Look, { paid = '', due }: Lines): Promise<void> {
  // A busy machine may type as slowly as a person, and the desk ignores such keys. Then the walk scans again.
  const scan = (text: string) =>
    expect(async () => {
      await page.keyboard.type(text, { delay: 1 });
      await page.keyboard.press('Enter');
      const verdict = page.getByRole('region', { name: 'Result' });
      await expect(verdict).toContainText(/Come in|Stop|Look/, { timeout: 4_000 });
    }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('This device has no camera.');
  await look('scan');
  await scan(paid);
  await look('come-in');
  await page.getByRole('button', { name: /^Let \d+ in/ }).click();
  await look('let-in');
  // The same code again within three seconds is the same scan.
  await page.waitForTimeout(5_500);
  await scan(paid);
  await look('stop');
  await page.getByRole('button', { name: 'Next' }).click();
  if (due) {
    await scan(due);
    await look('look');
    await page.getByRole('button', { name: 'Next' }).click();
  }
  // Takes the admission back, for the next walk.
  await page.getByRole('button', { name: 'Undo' }).click();
}

async function drawer(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Drawer' }).click();
  await look('drawer-closed');
  await page.getByLabel(/Cash in the drawer/).fill('100');
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(page.getByText('Should be in the drawer')).toBeVisible();
}

async function selling(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Sell' }).click();
  await look('sell-list');
  await page
    .getByRole('link', { name: /(1\d|[6-9]) places/ })
    .last()
    .click();
  const pay = page.getByRole('button', { name: 'Take payment' });
  await expect(page.getByText('Sell without a network')).toBeVisible();
  await page.getByText('Sell without a network').click();
  await page.getByRole('button', { name: /^Reserve 4/ }).click();
  await expect(page.getByText('4 places are reserved for this device.')).toBeVisible();
  await look('sell');
  // A wide screen shows party and payment together.
  if (await pay.isVisible()) await pay.click();
  await look('payment');
  await page.getByRole('button', { name: 'Cash' }).click();
  await look('cash');
  await page.getByRole('button', { name: 'Exact' }).click();
  await expect(page.getByRole('heading', { name: 'Sold' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of the voucher' })).toBeVisible();
  await look('voucher');
  await page.getByRole('link', { name: 'Drawer' }).click();
  await expect(page.getByText('Should be in the drawer')).toBeVisible();
  await look('drawer-open');
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await look('drawer-count');
  await page.getByLabel(/Count what is in the drawer/).fill('150');
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(page.getByText('The drawer is closed.')).toBeVisible();
  await look('drawer-after');
}

async function more(page: Page, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'More' }).click();
  await look('more');
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('keyboard');
  await page.keyboard.press('Escape');
  await page.goto('/desk/devices');
  await expect(page.getByText('Tablet at the pier')).toBeVisible();
  await look('devices');
  await page.getByRole('button', { name: 'Add a device' }).click();
  await page.getByLabel('Name of the device').fill('Tablet at the gate');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('dialog').locator('output')).toBeVisible();
  await look('device-code');
  await page.getByRole('button', { name: 'Done' }).click();
  await whenInstalled(page);
  await goOffline(page.context());
  await page.goto('/desk/');
  await expect(page.getByText('No network')).toBeVisible();
  await look('no-network');
  await goOffline(page.context(), false);
  await page.goto('/desk/more');
  await page.getByRole('button', { name: 'Choose a PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('8642');
  await look('choose-pin');
  await page.getByLabel('PIN once more').fill('8642');
  await page.getByRole('button', { name: 'Set the PIN' }).click();
  await page.getByRole('button', { name: 'Lock the screen' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await look('locked');
}

/** Walks that together open every screen of the desk and the office, each with the rule of its screens. SOAK=1 adds the long walks. */
export const deskWalks: readonly {
  rule: string;
  part: string;
  walk: (page: Page, look: Look, shop: Shop) => Promise<void>;
  isLong?: boolean;
}[] = [
  { rule: 'T1', part: 'gate', walk: walkThroughGate, isLong: true },
  { rule: 'T1', part: 'counter', walk: walkThroughCounter, isLong: true },
  { rule: 'B1', part: 'office', walk: walkThroughOffice, isLong: true },
  { rule: 'B7', part: 'numbers', walk: walkThroughNumbers, isLong: true },
  { rule: 'B4', part: 'bookings', walk: walkThroughBookings, isLong: true },
  { rule: 'B8', part: 'departure-actions', walk: walkThroughDepartureActions, isLong: true },
  { rule: 'B9', part: 'settings', walk: walkThroughSettings },
  { rule: 'B9', part: 'settings forms', walk: walkThroughForms, isLong: true },
  { rule: 'B15', part: 'account', walk: walkThroughAccount, isLong: true },
  { rule: 'B12', part: 'prices', walk: walkThroughPrices, isLong: true },
  { rule: 'B13', part: 'new-booking', walk: walkThroughNewBooking, isLong: true },
  { rule: 'B10', part: 'tours', walk: walkThroughTours },
  { rule: 'G6', part: 'translations', walk: walkThroughTranslations, isLong: true },
  { rule: 'B14', part: 'notifications', walk: walkThroughNotifications, isLong: true },
  { rule: 'B11', part: 'schedule', walk: walkThroughTour, isLong: true },
  { rule: 'B17', part: 'first shop', walk: walkThroughFirstShop, isLong: true },
  { rule: 'B8', part: 'storm', walk: walkThroughStorm, isLong: true },
  { rule: 'B10', part: 'trouble', walk: walkThroughTrouble, isLong: true },
];
