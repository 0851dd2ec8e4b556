/**
 * Replaces the service worker where it has to be retired (W10). Browsers install it as the next version; it then unregisters both. The
 * visitor's data on the device stays.
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

/** What a worker may do: ask the engine, look for the worker after it, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; worker-src 'self'";

const SCRIPT = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('landfall-')) await caches.delete(name);
  await registration.unregister();
})()));
`;
