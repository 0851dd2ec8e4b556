import { createPushHandlers } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build appends this file to Workbox's worker of the desk. */
const push = createPushHandlers(self);

self.addEventListener('push', (event) => event.waitUntil(push.show(event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(push.open(event.notification.data as { path?: string }));
});
