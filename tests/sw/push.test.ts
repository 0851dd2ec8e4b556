import { expect, it } from 'vitest';
import { createPushHandlers } from '../../sw/desk/push.ts';

const message = {
  title: 'New booking',
  body: 'Walk along the quay · Thu, 10 Dec 2026, 09:00 · 2 guests',
  path: '/desk/bookings/LF-ABC234',
  tag: 'LF-ABC234 booked',
};

/** A browser with these open windows, of which the first is visible. */
function aWorker(...urls: string[]) {
  const log: unknown[] = [];
  const windows = urls.map((url, n) => ({
    url: `https://shop.example${url}`,
    visibilityState: n === 0 ? 'visible' : 'hidden',
    focus: async () => void log.push(['focus', url]),
    postMessage: (sent: unknown) => void log.push(['tell', url, sent]),
  }));
  const handlers = createPushHandlers({
    registration: { showNotification: async (title, options) => void log.push([title, options]) },
    clients: {
      matchAll: (async () => windows) as never,
      openWindow: async (url: string | URL) => {
        log.push(['open', url]);
        return null;
      },
    },
  });
  return { ...handlers, log };
}

it('[B14a] a message is shown, and takes the place of another about the same', async () => {
  const { show, log } = aWorker();

  await show(JSON.stringify(message));
  await show(JSON.stringify({ ...message, tag: '' }));

  const { title, body, path, tag } = message;
  const shown = { body, icon: '/desk-icon.svg', data: { path } };
  expect(log).toEqual([
    [title, { ...shown, tag }],
    [title, shown],
  ]);
});

it.each(['', 'no JSON', '{"title":1}', 'null'])(
  '[B14a] what cannot be read (%j) is shown all the same: browsers end a subscription that shows nothing',
  async (text) => {
    const { show, log } = aWorker();

    await show(text);

    expect(log).toEqual([['Landfall', { body: '', icon: '/desk-icon.svg', data: { path: '/desk/notifications' } }]]);
  },
);

it('[B14a] a tap opens the booking in the desk that is open, without loading it again', async () => {
  const { open, log } = aWorker('/', '/desk/calendar', '/desk/');

  await open({ path: message.path });

  const opened = { opened: message.path };
  expect(log).toEqual([
    ['focus', '/desk/calendar'],
    ['tell', '/desk/calendar', opened],
    ['tell', '/desk/', opened],
  ]);
});

it('[B14a] a tap opens a window where no desk is open', async () => {
  const { open, log } = aWorker('/experiences/walk');

  await open({ path: message.path });
  await open({});

  expect(log).toEqual([
    ['open', message.path],
    ['open', '/desk/'],
  ]);
});
