import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncAtom } from '#desk/state/days.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSubscription } from '#tests/support/engine/push-service.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openDesk } from '#tests/support/page/desk-page.tsx';
import { aBuyer, ana, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  await engine.database.write((tx) => tx.updateTable('departures').set({ capacity: 200 }).execute());
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'userAgent');
  Reflect.deleteProperty(navigator, 'setAppBadge');
  await engine.stop();
});

const booked = () => made(agent, anOrderFor(buyer, { main_contact_info: ana }, { date: runningDay }));
const bell = (name: string) => screen.findByRole('link', { name });
const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter((it) => it.querySelector('time'));

describe('the bell', () => {
  it('[B14] counts what is new with the sync, shows it by days, and counts nothing after that', {
    tags: 'long',
  }, async () => {
    const first = await booked();
    buyer.later({ hours: 24 });
    const second = await booked();
    await agent.send('POST', `/api/orders/${second.id}/cancel/`, { refund_amount: '0' });
    const badge = vi.fn(async (_count: number) => {});
    Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: badge });
    const { user, store } = await openDesk(engine, '/');

    await user.click(await bell('Notifications: 3 new'));

    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().map((it) => it.getAttribute('href'))).toEqual(
      [second, second, first].map(({ number }) => `/desk/bookings/${number}`),
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(rows()[0]?.textContent).toBe(
      `CancelledNew13:00Walk along the quay · Thu, 10 Dec 2026, 09:00 · 2 guests${second.number} · Ana Horvat · by Ana Anić`,
    );
    await bell('Notifications');
    expect(badge.mock.calls).toEqual([[3], [0]]);
    expect(screen.getAllByText('New')).toHaveLength(3);
    await booked();
    await act(() => store.set(syncAtom));
    await waitFor(() => expect(rows()).toHaveLength(4));
    await bell('Notifications');
    await user.click(rows()[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Horvat' })).toBeDefined();
  });

  it('[B14] shows older ones, and says where there are none', { tags: 'long' }, async () => {
    const { unmount } = await openDesk(engine, '/notifications');
    await screen.findByText(/^Nothing yet/);
    unmount();
    for (let n = 0; n < 51; n += 1) await booked();
    const { user } = await openDesk(engine, '/notifications');
    await waitFor(() => expect(rows()).toHaveLength(50));

    await user.click(screen.getByRole('button', { name: 'Show older ones' }));

    await waitFor(() => expect(rows()).toHaveLength(51));
  });

  it('[B14] leads a supplier to the day of its tour, since the booking is the seller’s', async () => {
    const order = await booked();
    await engine.database.write((tx) => tx.updateTable('notifications').set({ is_seller: 0 }).execute());
    await openDesk(engine, '/notifications');

    await waitFor(() => expect(rows()).toHaveLength(1));

    expect(rows()[0]?.getAttribute('href')).toBe(`/desk/calendar?date=${runningDay}&tour=1`);
    expect(rows()[0]?.textContent).toContain(order.number);
  });

  it('[B14] is not there for who may not read orders', async () => {
    await booked();
    const { settle } = await openDesk(engine, '/notifications', { role: 'guide' });

    await screen.findByText('Your role does not show this screen.');
    await settle();

    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
  });

  it('[B14] says that the list needs a network, and marks nothing as seen', async () => {
    await booked();
    let isOut = false;
    const between = () => (isOut ? Promise.reject(new TypeError('no network')) : undefined);
    const { user } = await openDesk(engine, '/', { between });
    const link = await bell('Notifications: 1 new');
    isOut = true;

    await user.click(link);

    await screen.findByText('This screen needs a network.');
    expect(await bell('Notifications: 1 new')).toBeDefined();
  });
});

