import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { aReview, reviewTokens, writeAt } from '#tests/support/payments/reviewing.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const written = async (...all: object[]) => {
  const [last = '', ...tokens] = await reviewTokens(engine, owner, buyer, all.length + 1);
  for (const [n, changes] of all.entries()) await writeAt(engine, tokens[n] ?? '', aReview(changes));
  return { writeLast: (changes: object) => writeAt(engine, last, aReview(changes)) };
};
const reviews = () => within(screen.getByRole('region', { name: 'Reviews' }));
const stored = () =>
  engine.database.read((tx) => tx.selectFrom('reviews').select(['rating', 'text', 'name']).execute());

describe('the page of an experience', () => {
  it('[V16] says in a line that there are no reviews, and links to none', { tags: 'long' }, async () => {
    await openPage(engine, '/experiences/walk');

    expect(reviews().getByText('No reviews yet. Only guests who were there can write one.')).toBeTruthy();
    expect(screen.queryByText(/of 5 stars/)).toBeNull();
  });

  it('[V16] shows average, distribution, the newest three with answers, then all in the order that is chosen', {
    tags: 'long',
  }, async () => {
    const { writeLast } = await written(
      { rating: 5, text: 'First' },
      { rating: 4, text: 'Second' },
      { rating: 4 },
      { rating: 1, text: 'Last' },
    );
    const { results } = (await owner.send('GET', '/api/reviews/')).body as unknown as { results: { id: number }[] };
    await owner.send('POST', `/api/reviews/${results[0]?.id}/reply/`, { text: 'We are sorry.' });
    await owner.send('POST', `/api/reviews/${results[1]?.id}/hide/`, { reason: 'off_topic' });
    await openPage(engine, '/experiences/walk');

    expect(screen.getByRole('link', { name: /^3\.3 of 5 stars \(3 reviews ?\)$/ }).getAttribute('href')).toBe(
      '#reviews',
    );
    expect(reviews().getByRole('listitem', { name: '4 stars: 1 review' })).toBeTruthy();
    expect(reviews().getByText('Answer from Small & Sons').parentElement?.textContent).toContain('We are sorry.');
    expect(reviews().getByText(/1 review is hidden by the seller\./)).toBeTruthy();
    expect(reviews().queryByRole('button')).toBeNull();

    await writeLast({ rating: 2, text: 'Windy' });
    cleanup();
    const again = await openPage(engine, '/experiences/walk');
    expect(reviews().queryByText('First')).toBeNull();
    await again.user.click(reviews().getByRole('button', { name: 'Show all 4 reviews' }));
    await reviews().findByText('First');
    await again.user.selectOptions(reviews().getByRole('combobox', { name: 'Sort by' }), 'highest');

    await waitFor(() => expect(reviews().getAllByText(/^(First|Second|Last|Windy)$/)[0]?.textContent).toBe('First'));
  });

  it('[V16] shows what it has while the other reviews cannot be read', { tags: 'long' }, async () => {
    await written({ text: 'One' }, { text: 'Two' }, { text: 'Three' }, { text: 'Four' });
    let isOut = true;
    const page = await openPage(engine, '/experiences/walk', {
      between: (request) =>
        isOut && /reviews/.test(request.url) ? Promise.reject(new TypeError('no network')) : undefined,
    });

    await page.user.click(reviews().getByRole('button', { name: 'Show all 4 reviews' }));
    await reviews().findByText(/could not be loaded/);
    expect(reviews().getByText('Four')).toBeTruthy();
    isOut = false;
    await page.user.click(reviews().getByRole('button', { name: 'Try again' }));

    await reviews().findByText('One');
  });
});

describe('the page of the link', () => {
  it('[V16] begins with the star of the email and the name, asks for stars, and publishes', async () => {
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    const page = await openPage(engine, `/reviews/${token}?stars=4`);
    const four = await screen.findByRole('radio', { name: '4 of 5 stars: Very good' });

    expect(four).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox', { name: 'Name beside it' })).toHaveProperty('value', 'Marko M.');
    await page.user.click(screen.getByRole('radio', { name: '5 of 5 stars: Excellent' }));
    await page.user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Lovely.');
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));

    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(await stored()).toEqual([{ rating: 5, text: 'Lovely.', name: 'Marko M.' }]);
  });

  it('[G4a] says which language the title of the tour is in, where it is not that of the page', async () => {
    await owner.send('PATCH', '/api/base-accounts/1/', { language: 'hr' });
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    await openPage(engine, `/reviews/${token}`);

    expect((await screen.findByText('Walk along the quay')).lang).toBe('hr');
  });

  it('[V16] says what is missing', async () => {
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    const page = await openPage(engine, `/reviews/${token}`);
    await page.user.clear(await screen.findByRole('textbox', { name: 'Name beside it' }));
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));

    expect(screen.getByRole('alert').textContent).toBe('Tap the stars first.');
    expect(screen.getByText('Enter a name, or just initials.')).toBeTruthy();
    expect(await stored()).toEqual([]);
  });

  it('[V16] keeps what is published without a network, also over a reload, and sends it once when there is one', async () => {
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    let isOut = false;
    const between = () => (isOut ? Promise.reject(new TypeError('no network')) : undefined);
    const page = await openPage(engine, `/reviews/${token}?stars=5`, { between });
    await screen.findByRole('radio', { name: '5 of 5 stars: Excellent' });
    await page.user.type(screen.getByRole('textbox', { name: 'Your review' }), 'On the ferry home.');
    isOut = true;
    await page.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Saved on this device. It is sent as soon as there is a network.');
    expect(await stored()).toEqual([]);
    cleanup();

    await openPage(engine, `/reviews/${token}?stars=1`, { between, isReturn: true });
    const field = await screen.findByRole('textbox', { name: 'Your review' });
    expect(field).toHaveProperty('value', 'On the ferry home.');
    isOut = false;
    window.dispatchEvent(new Event('online'));

    await screen.findByRole('heading', { name: 'Thank you!' });
    expect(await stored()).toEqual([{ rating: 5, text: 'On the ferry home.', name: 'Marko M.' }]);
  });

  it('[V16, W1] shows the form of a link that was opened here before at once, whatever the network does', async () => {
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    await openPage(engine, `/reviews/${token}?stars=4`);
    await screen.findByRole('radio', { name: '4 of 5 stars: Very good' });
    cleanup();

    await openPage(engine, `/reviews/${token}?stars=2`, { between: () => new Promise(() => {}), isReturn: true });

    const two = await screen.findByRole('radio', { name: '2 of 5 stars: Could be better' }, { timeout: 1_000 });
    expect(two).toHaveProperty('checked', true);
    expect(screen.getByText('Walk along the quay')).toBeTruthy();
  });

  it('[V16] knows no other link, and says when the time is over', async () => {
    const [token] = await reviewTokens(engine, owner, buyer, 1);
    await openPage(engine, `/reviews/${crypto.randomUUID()}`);
    await screen.findByText('This link does not work.');
    cleanup();
    engine.clock.now = engine.clock.now.add({ hours: 24 * 61 });

    await openPage(engine, `/reviews/${token}`);

    await screen.findByText('The time to review this tour is over.');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
