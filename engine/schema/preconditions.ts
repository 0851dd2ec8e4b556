import type { Route } from '../http/route.ts';

export function takesKey({ endpoint }: Route): boolean {
  return endpoint?.keyed ?? false;
}

/** Whether a device may store the answer and ask whether it is still current (`If-None-Match`). */
export function isStored({ method, endpoint }: Route): boolean {
  return method === 'GET' && (endpoint?.reply ?? null) !== null;
}

/** Whether a success carries a tag of its object (`ETag`). A creation does not: it answers at another address than its object's. */
export function isTagged(route: Route): boolean {
  return isStored(route) || (takesIfMatch(route) && (route.endpoint?.reply ?? null) !== null);
}

/** Whether a change can name the version of its object (`If-Match`): of a cart, of an order, or of any single object. */
export function takesIfMatch({ method, path }: Route): boolean {
  const isOfOne = /^\/api\/[\w-]+\/(\{id\}|me)\/$/.test(path);
  return (isOfOne && ['PUT', 'PATCH', 'DELETE'].includes(method)) || versioned.has(`${method} ${path}`);
}

/** Calls about parts of a cart or an order, which can name its version. */
const versioned = new Set([
  'POST /api/cart/{cartId}/lines/',
  'PATCH /api/cart/{cartId}/lines/{id}/',
  'DELETE /api/cart/{cartId}/lines/{id}/',
  'POST /api/orders/{id}/cancel/',
  'PATCH /api/orders/{orderId}/lines/{id}/',
  'POST /api/orders/{orderId}/lines/{id}/cancel/',
]);
