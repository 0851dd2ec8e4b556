import { is } from 'superstruct';
import { type OpenedPath, PushMessage } from '#domain/desk/push-message.ts';

/** The dependencies of the handlers: in `push-events.ts` they are the worker's own. */
interface PushDeps {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>;
}

const DESK = '/desk/';
const ICON = '/desk-icon.svg';
/** Shown for an unreadable message, because a browser ends a subscription whose messages show nothing. */
const UNREADABLE: PushMessage = { title: 'Landfall', body: '', path: `${DESK}notifications`, tag: '' };

/** Shows the engine's messages on a device of the desk (B14), and opens the page of a message after a tap. */
export function createPushHandlers({ registration, clients }: PushDeps) {
  return {
    show: async (text: string): Promise<void> => {
      const { title, body, path, tag } = parse(text);
      await registration.showNotification(title, { body, icon: ICON, data: { path }, ...(tag !== '' && { tag }) });
    },
    /** Opens the path in an open window of the desk, else in a new window. */
    open: async ({ path = DESK }: { path?: string }): Promise<void> => {
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const desks = windows.filter(({ url }) => new URL(url).pathname.startsWith(DESK));
      const [desk] = desks.toSorted(
        (a, b) => Number(b.visibilityState === 'visible') - Number(a.visibilityState === 'visible'),
      );
      if (!desk) return void (await clients.openWindow(path));
      await desk.focus();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of this worker has one origin
      for (const it of desks) it.postMessage({ opened: path } satisfies OpenedPath);
    },
  };
}

function parse(text: string): PushMessage {
  try {
    const message: unknown = JSON.parse(text);
    return is(message, PushMessage) ? message : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
