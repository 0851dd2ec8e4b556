import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEPARTURE_ACTION } from '#engine/departures/end-moves.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { runJobs } from '#tests/support/engine/jobs.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';
import { changes, openShopAt, type Page, see, watchLeaving } from '#tests/support/page/checkout.ts';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { aChanger } from '#tests/support/payments/changing.ts';

let engine: Engine;
let buyer: Buyer;
let gate: PromiseWithResolvers<void> | null;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  gate = null;
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

/** Lets the engine take a request at once, but holds its answer while the gate is there. The question whether the engine is there fails. */
function between(request: Request): Promise<Response> | undefined {
  if (!gate) return undefined;
  if (request.url.includes('/api/app-info/')) return Promise.reject(new TypeError('no network'));
  const { promise } = gate;
  return engine.app(request).then((answer) => promise.then(() => answer));
}

/** The page counts as out of reach, and no answer arrives, until `release` is called. */
async function holdAnswers(page: Page): Promise<{ before: number; release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  gate = held;
  act(() => void dispatchEvent(new Event('offline')));
  await see('No connection');
  const release = async () => {
    gate = null;
    await act(() => {
      held.resolve();
      return held.promise;
    });
  };
  return { before: changes(page).length, release };
}

const WAITING = 'No answer yet.';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const fill = (page: Page, label: string, value: string) => page.user.type(screen.getByLabelText(label), value);
const addressOf = ({ id, lines }: { id: string; lines: readonly { id: string }[] }) =>
  `/orders/editor/${id}/booking/${lines[0]?.id}`;

interface Form {
  name: string;
  /** Opens the form and fills it. */
  open: () => Promise<Page>;
  send: string | RegExp;
  /** The words once the answer has come. */
  sent: string;
}

const forms: Form[] = [
  {
    name: 'the search for a booking',
    open: async () => {
      const page = await openShopAt(engine, '/bookings/overview', { between });
      await fill(page, 'Booking number', 'LF-222222');
      await fill(page, 'Email', ana.email);
      return page;
    },
    send: 'Send the link',
    sent: 'a link is on its way',
  },
  {
    name: 'a cancellation',
    open: async () => {
      const page = await openShopAt(engine, addressOf(await cancellingWith(engine, buyer).booked()), { between });
      await page.user.click(await button('Cancel this booking'));
      await screen.findByLabelText('Email used for this booking');
      await fill(page, 'Email used for this booking', ana.email);
      return page;
    },
    send: 'Cancel booking',
    sent: 'Your booking has been cancelled.',
  },
  {
    name: 'a change of a booking',
    open: async () => {
      const page = await openShopAt(engine, addressOf(await cancellingWith(engine, buyer).booked()), { between });
      await page.user.click(await button('Change date or guests'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change your booking' }));
      await page.user.click(await dialog.findByRole('button', { name: 'Remove one: Adult' }));
      await see('You’ll get 40,00 € back on your card.');
      await fill(page, 'Email used for this booking', ana.email);
      return page;
    },
    send: 'Change booking',
    sent: 'Your booking has been changed.',
  },
  {
    name: 'the withdrawal of a change',
    open: async () => {
      const order = await cancellingWith(engine, buyer).booked();
      await aChanger(engine, buyer).change(order, { units: { Adult: 3 } });
      return openShopAt(engine, addressOf(order), { between });
    },
    send: 'Cancel this change',
    sent: 'Change cancelled. Your booking stays as it was.',
  },
  {
    name: 'a choice after a cancelled departure',
    open: async () => {
      await cancellingWith(engine, buyer).booked();
      const owner = await aSeller(engine, { 1: 'owner' });
      const { departure_id } = await engine.database.read((tx) =>
        tx.selectFrom('order_lines').select('departure_id').executeTakeFirstOrThrow(),
      );
      await owner.send('POST', `/api/departures/${departure_id}/cancel/`, { message: 'The waves are too high.' });
      await runJobs(engine.context, [DEPARTURE_ACTION]);
      const text = (await emailsOf(engine)).map((it) => it.text).join('\n');
      const link = /https?:\/\/[^/]+(\/\S+\?choice=[\w-]+)/.exec(text)?.[1] ?? '';
      return openShopAt(engine, link, { between });
    },
    send: /^Refund 80,00.€$/,
    sent: 'Your refund is on its way',
  },
  {
    name: 'a request of a partner',
    open: async () => {
      const page = await openShopAt(engine, '/become-a-supplier', { between });
      await fill(page, 'Company', 'Blue Boats');
      await fill(page, 'Your name', 'Iva');
      await fill(page, 'Email address', 'iva@blue.example');
      await fill(page, 'Message', 'Two boats.');
      return page;
    },
    send: 'Send',
    sent: 'Thank you!',
  },
];

describe('a form on a connection on which nothing answers', () => {
  it.each(forms)(
    '[S10, W6] says that $name waits, sends it once, and shows the late answer',
    {
      tags: 'long',
    },
    async ({ open, send, sent }) => {
      const page = await open();
      const { before, release } = await holdAnswers(page);

      await page.user.click(await button(send));
      await see(WAITING);
      await page.user.click(await button(send));
      await release();

      await see(sent);
      expect(document.body.textContent).not.toContain(WAITING);
      expect(changes(page).slice(before)).toHaveLength(1);
    },
  );

  it('[S10, P6] says that the payment of the rest waits, and goes on to pay', { tags: 'long' }, async () => {
    const left = watchLeaving();
    const order = await cancellingWith(engine, buyer).booked([{}], { amount: '16.00' });
    const page = await openShopAt(engine, addressOf(order), { between });
    const { before, release } = await holdAnswers(page);

    await page.user.click(await button(/^Pay the rest/));
    await see(WAITING);
    expect(left).not.toHaveBeenCalled();
    await release();

    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(changes(page).slice(before)).toHaveLength(1);
  });
});
