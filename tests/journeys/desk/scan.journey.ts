import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Experience } from '#domain/contract/catalogue.ts';
import { test as base, expect, goOffline, signIn, unsentOn, whenInstalled } from '../../support/browser/desk.ts';
import { cameraFlags, writeCameraFile } from '../../support/browser/fake-camera.ts';
import { scanByHand } from '../../support/browser/keyboard.ts';
import { ownerOf, type Ticket, textOf, ticketsOf } from '../../support/browser/tickets.ts';

/** A phone whose camera sees the vouchers of two parties in turn, in a loop. */
const test = base.extend<object, { tickets: Ticket[] }>({
  tickets: [
    async ({ shop }, provide) => {
      const clock = new Date(Date.now() + shop.ahead).toISOString();
      await provide(await ticketsOf(shop, clock.slice(0, 10)));
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, tickets }, provide) => {
      const path = join(tmpdir(), `landfall-camera-${process.pid}.y4m`);
      writeCameraFile(
        path,
        tickets.map(({ text }) => text),
      );
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraFlags(path)] });
    },
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 360, height: 760 } });
test.beforeEach(({ faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('[T7] admits two parties by the camera without a network, and stops a ticket that was used', async ({
  page,
  context,
  tickets,
}) => {
  await signIn(page);
  await page.goto(`/desk/scan/${tickets[0]?.departure}`);
  await whenInstalled(page);
  await goOffline(context);
  const result = page.getByRole('region', { name: 'Result' });

  for (let scanned = 1; scanned <= tickets.length; scanned++) {
    await result.getByRole('button', { name: /^Let \d+ in/ }).click({ timeout: 20_000 });
    await expect.poll(() => unsentOn(page)).toBe(scanned);
  }
  await expect(result.getByText('Stop')).toBeVisible({ timeout: 20_000 });
  await expect(result.getByText(/^Used at .* by /)).toBeVisible();

  await goOffline(context, false);
  await expect(page.getByText(/\d to send/)).toBeHidden({ timeout: 15_000 });
});

test('[T8] lets a genuine ticket in that was sold after the last contact, and stops a forged one', async ({
  page,
  context,
  shop,
  tickets,
}) => {
  // A hand scanner at a computer without a camera.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
  });
  await signIn(page);
  await page.goto(`/desk/scan/${tickets[0]?.departure}`);
  await whenInstalled(page);
  await expect(page.getByRole('main')).toContainText('This device has no camera.');
  await goOffline(context);
  const text = await sellTicket(shop, tickets[1]?.departure ?? 0);
  const result = page.getByRole('region', { name: 'Result' });

  await scanByHand(page, text);
  await expect(result.getByText('Look')).toBeVisible();
  await expect(result.getByText(/genuine/i)).toBeVisible();

  await page.getByRole('button', { name: 'Next' }).click();
  await scanByHand(
    page,
    text.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  );
  await expect(result.getByText('Stop')).toBeVisible();
});

/** Books one place of the departure as the office does. @returns the text of the voucher's QR code */
async function sellTicket(shop: Parameters<typeof ownerOf>[0], departure: number): Promise<string> {
  const api = await ownerOf(shop);
  const at = await api.get<{ experience: number; date: string; time: string }>(`/api/departures/${departure}/`);
  const experience = await api.get<Experience>(`/api/webstores/experiences/${at.experience}/`);
  const rate = experience.rates.find(({ id }) => id === experience.default_rate_id) ?? experience.rates[0];
  const option = rate?.pricing_options[0];
  const start = experience.schedule.start_times.find(({ time }) => time.slice(0, 5) === at.time.slice(0, 5));
  const order = await api.post<{ id: string }>('/api/orders/', {
    lines: [
      {
        experience_id: experience.id,
        booking_info: {
          date: at.date,
          start_time_id: start?.id,
          pricing_rate_id: rate?.id,
          pricing_units: [
            { pricing_option_id: option?.id, quantity: 1, ...(rate?.is_group_pricing && { group_size: 1 }) },
          ],
        },
      },
    ],
    main_contact_info: { first_name: 'Late' },
    payment_method_id: '1',
    payment_type_id: 'transfer',
    amount: option?.retail_price.gross,
    paid: true,
  });
  const { vouchers } = await api.order(order.id);
  return textOf(vouchers?.[0]?.qr);
}
