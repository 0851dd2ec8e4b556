/** Calls that may be kept to one version of what they change, by method and path. */
const versioned = new Set([
  'PUT /api/cart/{id}/',
  'PATCH /api/cart/{id}/',
  'DELETE /api/cart/{id}/',
  'POST /api/cart/{cartId}/lines/',
  'PATCH /api/cart/{cartId}/lines/{id}/',
  'DELETE /api/cart/{cartId}/lines/{id}/',
  'PUT /api/orders/{id}/',
  'PATCH /api/orders/{id}/',
  'DELETE /api/orders/{id}/',
  'POST /api/orders/{id}/cancel/',
  'PATCH /api/orders/{orderId}/lines/{id}/',
  'POST /api/orders/{orderId}/lines/{id}/cancel/',
]);

/** The header that names a version, for the calls that take it. */
export function ifMatchOf(method: string, path: string): object[] {
  if (!versioned.has(`${method} ${path}`)) return [];
  const description =
    'The `ETag` of what was read, of a line that of its cart or order: 412 `stale_version` where it has changed since.';
  return [{ name: 'If-Match', in: 'header', required: false, description, schema: { type: 'string' } }];
}
