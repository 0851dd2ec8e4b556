import type { Locator, Page } from 'playwright/test';
import type { Order } from '#domain/contract/orders.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { phone, wide } from '../../support/browser/screens.ts';
import {
  aReadyCart,
  chooseStart,
  contact,
  euros,
  klis,
  more,
  payBy,
  roomFor,
  toast,
  unfold,
} from '../../support/browser/visit.ts';

/** Changing is free until the day before, so this booking can still be changed. */
const inTime = { from: 4 };

/** Pays a whole booking by card, and opens its page. */
async function booked(page: Page, units: readonly number[] = [2]): Promise<void> {
  await aReadyCart(page, [{ slug: klis.slug, units, ...inTime }]);
  await page.goto('/bookings/checkout-editor?step=2');
  await page.getByRole('radio', { name: /^Full amount/ }).check();
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await payBy(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: klis.title })).toBeVisible();
}

const section = (page: Page) => page.getByRole('region', { name: 'Change date or guests' });

async function openDialog(page: Page): Promise<Locator> {
  await section(page).getByRole('button', { name: 'Change date or guests' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your booking' });
  await expect(dialog.getByRole('textbox', { name: 'Adult' })).toBeVisible();
  return dialog;
}

/** The page's order as the engine has it. */
async function orderOf(page: Page): Promise<Order> {
  const [, id] = /\/orders\/editor\/([^/]+)/.exec(page.url()) ?? [];
  return (await (await page.request.get(`/api/orders/${id}/`)).json()) as Order;
}

for (const viewport of [phone, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[P12i] takes one more along, and pays the difference by card', async ({ page }) => {
      await booked(page);

      const dialog = await openDialog(page);
      await expect(dialog.getByText('Choose another date, time or group above.')).toBeVisible();
      await more(dialog, 'Adult');
      await expect(dialog.getByText(`You pay ${euros(klis.adult)} more now.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Change and pay' }).click();
      await expect(dialog.getByText('Please enter the email used for this booking.')).toBeVisible();
      await expect(dialog.getByLabel('Email used for this booking')).toBeFocused();
      await dialog.getByLabel('Email used for this booking').fill(contact.email);
      await dialog.getByRole('button', { name: 'Change and pay' }).click();
      await payBy(page, '4242 4242 4242 4242');

      await expect(page.getByText('3 × Adult').first()).toBeVisible();
      await expect(section(page)).not.toContainText('Waiting for the payment');
      expect(await orderOf(page)).toMatchObject({
        total: { gross: (3 * klis.adult).toFixed(2) },
        paid: { amount: (3 * klis.adult).toFixed(2) },
        change: { state: 'made' },
      });
    });

    test('[P12g, P12i] comes on another day with one less, and gets the difference back', async ({ page, faults }) => {
      faults.allow(/status of 400 .*\/change\//);
      await booked(page);
      const room = await roomFor(page.request, { slug: klis.slug, units: [1], from: 6 });

      const dialog = await openDialog(page);
      await chooseStart(dialog, room);
      await unfold(dialog, 'Who’s coming?');
      await dialog.getByRole('button', { name: 'Remove one: Adult', exact: true }).click();
      await expect(dialog.getByText(`${euros(klis.adult)} goes back to your card.`)).toBeVisible();
      await dialog.getByLabel('Email used for this booking').fill('somebody@example.com');
      await dialog.getByRole('button', { name: 'Change booking' }).click();
      await expect(dialog.getByText(/^This booking was not made with that address/)).toBeVisible();
      await dialog.getByLabel('Email used for this booking').fill(contact.email);
      await dialog.getByRole('button', { name: 'Change booking' }).click();

      await expect(toast(page, 'Your booking has been changed.')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('1 × Adult').first()).toBeVisible();
      expect(await orderOf(page)).toMatchObject({
        paid: { amount: klis.adult.toFixed(2) },
        lines: [{ booking_info: { date: room.date } }],
      });
    });
  });
}

test('[P12j] waits for its payment, and is dropped', async ({ page }) => {
  await booked(page);
  const dialog = await openDialog(page);
  await more(dialog, 'Adult');
  await dialog.getByLabel('Email used for this booking').fill(contact.email);
  await dialog.getByRole('button', { name: 'Change and pay' }).click();
  await page
    .getByRole('link', { name: /cancel|back/i })
    .first()
    .click();

  await expect(section(page)).toContainText('3 × Adult');
  await expect(section(page).getByText(/^Waiting for the payment of .* until \d\d:\d\d\./)).toBeVisible();
  await section(page).getByRole('button', { name: 'Cancel this change' }).click();

  await expect(toast(page, 'Change cancelled. Your booking stays as it was.')).toBeVisible();
  expect(await orderOf(page)).toMatchObject({
    change: { state: 'dropped' },
    lines: [{ attendance_status: 'expected' }],
  });
});

test('[P12i, A13] says so where others were quicker', async ({ page, faults }) => {
  faults.allow(/status of 409 .*\/change/);
  await booked(page);
  const dialog = await openDialog(page);
  const room = await roomFor(page.request, { slug: klis.slug, units: [3], from: 8 });
  await chooseStart(dialog, room);
  await expect(dialog.getByLabel('Email used for this booking')).toBeVisible();
  const { vacancies } = await placesAt(page, room);
  await takeAll(page, room, vacancies);

  await dialog.getByLabel('Email used for this booking').fill(contact.email);
  await dialog.getByRole('button', { name: 'Change booking' }).click();

  await expect(dialog.getByText(/places at this time have just gone|left at this time/).first()).toBeVisible();
  const [line] = (await orderOf(page)).lines;
  expect(line?.booking_info.date).not.toBe(room.date);
});

test('[P12g, W5] needs the network for it, says so, and sends nothing later', async ({ page, context, faults }) => {
  faults.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|: failed\n/);
  await booked(page);
  const dialog = await openDialog(page);
  await context.setOffline(true);
  await more(dialog, 'Adult');

  await expect(dialog.getByText(/^You’re offline, so nothing can be changed/)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await expect(dialog.getByText(`You pay ${euros(klis.adult)} more now.`)).toBeVisible();
  expect(await orderOf(page)).toMatchObject({ total: { gross: (2 * klis.adult).toFixed(2) } });
});

type Room = Awaited<ReturnType<typeof roomFor>>;

async function placesAt(page: Page, { selection, date, time }: Room): Promise<{ vacancies: number }> {
  const question = new URLSearchParams({ experience_id: String(selection.experience_id), date_from: date });
  const answer = await page.request.get(`/api/bookings/check-availability/?${question}`);
  const { start_times } = (await answer.json()) as { start_times: { time: string; vacancies: number }[] };
  return start_times.find((it) => it.time === time) ?? { vacancies: 0 };
}

/** Other carts take all places left. */
async function takeAll(page: Page, { selection }: Room, places: number): Promise<void> {
  const [unit] = selection.booking_info.pricing_units;
  for (let left = places; left > 0; left -= 4) {
    const pricing_units = [{ pricing_option_id: unit?.pricing_option_id ?? 0, quantity: Math.min(4, left) }];
    const data = { ...selection, booking_info: { ...selection.booking_info, pricing_units } };
    const made = await page.request.post('/api/cart/', { data });
    expect(made.status(), await made.text()).toBe(201);
  }
}