describe('the choices of a person', () => {
  it('[B14a] count at once, and in the language of the page', async () => {
    const { user } = await openDesk(engine, '/notifications');
    await user.click(await screen.findByRole('link', { name: 'Emails and this device' }));
    const field = await screen.findByLabelText<HTMLSelectElement>('Cancellations');
    expect(field.value).toBe('off');

    await user.selectOptions(field, 'Once a day, at 07:00');

    await screen.findByText('Saved.');
    const stored = await engine.database.read((tx) =>
      tx.selectFrom('notification_preferences').select(['bookings', 'cancellations', 'language']).execute(),
    );
    expect(stored).toEqual([{ bookings: null, cancellations: 'daily', language: 'en' }]);
    expect(screen.getByLabelText<HTMLSelectElement>('Cancellations').value).toBe('daily');
  });

  it('[B14a] are made elsewhere than at a shared device', async () => {
    const enrol = async (): Promise<void> => {
      await engine.database.write(async (tx) => {
        const { id } = await tx.selectFrom('roles').select('id').where('name', '=', 'agent').executeTakeFirstOrThrow();
        await tx.updateTable('desk_devices').set({ is_shared: 1, role_id: id }).execute();
      });
    };
    const between = async (request: Request) => {
      if (request.url.endsWith('/renew/')) await enrol();
      return engine.app(request);
    };
    const opening = openDesk(engine, '/notifications/preferences', { between });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('PIN'), '8642');
    await user.type(screen.getByLabelText('PIN once more'), '8642');
    await user.click(screen.getByRole('button', { name: 'Set the PIN' }));
    await user.type(await screen.findByLabelText('Another name'), 'Bo{Enter}');
    await opening;

    await screen.findByText(/^This device is shared/);
    expect(screen.queryByLabelText('Cancellations')).toBeNull();
  });
});

/** A browser's Web Push, as far as the desk uses it. */
function aPushBrowser(answer: NotificationPermission) {
  const { subscription: registration } = aSubscription();
  let subscription: unknown = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = {
        toJSON: () => ({ endpoint: registration.endpoint, keys: registration.keys }),
        options: {
          applicationServerKey: Uint8Array.fromBase64(applicationServerKey, { alphabet: 'base64url' }).buffer,
        },
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription;
    }),
  };
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ pushManager }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('PushManager', {});
  const permission = { permission: 'default' as NotificationPermission };
  const ask = vi.fn(async () => {
    permission.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', Object.assign(permission, { requestPermission: ask }));
  return { ask, serviceWorker };
}

describe('messages on this device', () => {
  const subscriptions = () => engine.database.read((tx) => tx.selectFrom('push_subscriptions').selectAll().execute());

  it('[B14a] are turned on by a tap, and only then the browser asks; and off', async () => {
    const { ask } = aPushBrowser('granted');
    const { user } = await openDesk(engine, '/notifications/preferences');
    const turnOn = await screen.findByRole('button', { name: 'Turn on' });
    expect(ask).not.toHaveBeenCalled();

    await user.click(turnOn);

    await screen.findByText('This device shows messages.');
    expect(await subscriptions()).toMatchObject([{ endpoint: 'https://push.example/send/abc', language: 'en' }]);
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await screen.findByRole('button', { name: 'Turn on' });
    expect(await subscriptions()).toEqual([]);
  });

  it('[B14a] say how to allow them after the user has refused', async () => {
    aPushBrowser('denied');
    const { user } = await openDesk(engine, '/notifications/preferences');

    await user.click(await screen.findByRole('button', { name: 'Turn on' }));

    await screen.findByText(/^The browser blocks messages/);
    expect(await subscriptions()).toEqual([]);
  });

  it('[B14a] need the installed desk on an iPhone, and another browser elsewhere', async () => {
    const { unmount } = await openDesk(engine, '/notifications/preferences');
    await screen.findByText('This browser cannot show messages.');
    unmount();

    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'iPhone' });
    await openDesk(engine, '/notifications/preferences');

    expect(await screen.findByText(/^On iPhone and iPad/)).toBeDefined();
  });

  it('[B14a] open their booking in the desk that is open', async () => {
    const { number } = await booked();
    const { serviceWorker } = aPushBrowser('granted');
    await openDesk(engine, '/');

    act(() => {
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'another' } }));
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: { opened: `/desk/bookings/${number}` } }));
    });

    await screen.findByRole('heading', { level: 1, name: 'Ana Horvat' });
    expect(location.pathname).toBe(`/desk/bookings/${number}`);
  });

  it('[B14a] open their booking in a desk that is still starting', async () => {
    const { number } = await booked();
    const { serviceWorker } = aPushBrowser('granted');
    const between = (request: Request): undefined => {
      if (!request.url.endsWith('/renew/')) return undefined;
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: { opened: `/desk/bookings/${number}` } }));
    };

    await openDesk(engine, '/', { between });

    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Horvat' })).toBeDefined();
  });
});
