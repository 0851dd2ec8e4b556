import { expect, signIn, test } from '../../support/browser/desk.ts';

test.use({ viewport: { width: 360, height: 760 } });
test('[B4, B5, B6] finds a booking by half a name, takes a payment, cancels with its quote, and both are in the history', async ({
  page,
}) => {
  await signIn(page);
  // A booking whose guests have checked in cannot be cancelled, so the first listed one must be for a later day than today.
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/desk/bookings?status=confirmed&payment=partially_paid&from=${later}`);
  const rows = page.getByRole('list', { name: 'Bookings found' }).getByRole('link');
  const due = rows.filter({ hasText: 'due' });
  await expect(due.first()).toBeVisible();
  const [, name = '', number = ''] = /^(.+?)(LF-\w{6})/.exec((await due.first().textContent()) ?? '') ?? [];
  const family = name.split(' ').at(-1) ?? '';

  // The keyboard shortcuts load after the first screen.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(family.slice(0, Math.ceil(family.length / 2)));
  await rows.filter({ hasText: number }).click();

  await expect(page).toHaveURL(new RegExp(`/desk/bookings/${number}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Take a payment' }).click();
  const taking = page.getByRole('dialog');
  await taking.getByRole('textbox', { name: 'Amount' }).fill('5');
  await taking.getByRole('button', { name: /^Take 5,00/ }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(/took 5,00.€ in cash/);

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const cancelling = page.getByRole('dialog');
  await expect(cancelling).toContainText('The policy pays');
  await cancelling.getByRole('textbox', { name: 'Pay back' }).fill('2.50');
  await cancelling.getByRole('button', { name: /^Cancel and pay back 2,50/ }).click();

  await expect(history).toContainText('cancelled the booking');
  await expect(history).toContainText(/(paid|gave) back 2,50.€/);
  await expect(page.getByText(`${number} · Cancelled`)).toBeVisible();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await expect(page.getByRole('searchbox')).not.toHaveValue('');
});
