import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createCart } from '#domain/contract/cart.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { tripAtom } from '#shop/state/booking/trip.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { choose, day, openForm, panel, press, total, type, unfold } from '#tests/support/page/booking-panel.ts';
import { findListed } from '#tests/support/page/listed.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { selectionsOf } from '#tests/support/stores/selections.ts';
import { tightDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;

beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

async function theForm(slug: string) {
  const page = await openPage(engine, `/experiences/${slug}`);
  await openForm(page);
  return page;
}

const line = (name: string) => panel().queryByRole('button', { name, expanded: false });
const part = (name: string) => panel().getByRole('region', { name });

describe('parts that are finished', () => {
  it('[V4] fold to a line each, and the focus goes to the next', { tags: 'long' }, async () => {
    const page = await theForm('walk');
    await waitFor(() => expect(document.activeElement).toBe(part('Who’s coming?')));
    expect(panel().getByRole('grid')).toBeTruthy();

    await page.user.click(day('10 December 2026'));

    await waitFor(() => expect(document.activeElement).toBe(part('Start time')));
    expect(line('Who’s coming? 1 × Adult Change')).toBeTruthy();
    expect(line('Date Thu, 10 Dec 2026 Change')).toBeTruthy();
    expect(panel().queryByRole('grid')).toBeNull();
    await page.user.click(await panel().findByRole('radio', { name: /^09:00/ }));
    expect(line('Start time 09:00 Change')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(part('Extras')));
  });

  it('[V4] open again with all that stands in them, by a button that keeps the focus', async () => {
    const page = await theForm('walk');
    await type(page, 'Child', 2);
    await choose(page, '10 December 2026', '15:00');

    await unfold(page, 'Who’s coming?');
    const toggle = panel().getByRole('button', { name: 'Who’s coming?', expanded: true });
    expect(document.activeElement).toBe(toggle);
    expect(panel().getByRole<HTMLInputElement>('textbox', { name: 'Child' }).value).toBe('2');
    await unfold(page, 'Start time');
    expect(panel().getByRole<HTMLInputElement>('radio', { name: /^15:00/ }).checked).toBe(true);
    await page.user.keyboard('{Tab}');
    await page.user.click(toggle);
    expect(line('Who’s coming? 1 × Adult, 2 × Child Change')).toBeTruthy();
  });

  it('[V4] do not fold under the arrow keys', async () => {
    const page = await theForm('walk');
    await page.user.click(day('10 December 2026'));
    const first = await panel().findByRole<HTMLInputElement>('radio', { name: /^09:00/ });

    first.focus();
    await page.user.keyboard(' {ArrowDown}');

    expect(panel().getByRole<HTMLInputElement>('radio', { name: /^15:00/ }).checked).toBe(true);
    expect(document.activeElement).toBe(panel().getByRole('radio', { name: /^15:00/ }));
  });

  it('[V4] stay open where something is missing, and open where it has gone', async () => {
    const page = await theForm('walk');
    await type(page, 'Adult', 0);
    await page.user.click(day('10 December 2026'));
    expect(panel().getByRole('textbox', { name: 'Adult' })).toBeTruthy();

    await type(page, 'Adult', 2);
    await choose(page, '10 December 2026', '09:00');
    const { selection } = await selectionsOf(engine);
    for (const units of [{ Adult: 8 }, { Adult: 3 }]) await engine.call(createCart, {}, { body: selection({ units }) });
    await press(page, 'Add to cart');

    expect(panel().getByRole('radio', { name: '09:00 Only 1 place left' })).toBeTruthy();
  });
});

describe('the party', () => {
  it('[V4] is suggested on the next page, and its total stands on each day', async () => {
    const page = await theForm('walk');
    await type(page, 'Adult', 2);
    await type(page, 'Child', 1);
    expect(panel().getByText('Total price for 2 × Adult, 1 × Child')).toBeTruthy();
    await waitFor(() => expect(day('10 December 2026').getAttribute('aria-label')).toMatch(/, 100,50\s€$/));

    await page.user.click(screen.getByRole('link', { name: 'All experiences' }));
    await page.user.click(await findListed('Fetched at the gate'));
    await screen.findByRole('heading', { level: 1, name: 'Fetched at the gate' });
    await openForm(page);

    expect(panel().getByRole<HTMLInputElement>('textbox', { name: 'Adult' }).value).toBe('2');
    expect(total()).toContain('100,50 €');
  });

  it('[V4] and the day are those that the listing was narrowed to', async () => {
    const page = await openPage(engine, '/?dateFrom=2026-12-10&dateTo=2026-12-10&party=3');
    await page.user.click(await screen.findByRole('link', { name: 'Walk along the quay' }));
    await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' });

    await page.user.click(panel().getByRole('link', { name: 'Choose a date' }));

    expect((await panel().findByRole<HTMLInputElement>('textbox', { name: 'Adult' })).value).toBe('3');
    expect(line('Date Thu, 10 Dec 2026 Change')).toBeTruthy();
    expect(await panel().findByRole('radio', { name: '09:00 12 left' })).toBeTruthy();
  });

  it('[V4] and the day stay those of the listing, however soon the visitor leaves it', async () => {
    const { store } = await openPage(engine, '/');

    act(() => navigate('/?dateFrom=2026-12-10&dateTo=2026-12-10'));
    act(() => navigate('/experiences/walk'));

    await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' });
    expect(store.get(tripAtom).date).toBe('2026-12-10');
  });

  it('[V4, V2] says at once that children come with an adult', async () => {
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ needs_adult: 1 }).where('retail_price', '<', 4000).execute();
      await touchExperiences(tx, [1]);
    });
    const page = await theForm('walk');
    await type(page, 'Child', 1);
    await type(page, 'Adult', 0);

    expect(part('Who’s coming?').textContent).toContain('Children come with an adult: please add one.');
    expect(panel().queryByRole('button', { name: 'Who’s coming?' })).toBeNull();
  });

  it('[V4a] chooses among rates that name their prices', async () => {
    await theForm('boat');

    expect(panel().getByRole('radio', { name: /^Seat 60,00\s€ per person$/ })).toBeTruthy();
    expect(panel().getByRole('radio', { name: /^Whole boat 390,00\s€ per group up to 8$/ })).toBeTruthy();
  });
});

