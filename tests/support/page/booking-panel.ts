import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { openPage } from './open-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

/** The booking panel: beside the story, or on a phone in a sheet. */
export function panel() {
  return within(screen.getByRole('complementary', { name: 'Booking' }));
}

/** Opens the booking form of a page, and waits until it is there. */
export async function openForm({ user }: Page) {
  await user.click(panel().getByRole('link', { name: 'Choose a date' }));
  await panel().findByRole('grid');
}

/** A day of the calendar by its date, which the name of its button contains: 'Thursday, 10 December 2026'. */
export function day(date: string) {
  return panel().getByRole('button', { name: new RegExp(`\\b${date}`) });
}

/** Opens a part of the form if it is folded to a line. */
export async function unfold({ user }: Page, part: 'Who’s coming?' | 'Date' | 'Start time') {
  const toggle = panel().queryByRole('button', { name: new RegExp(`^${RegExp.escape(part)}`), expanded: false });
  if (toggle) await user.click(toggle);
}

/** Chooses a day and one of its starts, `hh:mm`. */
export async function choose(page: Page, date: string, time: string) {
  const { user } = page;
  await unfold(page, 'Date');
  await user.click(day(date));
  await user.click(await panel().findByRole('radio', { name: new RegExp(`^${time}`) }));
}

/** Sets a stepper by typing, as a visitor does. */
export async function type(page: Page, label: string | RegExp, value: number) {
  const { user } = page;
  if (!panel().queryByRole('textbox', { name: label })) await unfold(page, 'Who’s coming?');
  const box = panel().getByRole('textbox', { name: label });
  await user.clear(box);
  await user.type(box, `${value}{Enter}`);
}

/** The price line below the form. */
export function total(): string {
  return (
    panel()
      .getByText(/ now, .* later|^Paid in full today|^So close to the day|^Nothing to pay today/)
      .closest('output')
      ?.textContent?.replaceAll('\u00A0', ' ') ?? ''
  );
}

/** Presses the form's only action, and waits until the engine has answered. */
export async function press(page: Page, name: 'Add to cart' | 'Update cart') {
  await page.user.click(panel().getByRole('button', { name }));
  await waitFor(() => expect(panel().queryByRole('button', { name: 'One moment …' })).toBeNull(), { timeout: 5_000 });
  await page.settle();
}
