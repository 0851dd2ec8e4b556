import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, handyStore } from '#tests/support/payments/buying.ts';
import { aReview, reviewTokens, writeAt } from '#tests/support/payments/reviewing.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  const [good = '', bad = ''] = await reviewTokens(
    engine,
    await aSeller(engine, { 1: 'owner' }),
    await aBuyer(engine),
    2,
  );
  await writeAt(engine, good, aReview({ text: 'Lovely.' }));
  await writeAt(engine, bad, aReview({ rating: 1, text: 'Rude words.' }));
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const review = (text: string) => within(screen.getByText(text).closest('article') as HTMLElement);

it('[V15] an answer stands below the review, and the count says what is left', { tags: 'long' }, async () => {
  const { user } = await openDesk(engine, '/reviews', { role: 'agent' });
  await screen.findByText('2 reviews without an answer');

  await user.click(review('Lovely.').getByRole('button', { name: 'Answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Come again!');
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }));

  await screen.findByText('1 review without an answer');
  expect(review('Lovely.').getByText('Come again!')).toBeTruthy();
  expect(review('Lovely.').getByRole('link', { name: 'Open the booking' }).getAttribute('href')).toMatch(
    /\/bookings\/LF-/,
  );
});

it('[V15] a review is hidden with a reason only, and shown again', async () => {
  const { user } = await openDesk(engine, '/reviews', { role: 'agent' });
  await screen.findByText('Rude words.');
  await user.click(review('Rude words.').getByRole('button', { name: 'Hide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide this review?' }));
  expect(dialog.getByRole('button', { name: 'Hide the review' }).getAttribute('aria-disabled')).toBe('true');

  await user.click(dialog.getByRole('radio', { name: 'Insults somebody' }));
  await user.click(dialog.getByRole('button', { name: 'Hide the review' }));
  await screen.findByText('Hidden: Insults somebody');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Hidden');
  await waitFor(() => expect(screen.queryByText('Lovely.')).toBeNull());
  await user.click(review('Rude words.').getByRole('button', { name: 'Show it again' }));

  await screen.findByText('No reviews here.');
});
