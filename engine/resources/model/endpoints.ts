import { type AnyEndpoint, endpoint } from '#domain/contract/endpoint.ts';
import { type AnyField, integer, made, optional, partial, shape, string } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { NAMES } from '#domain/contract/resource-fields.ts';
import { listQuery, pageOf } from '#domain/contract/webstore.ts';
import { plainSchema } from './list-query.ts';
import type { SellerResource } from './resource.ts';

type Call = 'list' | 'create' | 'retrieve' | 'update' | 'change' | 'remove';

export function endpointsOf(resource: SellerResource): Readonly<Record<Call, AnyEndpoint>> {
  const all = `/api/${resource.name}/`;
  const one = `${all}{id}/`;
  const body = bodyOf(resource);
  const reply = replyOf(resource);
  const expand = { expand: optional(string()) };
  const filters = Object.fromEntries(resource.filters.map((name) => [name, optional(filterOf(resource, name))]));
  return {
    list: endpoint('GET', all, { query: shape({ ...listQuery, ...expand, ...filters }), reply: pageOf(reply) }),
    create: endpoint('POST', all, { body, reply, status: 201 }),
    retrieve: endpoint('GET', one, { query: shape(expand), reply }),
    update: endpoint('PUT', one, { body, reply }),
    change: endpoint('PATCH', one, { body: partial(body), reply }),
    remove: endpoint('DELETE', one, {}),
  };
}

/** A filter is a text, and the list checks it; the schema shows the values that it may have. */
function filterOf({ fields }: SellerResource, name: string) {
  const field = fields[name];
  const { type, enum: choices, [NAMES]: names } = field?.kind === 'column' ? plainSchema(field) : {};
  return made<string>({
    type: 'filter',
    schema: {
      type: type ?? 'string',
      ...(choices !== undefined && { enum: choices }),
      ...(names !== undefined && { [NAMES]: names }),
    },
    check: (value) => typeof value === 'string' || reason('not_a_text'),
  });
}

export function bodyOf({ fields }: SellerResource) {
  const taken: Record<string, AnyField> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.input === null) continue;
    taken[name] = field.kind === 'column' && field.absent === null ? field.input : optional(field.input);
  }
  return shape(taken);
}

export function replyOf({ fields }: SellerResource) {
  const shown: Record<string, AnyField> = { id: integer() };
  for (const [name, field] of Object.entries(fields)) shown[name] = field.output;
  return shape(shown);
}
