import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { install } from '../../support/browser/installed.ts';
import { expect, test } from '../../support/browser/journey.ts';
import { chooseFirstDay, euros, fillContact, more, openForm, payBy, toast } from '../../support/browser/visit.ts';
import { root } from '../../support/root.ts';

/** The blocks of the walk-through to paste, from the top down. */
const blocks = [...readFileSync(`${root}docs/api.md`, 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm)].map(
  ([, block = '']) => block,
);

test('[A5, A6, A7, A17, E9] a first seller follows the document, somebody books what they have published, and books it at a new price', {
  tag: '@soak',
}, async ({ page, context, shop, faults }) => {
  test.setTimeout(120_000);
  const { port } = new URL(shop.url);
  const pasted = blocks
    .join('\n')
    .replaceAll('localhost:8080', `localhost:${port}`)
    .replaceAll('.data/', `${shop.dataDir}/`)
    .concat('\necho "access is $access"\n');

  const { stdout, stderr } = spawnSync('bash', ['-u'], { cwd: root, input: pasted, encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toBe('');
  for (const words of [
    '"email":"ana@example.com"',
    '/activate/',
    'Your account is active',
    'You are signed in.',
    'account is',
    'store is',
    'point is',
    'policy is',
    'adult is',
    'child is',
    'image is',
    '"status":"ready"',
    'tour is',
    '"status":"published"',
    '"categories":[',
    'code is',
    'order is',
    '"uses":1',
    '"people":2',
    '"attendance_status":"expected"',
    '"attendance_status":"checked_in"',
    'This voucher has been used: its guests are checked in.',
    'member is',
  ])
    expect(stdout).toContain(words);

  const visited = `http://kayaks.localhost:${port}`;
  await context.addCookies([{ name: 'consent', value: 'essential', url: visited }]);
  await page.goto(`${visited}/`);
  await expect(page.getByRole('banner').getByText('Kvarner Kayaks').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kayaks at dawn' }).click();
  const form = await openForm(page);
  // A tour of tomorrow must be paid in full today, so this skips the first days.
  await chooseFirstDay(form, 2);
  await more(form, 'Adult');
  await more(form, 'Child');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
  await page.goto(`${visited}/bookings/checkout-editor?step=1`);
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.getByRole('button', { name: /^Pay .* by card$/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payBy(page, '4242 4242 4242 4242');

  await expect(page.getByRole('heading', { level: 1, name: 'You’re booked!' })).toBeVisible();
  await expect(page.getByText(`You’ve paid ${euros(0.2 * (2 * 45 + 30))}.`)).toBeVisible();

  // The worker controls the page and has a copy of the old price. One tap is still enough.
  await page.goto(`${visited}/`);
  await page.getByRole('link', { name: 'Kayaks at dawn' }).click();
  await install(page, page.url());
  const again = await openForm(page);
  await chooseFirstDay(again);
  await expect(again.getByText(euros(45)).first()).toBeVisible();
  const [, access] = /^access is (\S+)$/m.exec(stdout) ?? [];
  const [, tour] = /^tour is (\d+)$/m.exec(stdout) ?? [];
  const mine = { headers: { authorization: `Bearer ${access}` } };
  const address = `${shop.url}/api/experiences/${tour}/`;
  const { rates } = (await (await page.request.get(address, mine)).json()) as {
    rates: { pricing_options: { retail_price: string }[] }[];
  };
  const [adult] = rates[0]?.pricing_options ?? [];
  if (adult) adult.retail_price = '55.00';
  const raised = await page.request.patch(address, { ...mine, data: { rates } });
  expect(raised.status(), await raised.text()).toBe(200);
  await again.getByRole('button', { name: 'Add to cart' }).click();
  await expect(again.getByText('The price has changed.')).toBeVisible();
  faults.expect(/status of 409 .*\/api\/cart\//);
  await again.getByRole('button', { name: `Book at ${euros(55)}` }).click();
  await expect(toast(page, 'Experience has been added to cart!')).toBeVisible();
});
