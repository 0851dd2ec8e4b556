import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { choose, day, openForm, panel, press, total, type, unfold } from '#tests/support/page/booking-panel.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { selectionsOf } from '#tests/support/stores/selections.ts';
import { noon, tightDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;

afterEach(async () => {
  cleanup();
  await engine.stop();
});

async function theForm(slug: string, now = noon) {
  engine = await anEngine({ now });
  const page = await openPage(engine, `/experiences/${slug}`);
  await openForm(page);
  return page;
}

/** The headings of the form's parts. */
const parts = () =>
  panel()
    .getAllByRole('heading', { level: 3 })
    .map((it) => it.textContent);

describe('what the form asks for', () => {
  it('[E3] is day, start, people, extras and pick-up where it is offered, and shows total and deposit', {
    tags: 'long',
  }, async () => {
    const page = await theForm('walk');

    expect(parts()).toEqual(['Who’s coming?', 'Date', 'Start time', 'Extras']);
    expect(panel().getByRole('combobox', { name: 'Pick-up' })).toBeTruthy();
    expect(panel().queryByRole('combobox', { name: 'Drop-off' })).toBeNull();
    await choose(page, '10 December 2026', '09:00');
    await type(page, 'Adult', 2);
    await type(page, 'Child', 1);
    await type(page, 'Map', 1);
    await page.user.click(panel().getByRole('checkbox', { name: /^Lunch/ }));
    expect(panel().queryByText(/^We’ll pick you up/)).toBeNull();
    await page.user.selectOptions(panel().getByRole('combobox', { name: 'Pick-up' }), 'West gate, West gate 1');

    // 2 × 40 + 20.50 + 5 + 3 × 15, a fifth of it due
    expect(total()).toBe('Estimated total 150,50 € 30,10 € now, 120,40 € later');
    expect(panel().getByText('We’ll pick you up around 08:30.')).toBeTruthy();
  });

  it('[F5a] says before booking that a start so soon can no longer be cancelled for free', async () => {
    const page = await theForm('walk');

    await choose(page, '10 December 2026', '09:00');
    expect(panel().queryByText('Too late to cancel for free.')).toBeNull();
    await choose(page, '2 December 2026', '09:00');

    expect(panel().getByText('Too late to cancel for free.')).toBeTruthy();
  });

  it('[V5] leads from a month that has hardly any days left to the next one', { tags: 'long' }, async () => {
    const page = await theForm('walk', Temporal.Instant.from('2026-11-28T11:00:00Z'));

    await page.user.click(panel().getByRole('button', { name: 'More dates in December 2026' }));

    expect(await panel().findByRole('button', { name: /10 December 2026/ })).toBeTruthy();
    expect(panel().queryByRole('button', { name: /^More dates/ })).toBeNull();
    expect(document.activeElement?.closest('[role="grid"]')).toBeTruthy();
  });

  it("[L12] names the shop's day 'Today', whatever the device's day is, and says which day is chosen", async () => {
    const page = await theForm('walk');
    const names = (pattern: RegExp) =>
      panel()
        .getAllByRole('button', { name: pattern })
        .map((it) => it.getAttribute('aria-label'));

    expect(names(/^Today/)).toEqual([expect.stringMatching(/^Today, Tuesday,? 1 December 2026/)]);
    await page.user.click(day('10 December 2026'));
    await unfold(page, 'Date');
    expect(names(/selected/)).toEqual([expect.stringMatching(/^Thursday,? 10 December 2026, selected/)]);
  });

  it('[V4a] leads from the total to the lines that it is made of', async () => {
    const page = await theForm('walk');

    await page.user.click(panel().getByRole('button', { name: /price breakdown$/ }));

    await waitFor(() => expect(document.activeElement).toBe(panel().getByRole('table', { name: 'Price breakdown' })));
  });

  it('[E3] is a group size for group pricing, and for it alone', async () => {
    const page = await theForm('boat');
    expect(panel().queryByRole('textbox', { name: /^People in/ })).toBeNull();

    await page.user.click(panel().getByRole('radio', { name: /^Whole boat/ }));

    expect(panel().getByRole('textbox', { name: 'People in your group' })).toBeTruthy();
    expect(total()).toContain('390,00 € Nothing to pay today');
    expect(await panel().findByRole('button', { name: /10 December 2026, 390/ })).toBeTruthy();
    await page.user.click(panel().getByRole('radio', { name: /^Seat/ }));
    expect(panel().queryByRole('textbox', { name: /^People in/ })).toBeNull();
  });

  it.each([
    ['Seat', '08:00 8 left'],
    ['Whole boat', '08:00'],
  ])('[E6] counts no places for who takes the whole boat: %s', async (rate, start) => {
    const page = await theForm('boat');
    await page.user.click(panel().getByRole('radio', { name: new RegExp(`^${rate}`) }));

    await page.user.click(day('10 December 2026'));

    expect(await panel().findByRole('radio', { name: start })).toBeTruthy();
  });

  it('[E3] is the number of groups and the size of each', async () => {
    const page = await theForm('groups');

    await type(page, 'Group: number of groups', 2);
    await type(page, 'People in each group', 5);
    await choose(page, '10 December 2026', '10:00');
    await press(page, 'Add to cart');

    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      booking_info: { pricing_units: [{ quantity: 2, group_size: 5 }] },
      expected_total: '400.00',
    });
    expect(panel().getByText('In your cart')).toBeTruthy();
  });

  it('[E3] is a pick-up where one is required, and nothing is sent without', async () => {
    const page = await theForm('fetched');
    await choose(page, '10 December 2026', '11:00');

    await press(page, 'Add to cart');

    const field = panel().getByRole('combobox', { name: 'Pick-up' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(panel().getByText('Choose the pick-up place.')).toBeTruthy();
    expect(page.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await page.user.selectOptions(field, 'East gate, East gate 2');
    expect(panel().queryByText('Choose the pick-up place.')).toBeNull();
  });
});

describe('which days and starts can be chosen', () => {
  it('[E10] no past day, by the clocks of the experience', async () => {
    engine = await anEngine({ now: Temporal.Instant.from('2026-12-08T12:00:00Z') });
    const page = await openPage(engine, '/experiences/walk', {
      between: ({ url }) =>
        url.includes('/bookings/config/') ? Promise.reject(new TypeError('no network')) : undefined,
    });
    // It is half past midnight in Split and still the ninth in Greenwich. The page was read while the ninth could be booked.
    engine.clock.now = Temporal.Instant.from('2026-12-09T23:30:00Z');

    await openForm(page);

    expect(day('9 December 2026').getAttribute('aria-disabled')).toBe('true');
    expect(day('10 December 2026').getAttribute('aria-disabled')).toBeNull();
    expect(panel().getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[E6] of the month that was turned to, however quickly it is turned, and none past what is on sale', async () => {
    engine = await anEngine();
    const { user } = await theForm('walk');
    const turn = (name: string) => panel().getAllByRole('button', { name })[0] as HTMLElement;
    const shown = () => [
      panel().getByText(/^\w+ 20\d\d$/).textContent,
      panel().getByRole('grid').getAttribute('aria-label'),
    ];

    await user.dblClick(turn('Next'));
    await waitFor(() => expect(shown()).toEqual(['February 2027', 'Date, February 2027']));
    await user.click(turn('Previous'));
    await waitFor(() => expect(shown()).toEqual(['January 2027', 'Date, January 2027']));

    // The visitor turns there and back before the first turn has been rendered.
    act(() => {
      flushSync(() => turn('Next').click());
      flushSync(() => turn('Previous').click());
    });
    await waitFor(() => expect(shown()).toEqual(['January 2027', 'Date, January 2027']));

    await user.click(turn('Previous'));
    await user.click(turn('Previous'));
    await waitFor(() => expect(shown()).toEqual(['December 2026', 'Date, December 2026']));
  });

  it('[E6] no closed and no full day; the full one is said to be', async () => {
    engine = await anEngine();
    const { selection } = await selectionsOf(engine);
    await engine.call(createCart, {}, { body: selection({ date: tightDay, units: { Adult: 4 } }) });
    const page = await openPage(engine, '/experiences/walk');
    await openForm(page);

    await waitFor(() => expect(day('12 December 2026, sold out').getAttribute('aria-disabled')).toBe('true'));
    expect(day('24 December 2026, not running').getAttribute('aria-disabled')).toBe('true');
    await page.user.click(day('24 December 2026'));
    expect(panel().getByText('Choose a date first.')).toBeTruthy();
  });

  it('[E6] shows each start with what is left of it, or why not', async () => {
    // It is an hour and a minute before 15:00, and the cut-off of 09:00 has long passed.
    engine = await anEngine({ now: Temporal.Instant.from('2026-12-10T12:59:00Z') });
    const { selection } = await selectionsOf(engine);
    await engine.call(createCart, {}, { body: selection({ time: '15:00', units: { Adult: 8, Child: 1 } }) });
    const page = await openPage(engine, '/experiences/walk');
    await openForm(page);

    await page.user.click(day('10 December 2026'));

    const closed = await panel().findByRole<HTMLInputElement>('radio', { name: '09:00 Bookings have closed' });
    expect(closed.disabled).toBe(true);
    // The only available start is chosen already.
    await waitFor(() => expect(radio('15:00 Only 3 left').checked).toBe(true));
    await type(page, 'Adult', 4);
    expect(radio('15:00 Only 3 places left')).toBeTruthy();
    expect(panel().getByText(/Only 3 places left at this time/)).toBeTruthy();
  });

  it('[E6] says what is sold out', async () => {
    engine = await anEngine();
    const { selection } = await selectionsOf(engine);
    for (const units of [{ Adult: 8 }, { Adult: 4 }]) await engine.call(createCart, {}, { body: selection({ units }) });
    const page = await openPage(engine, '/experiences/walk');
    await openForm(page);

    await page.user.click(day('10 December 2026'));

    expect((await panel().findByRole<HTMLInputElement>('radio', { name: '09:00 Sold out' })).disabled).toBe(true);
  });

  it('[E6] leads back to the calendar where a day has no departures any more', async () => {
    const page = await theForm('walk');
    await engine.database.write((tx) => tx.deleteFrom('departures').where('date', '=', '2026-12-10').execute());

    await page.user.click(day('10 December 2026'));
    expect(await panel().findByText('No departures on this day.')).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Next' })).toBeNull();
    await page.user.click(panel().getByRole('button', { name: 'Choose another date' }));

    expect((await panel().findAllByRole('button', { name: 'Next' })).length).toBeGreaterThan(0);
  });

  const radio = (name: string) => panel().getByRole<HTMLInputElement>('radio', { name });
});

describe('how many may come', () => {
  /** Answers with the whole boat as two options, for up to four and for five to eight. */
  const between = async (request: Request) => {
    const reply = await engine.app(request);
    if (!request.url.includes('/experiences/boat/')) return reply;
    const boat = (await reply.json()) as Experience;
    const rates = boat.rates.map((rate) => {
      const [small] = rate.pricing_options;
      if (!rate.is_group_pricing || !small) return rate;
      const pricing_category = { ...small.pricing_category, title: 'Large group' };
      const retail_price = { ...small.retail_price, gross: '490.00' };
      const large = { ...small, id: small.id + 1_000, min_limit: 5, pricing_category, retail_price };
      return { ...rate, pricing_options: [{ ...small, max_limit: 4 }, large] };
    });
    return Response.json({ ...boat, rates }, { headers: reply.headers });
  };

  it('[E11] asks for its size alone, which chooses the option and its price', async () => {
    engine = await anEngine({ now: noon });
    const page = await openPage(engine, '/experiences/boat', { between });
    await openForm(page);
    await page.user.click(panel().getByRole('radio', { name: /^Whole boat/ }));
    expect(panel().getAllByRole('textbox', { name: /group/i })).toHaveLength(1);

    await type(page, 'People in your group', 4);
    expect(panel().getByText(/390,00.€ · 1-4 people per group/)).toBeTruthy();
    await page.user.click(more('People in your group'));

    expect(value('People in your group')).toBe('5');
    expect(panel().getByText(/Large group · 490,00.€ · 5-8 people per group/)).toBeTruthy();
    expect(total()).toContain('490,00 €');
    await type(page, 'People in your group', 30);
    expect(value('People in your group')).toBe('8');
    expect(more('People in your group').hasAttribute('disabled')).toBe(true);
  });

  it('[E7] holds each option and the sum to their limits', async () => {
    const page = await theForm('walk');

    await type(page, 'Adult', 99);
    await type(page, 'Child', 99);

    expect(value('Adult')).toBe('8');
    expect(panel().getByText(/At most 8\./)).toBeTruthy();
    expect(value('Child')).toBe('2');
    expect(panel().getAllByText(/You can book for up to 10 people\./).length).toBeGreaterThan(0);
    expect(more('Infant').hasAttribute('disabled')).toBe(true);
    await page.user.click(panel().getByRole('button', { name: 'Remove one: Child' }));
    await page.user.click(more('Infant'));
    expect(value('Infant')).toBe('1');
  });

  it('[E7] asks for somebody at least', async () => {
    const page = await theForm('walk');
    await choose(page, '10 December 2026', '09:00');
    await type(page, 'Adult', 0);

    await press(page, 'Add to cart');

    expect(panel().getByText('Choose how many people are coming.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-part')).toBe('units');
    expect(page.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[E7] says what is missing, the first of it in focus', async () => {
    const page = await theForm('walk');

    await press(page, 'Add to cart');

    await waitFor(() => expect(document.activeElement).toBe(panel().getByRole('region', { name: 'Date' })));
    expect(panel().getByText('Choose a date.')).toBeTruthy();
  });

  const value = (label: string) => panel().getByRole<HTMLInputElement>('textbox', { name: label }).value;
  const more = (label: string) => panel().getByRole('button', { name: `Add one: ${label}` });
});

it('[V3a] says why all is paid today where a deposit would be enough for a later day', { tags: 'long' }, async () => {
  engine = await anEngine();
  const page = await openPage(engine, '/experiences/walk');
  await openForm(page);
  await choose(page, '2 December 2026', '09:00');
  await waitFor(() => expect(total()).toBe('Total 40,00 € So close to the day, you pay it all today'));

  await choose(page, '10 December 2026', '09:00');
  await waitFor(() => expect(total()).toBe('Total 40,00 € 8,00 € now, 32,00 € later'));
});

it('[E9] calls the price an estimate until the engine has answered for this very party', async () => {
  const gate = Promise.withResolvers<void>();
  let isHeld = false;
  engine = await anEngine();
  const page = await openPage(engine, '/experiences/walk', {
    between: (request) => (isHeld ? gate.promise.then(() => engine.app(request)) : undefined),
  });
  await openForm(page);
  expect(total()).toBe('Estimated total 40,00 € 8,00 € now, 32,00 € later');

  await choose(page, '10 December 2026', '09:00');
  await waitFor(() => expect(total()).toBe('Total 40,00 € 8,00 € now, 32,00 € later'));

  isHeld = true;
  await unfold(page, 'Who’s coming?');
  await page.user.click(panel().getByRole('button', { name: 'Add one: Adult' }));
  await page.settle(400);
  expect(total()).toBe('Estimated total 80,00 € 16,00 € now, 64,00 € later');
  gate.resolve();
  await waitFor(() => expect(total()).toBe('Total 80,00 € 16,00 € now, 64,00 € later'));
});

it('[E3, E6] is a sheet on a phone, and keeps what was chosen when it is put away', async () => {
  engine = await anEngine();
  const page = await openPage(engine, '/experiences/walk', { width: 360 });
  const [, inTheBar] = screen.getAllByRole('link', { name: 'Choose a date' });
  await page.user.click(inTheBar as HTMLElement);
  const sheet = () => within(screen.getByRole('dialog', { name: 'Your booking' }));
  await sheet().findByRole('grid');
  await page.user.click(sheet().getByRole('button', { name: /10 December 2026/ }));

  await page.user.click(sheet().getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(inTheBar as HTMLElement);
  const date = { name: 'Date Thu, 10 Dec 2026 Change', expanded: false };
  expect(await sheet().findByRole('button', date)).toBeTruthy();
});
