import { fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import type { Route } from '../http/route.ts';
import type { Components } from './components.ts';
import { isStored, takesIfMatch, takesKey } from './preconditions.ts';

/** The parameters of a call: in its path, its query and its headers. */
export function parametersOf(route: Route, components: Components): object[] {
  const { path, endpoint, signed } = route;
  const required = new Set(endpoint?.query ? (jsonSchema(endpoint.query)['required'] as string[]) : []);
  const query = {
    ...(endpoint?.query && fieldsOf(endpoint.query)),
    ...(signed?.endpoint?.query && fieldsOf(signed.endpoint.query)),
  };
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      description: ofPath(path, name),
      schema: schemaInPath(path, name),
    })),
    ...Object.entries(query).map(([name, field]) => {
      const { description, ...schema } = components.use(field, name) as { description?: string };
      return { name, in: 'query', required: required.has(name), ...(description && { description }), schema };
    }),
    ...(takesKey(route) ? [key] : []),
    ...(takesIfMatch(route) ? [ifMatch] : []),
    ...(isStored(route) ? [ifNoneMatch] : []),
  ];
}

/** The schema of a path's parameter. Carts and orders have UUIDs, which nobody can guess; most other objects have numbers. */
function schemaInPath(path: string, name: string): object {
  const [, before = ''] = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(path) ?? [];
  if (
    name === 'cartId' ||
    name === 'orderId' ||
    ['cart', 'orders', 'payments'].includes(before) ||
    /\/lines\/\{id\}/.test(path)
  )
    return { type: 'string', format: 'uuid' };
  if (name === 'storeId' || (name === 'id' && !slugs.has(before))) return { type: 'integer' };
  return { type: 'string' };
}

/** The paths whose objects can be named by another key than their id. */
const slugs = new Set(['experiences', 'pay']);

function ofPath(path: string, name: string): string {
  if (path.startsWith('/api/webstores/experiences/')) return 'The id of an experience, or its slug.';
  return words[name] ?? 'The id of the object.';
}

const words: Readonly<Record<string, string>> = {
  cartId: 'The id of the cart, which lets one read and change it.',
  orderId: 'The id of the order, which lets one read and pay it.',
  storeId: 'The id of the store.',
  code: 'The code on the voucher.',
  provider: 'The payment provider that sends the notice.',
  name: 'The name of the picture with its width and type.',
};

const key = inHeader(
  'Idempotency-Key',
  'Repeating a request with the same key and body is safe: it gets the same answer, for 72 hours.',
  'uuid',
);
const ifMatch = inHeader(
  'If-Match',
  'The `ETag` of the object that was read; for a line, that of its cart or order. 412 `stale_version` where it has changed since.',
);
const ifNoneMatch = inHeader(
  'If-None-Match',
  'The `ETag` of an earlier answer: 304 where the answer is still the same.',
);

function inHeader(name: string, description: string, format?: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...(format && { format }) } };
}