describe('what a day says', () => {
  it('[V5] is that few places are left, or too few for the party, in its name, by a mark and in the legend', async () => {
    const { selection } = await selectionsOf(engine);
    await engine.call(createCart, {}, { body: selection({ date: tightDay, units: { Adult: 2 } }) });
    const page = await theForm('walk');
    const legend = () => panel().getByRole('list').textContent;

    await waitFor(() =>
      expect(day('12 December 2026').getAttribute('aria-label')).toMatch(
        /, Only 2 left, 40,00\s€$|, Only 2 left, 40\s€$/,
      ),
    );
    expect(day('12 December 2026').dataset['mark']).toBe('few');
    expect(legend()).toContain('few places left');
    expect(legend()).toContain('not running');

    await type(page, 'Adult', 3);
    await waitFor(() => expect(day('12 December 2026, only 2 left, too few for you')).toBeTruthy());
    expect(day('12 December 2026').getAttribute('aria-disabled')).toBe('true');
    expect(legend()).not.toContain('few places left');
    expect(legend()).toContain('not enough places for you');
  });

  it('[V5] begins with the week of today, whose past days are said to be past', async () => {
    engine.clock.now = Temporal.Instant.from('2026-12-16T12:00:00Z');
    await theForm('walk');

    expect(day('14 December 2026, past').getAttribute('aria-disabled')).toBe('true');
    expect(panel().queryByRole('button', { name: /\b13 December 2026/ })).toBeNull();
    expect(panel().getAllByRole('row')).toHaveLength(4);
  });
});

it('[V4a] goes on to the contact details at once with what is booked now', async () => {
  const page = await theForm('walk');
  await choose(page, '10 December 2026', '09:00');

  await page.user.click(panel().getByRole('button', { name: 'Book now' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Contact info' })).toBeTruthy();
  expect(page.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/cart/']);
});

it('[V4a] without a network stays, and says that it is kept on this device', async () => {
  const page = await openPage(engine, '/experiences/walk', {
    between: ({ method }: Request) => (method === 'POST' ? Promise.reject(new TypeError('no network')) : undefined),
  });
  await openForm(page);
  await choose(page, '10 December 2026', '09:00');

  await page.user.click(panel().getByRole('button', { name: 'Book now' }));

  await waitFor(() => expect(panel().getByText('Saved on this device')).toBeTruthy(), { timeout: 5_000 });
});

it('[S14] books at one tap, also one that comes before the engine has told the starts of the day', async () => {
  const gate = Promise.withResolvers<void>();
  const page = await openPage(engine, '/experiences/fetched', {
    between: (request) =>
      request.url.includes('/check-availability/') ? gate.promise.then(() => engine.app(request)) : undefined,
  });
  await openForm(page);
  await page.user.selectOptions(panel().getByRole('combobox', { name: 'Pick-up' }), 'West gate, West gate 1');
  await page.user.click(day('10 December 2026'));

  await page.user.click(panel().getByRole('button', { name: 'Add to cart' }));
  expect(panel().getByRole('button', { name: 'One moment …', busy: true })).toBeTruthy();
  gate.resolve();

  expect(await panel().findByText('In your cart', undefined, { timeout: 5_000 })).toBeTruthy();
});
