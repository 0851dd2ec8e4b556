import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLine, createCart, readCart } from '#domain/contract/cart.ts';
import { touchExperiences } from '#engine/places/version.ts';
import { deleteCartAtom } from '#shop/state/cart/cart-actions.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { choose, day, openForm, panel, press, total, type, unfold } from '#tests/support/page/booking-panel.ts';
import { findListed } from '#tests/support/page/listed.ts';
import { openPage } from '#tests/support/page/open-page.tsx';
import { problemDocument } from '#tests/support/problem-document.ts';
import { selectionsOf } from '#tests/support/stores/selections.ts';
import { runningDay, tightDay } from '#tests/support/stores/small-store.ts';

type Page = Awaited<ReturnType<typeof openPage>>;
let engine: Engine;

beforeEach(async () => {
  engine = await anEngine();
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const toast = () =>
  screen
    .getAllByRole('status')
    .map((it) => it.textContent)
    .join(' ');
const changes = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
/** The id of the cart that a page has made, or started with. */
const cartOf = ({ requests }: Page) => {
  const made = requests.findLast(({ method, path }) => method === 'POST' && path === '/api/cart/')?.body as
    | { client_ref: string }
    | undefined;
  return made?.client_ref ?? stored;
};
let stored = '';
const theCart = async (page: Page) => (await engine.call(readCart, { id: cartOf(page) })).body;

/** A page with the form open, and one adult at nine chosen. */
async function atNine(options = {}) {
  const page = await openPage(engine, '/experiences/walk', options);
  await openForm(page);
  await choose(page, '10 December 2026', '09:00');
  return page;
}

describe('adding to the cart', () => {
  it('[E4] makes the cart with the first experience and adds a line with the next', { tags: 'long' }, async () => {
    const page = await atNine();
    await press(page, 'Add to cart');

    expect(changes(page)).toEqual(['POST /api/cart/']);
    expect(toast()).toContain('Experience has been added to cart!');
    expect(panel().getByText('In your cart')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(panel().getByRole('heading', { name: 'In your cart' })));
    expect(panel().getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe(
      '/bookings/checkout-editor?step=0',
    );

    await page.user.click(panel().getByRole('button', { name: 'Book another date' }));
    await panel().findByRole('grid');
    await page.user.click(day('10 December 2026'));
    expect(await panel().findByRole('radio', { name: '09:00 11 left' })).toBeTruthy();
    await choose(page, '11 December 2026', '15:00');
    await press(page, 'Add to cart');

    expect(changes(page)).toEqual(['POST /api/cart/', `POST /api/cart/${cartOf(page)}/lines/`]);
    expect((await theCart(page)).lines.map(({ booking_info }) => booking_info.date)).toEqual([
      runningDay,
      '2026-12-11',
    ]);
  });

  it('[E4] is forgotten as a success by a page that one comes back to', async () => {
    const page = await atNine();
    await press(page, 'Add to cart');

    await page.user.click(screen.getByRole('link', { name: 'All experiences' }));
    await page.user.click(await findListed('Walk along the quay'));

    expect(await screen.findByRole('heading', { level: 1, name: 'Walk along the quay' })).toBeTruthy();
    expect(panel().queryByText('In your cart')).toBeNull();
  });

  it('[E4, W5] without a network is kept on this device, and said to be', async () => {
    const page = await atNine({
      between: ({ method }: Request) => (method === 'POST' ? Promise.reject(new TypeError('no network')) : undefined),
    });

    await page.user.click(panel().getByRole('button', { name: 'Add to cart' }));

    await waitFor(() => expect(panel().getByText('Saved on this device')).toBeTruthy(), { timeout: 5_000 });
    expect(toast()).not.toContain('Experience has been added to cart!');
  });
});

it('[E4, W5] on a phone without a network says aloud that nothing is held yet', async () => {
  const page = await openPage(engine, '/experiences/walk', {
    width: 360,
    between: ({ method }) => (method === 'POST' ? Promise.reject(new TypeError('no network')) : undefined),
  });
  const [, inTheBar] = screen.getAllByRole('link', { name: 'Choose a date' });
  await page.user.click(inTheBar as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Your booking' }));
  await sheet.findByRole('grid');
  await page.user.click(sheet.getByRole('button', { name: /10 December 2026/ }));
  // By the keyboard: a tap folds the part, and happy-dom takes what has left the page for a tap beside the sheet.
  (await sheet.findByRole('radio', { name: /^09:00/ })).focus();
  await page.user.keyboard(' ');

  await page.user.click(sheet.getByRole('button', { name: 'Add to cart' }));

  const message = await screen.findByText(/^Saved on this device\. .*Your places aren’t held until then\.$/);
  expect(message.closest('output')).toBeTruthy();
});

describe('changing a line', () => {
  const edit = (line: string, slug = 'walk') =>
    openPage(engine, `/experiences/${slug}?editCartItem=${line}`, { isReturn: true });

  /** A device on which an earlier page left a cart with one line. */
  async function withLine(named: Parameters<Awaited<ReturnType<typeof selectionsOf>>['selection']>[0]) {
    const { selection } = await selectionsOf(engine);
    const { booking_info, experience_id, extra_items_units } = selection(named);
    const { body } = await engine.call(createCart, {}, { body: { booking_info, experience_id, extra_items_units } });
    await openPage(engine, '/cookie-policy');
    stored = body.id;
    localStorage.setItem('cart', JSON.stringify({ id: body.id, count: 1, expires_at: body.expires_at }));
    cleanup();
    return body.lines[0]?.id ?? '';
  }

  it('[E5] opens filled from the line and saves to it', { tags: 'long' }, async () => {
    const line = await withLine({ units: { Adult: 2, Child: 1 }, extras: { Map: 3 }, pickup: 'East gate' });
    const page = await edit(line);
    await panel().findByRole('textbox', { name: 'Adult' });

    expect(panel().getByRole('button', { name: 'Start time 09:00 Change', expanded: false })).toBeTruthy();
    expect(panel().getByRole<HTMLInputElement>('textbox', { name: 'Adult' }).value).toBe('2');
    expect(panel().getByRole<HTMLInputElement>('textbox', { name: 'Map' }).value).toBe('3');
    expect(panel().getByRole('combobox', { name: 'Pick-up' })).toHaveProperty(
      'selectedOptions.0.text',
      'East gate, East gate 2',
    );
    await type(page, 'Child', 2);
    await type(page, 'Map', 0);
    await press(page, 'Update cart');

    expect(changes(page)).toEqual([`PATCH /api/cart/${cartOf(page)}/lines/${line}/`]);
    expect(toast()).toContain('Your cart has been updated!');
    expect((await theCart(page)).lines).toMatchObject([
      { id: line, total: { gross: '121.00' }, extra_items_units: [] },
    ]);
  });

  it('[E5] says that a line is not in the cart, with a way on', async () => {
    await withLine({});
    await edit('00000000-0000-4000-8000-000000000000');

    expect(await screen.findByText(/is no longer in your cart/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe('/experiences/walk');
    expect(panel().getByRole('link', { name: 'Choose a date' })).toBeTruthy();
  });

  it('[E5] leads to the experience that a line is of', async () => {
    const line = await withLine({});
    await edit(line, 'boat');

    const way = await screen.findByRole('link', { name: 'Change it there' });

    expect(way.getAttribute('href')).toBe(`/experiences/walk?editCartItem=${line}`);
  });

  it.each([
    ['the cart', (cart: string) => `/api/cart/${cart}/`, []],
    ['the line alone', (cart: string, line: string) => `/api/cart/${cart}/lines/${line}/`, [{ experience: 'boat' }]],
  ] as const)(
    '[C16] books again what was chosen, with one tap, where %s has gone meanwhile',
    async (_, path, others) => {
      const line = await withLine({ units: { Adult: 1 } });
      const { selection } = await selectionsOf(engine);
      for (const other of others) await engine.call(addLine, { cartId: stored }, { body: selection(other) });
      const page = await edit(line);
      await panel().findByRole('textbox', { name: 'Adult' });
      await type(page, 'Adult', 3);
      await engine.send('DELETE', path(stored, line));

      await press(page, 'Update cart');

      expect(panel().queryByText('Changed in your cart')).toBeNull();
      const notice = within(panel().getByRole('alert'));
      expect(notice.getByText(/This booking is no longer in your cart/)).toBeTruthy();
      await page.user.click(notice.getByRole('button', { name: 'Book again' }));
      expect(await panel().findByText('In your cart')).toBeTruthy();
      const lines = (await theCart(page)).lines;
      expect(lines).toHaveLength(others.length + 1);
      expect(lines.at(-1)?.booking_info.pricing_units).toMatchObject([{ quantity: 3 }]);
    },
  );

  it('[C16] books again where the engine answers that the cart has expired', async () => {
    const line = await withLine({ units: { Adult: 1 } });
    const page = await edit(line);
    await panel().findByRole('textbox', { name: 'Adult' });
    await type(page, 'Adult', 2);
    await engine.database.write((tx) => tx.updateTable('carts').set({ expires_at: 0 }).execute());

    await press(page, 'Update cart');
    await page.user.click(panel().getByRole('button', { name: 'Book again' }));

    expect(await panel().findByText('In your cart')).toBeTruthy();
    expect((await theCart(page)).lines).toMatchObject([{ booking_info: { pricing_units: [{ quantity: 2 }] } }]);
  });

  it('[C16] sends no change of a cart that has ended on this device, and says so', async () => {
    const line = await withLine({ units: { Adult: 1 } });
    const page = await edit(line);
    await panel().findByRole('textbox', { name: 'Adult' });
    await type(page, 'Adult', 2);
    await act(() => page.store.set(deleteCartAtom));
    const before = changes(page).length;

    await press(page, 'Update cart');

    expect(panel().queryByText('Changed in your cart')).toBeNull();
    expect(changes(page)).toHaveLength(before);
    await page.user.click(panel().getByRole('button', { name: 'Book again' }));
    expect(await panel().findByText('In your cart')).toBeTruthy();
    expect((await theCart(page)).lines).toMatchObject([{ booking_info: { pricing_units: [{ quantity: 2 }] } }]);
  });

  it("[E8] counts the line's own places as free, on a day that is full by them", async () => {
    const line = await withLine({ date: tightDay, units: { Adult: 4 } });
    const page = await edit(line);

    await panel().findByRole('textbox', { name: 'Adult' });
    await unfold(page, 'Start time');
    await unfold(page, 'Date');
    expect(await panel().findByRole('radio', { name: '09:00 4 left' })).toBeTruthy();
    expect(
      panel()
        .getByRole('button', { name: /12 December 2026/ })
        .getAttribute('aria-disabled'),
    ).toBeNull();
    await type(page, 'Adult', 3);
    await press(page, 'Update cart');
    expect((await theCart(page)).lines).toMatchObject([{ id: line, total: { gross: '120.00' } }]);
  });
});

describe('what the engine refuses', () => {
  it('[E6, C9] names what is left and other starts when places have gone, one of which can be taken at once', {
    tags: 'long',
  }, async () => {
    const page = await atNine();
    await type(page, 'Adult', 3);
    await page.settle(400);
    const { selection } = await selectionsOf(engine);
    await engine.call(createCart, {}, { body: selection({ units: { Adult: 8, Child: 2 } }) });

    await press(page, 'Add to cart');

    const notice = within(panel().getByRole('alert'));
    expect(notice.getByText(/Only 2 places are left at this time/)).toBeTruthy();
    expect(panel().getByRole('radio', { name: '09:00 Only 2 places left' })).toBeTruthy();
    await page.user.click(notice.getByRole('button', { name: /^15:00/ }));
    expect(panel().queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Not enough places left')).toBeNull();
    await press(page, 'Add to cart');
    expect((await theCart(page)).lines).toMatchObject([{ booking_info: { start_time: { time: '15:00:00' } } }]);
  });

  it('[E9] shows the old and the new price, and books at the new one when that is agreed to', async () => {
    const page = await atNine();
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ retail_price: 4400 }).where('retail_price', '=', 4000).execute();
      await touchExperiences(tx, [1]);
    });

    await press(page, 'Add to cart');

    const notice = within(panel().getByRole('alert'));
    expect(notice.getByText(/It was 40,00\s€ and is now 44,00\s€/)).toBeTruthy();
    await page.user.click(notice.getByRole('button', { name: /^Book at 44,00/ }));
    expect(await panel().findByText('In your cart')).toBeTruthy();
    expect((await theCart(page)).total.gross).toBe('44.00');
  });

  /** Answers with a copy of the experience, as the worker does. */
  function behindWorker() {
    let copy: Response | undefined;
    return async (request: Request) => {
      if (!new URL(request.url).pathname.endsWith('/experiences/walk/') || request.cache === 'reload') return undefined;
      copy ??= await engine.app(request);
      return copy.clone();
    };
  }

  async function raisePrice() {
    await engine.database.write(async (tx) => {
      await tx.updateTable('pricing_options').set({ retail_price: 4400 }).where('retail_price', '=', 4000).execute();
      await touchExperiences(tx, [1]);
    });
  }

  it("[E9] books at the new price at the first tap, past the worker's copy", async () => {
    const page = await atNine({ between: behindWorker() });
    await raisePrice();
    await press(page, 'Add to cart');

    await page.user.click(within(panel().getByRole('alert')).getByRole('button', { name: /^Book at 44,00/ }));

    expect(await panel().findByText('In your cart')).toBeTruthy();
    expect((await theCart(page)).total.gross).toBe('44.00');
  });

  it('[E9] sends the total that it shows, which is that of its lines', async () => {
    const page = await atNine({ between: behindWorker() });
    await raisePrice();
    await type(page, 'Adult', 2);

    await waitFor(() => expect(total()).toContain('88,00 €'));
    await waitFor(() => expect(panel().getByRole('row', { name: /2 × Adult/ }).textContent).toMatch(/88,00\s€/));
    await press(page, 'Add to cart');

    expect(panel().getByText('In your cart')).toBeTruthy();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ expected_total: '88.00' });
  });

  it('[E6] says that a start has closed meanwhile, and offers the others', async () => {
    const page = await atNine();
    engine.clock.now = Temporal.Instant.from('2026-12-10T07:30:00Z');

    await press(page, 'Add to cart');

    const notice = within(panel().getByRole('alert'));
    expect(notice.getByText('Too late for this time.')).toBeTruthy();
    expect(panel().getByRole('radio', { name: '09:00 Bookings have closed' })).toBeTruthy();
    expect(notice.getByRole('button', { name: /^15:00/ })).toBeTruthy();
  });

  it('[E7] offers fewer of an extra when it runs short', async () => {
    const page = await atNine();
    await type(page, 'Kayak', 3);
    const { selection } = await selectionsOf(engine);
    await engine.call(createCart, {}, { body: selection({ extras: { Kayak: 2 } }) });

    await press(page, 'Add to cart');

    await page.user.click(within(panel().getByRole('alert')).getByRole('button', { name: 'Take 1' }));
    expect(total()).toContain('65,00 €');
    await press(page, 'Add to cart');
    expect((await theCart(page)).lines).toMatchObject([{ extra_items_units: [{ quantity: 1 }] }]);
  });

  it('[E7] puts what a 400 says beside the field that it is about', async () => {
    const page = await atNine({
      between: async (request: Request) =>
        request.method === 'POST'
          ? new Response(
              JSON.stringify(problemDocument(['booking_info', 'pricing_units', 0, 'quantity'], 'Not that many.')),
              {
                status: 400,
                headers: { 'Landfall-Version': '1', 'content-type': 'application/json' },
              },
            )
          : engine.app(request),
    });

    await press(page, 'Add to cart');

    const field = panel().getByRole('textbox', { name: 'Adult' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(panel().getByText('Not that many.')).toBeTruthy();
  });
});
