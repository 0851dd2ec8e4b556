/**
 * Replaces the service worker that has to be retired (W10). Browsers install this one as its next version; it then removes the registration,
 * which ends both. The visitor's data on the device stay.
 */
export function retiredWorker(): Response {
  return new Response(SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    },
  });
}

/** The policy of a worker: it may call the engine and load its successor, nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; worker-src 'self'";

const SCRIPT = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('landfall-')) await caches.delete(name);
  await registration.unregister();
})()));
`;
