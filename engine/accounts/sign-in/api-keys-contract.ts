import { endpoint } from '#domain/contract/endpoint.ts';
import { instant, integer, nullable, type Of, optional, shape, string, text } from '#domain/contract/fields.ts';
import { listQuery, pageOf } from '#domain/contract/webstore.ts';

const apiKey = {
  id: integer(),
  base_account: integer(),
  /** The user who made the key: it never has more rights than this user. */
  user: integer(),
  name: string(),
  role: integer(),
  role_name: string(),
  hint: string(),
  created_at: instant(),
  expires_at: instant(),
  /** Exact to the hour. */
  last_used_at: nullable(instant()),
};
export const ApiKey = shape(apiKey);
export type ApiKey = Of<typeof ApiKey>;
/** A new key with its secret, which only this answer shows. */
export const NewApiKey = shape({ ...apiKey, key: string() });

const path = '/api/api-keys/';
const one = `${path}{id}/`;
export const listApiKeys = endpoint('GET', path, {
  query: shape({ ...listQuery, base_account: optional(integer()) }),
  reply: pageOf(ApiKey),
});
/** Not keyed: an answer with an `Idempotency-Key` would be stored, and this answer holds a secret. */
export const createApiKey = endpoint('POST', path, {
  body: shape({
    base_account: integer(),
    name: text({ min: 3, max: 50 }),
    role: integer(),
    expires_at: optional(instant()),
  }),
  reply: NewApiKey,
  status: 201,
  keyed: false,
});
export const readApiKey = endpoint('GET', one, { reply: ApiKey });
export const revokeApiKey = endpoint('DELETE', one, {});
