import { fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import type { Route } from '../http/route.ts';

/** As drf-spectacular names them: `meeting_points_list`, `users_me_retrieve`, `meeting_points_partial_update`. */
export function operationId({ method, path, endpoint }: Route): string {
  const words = path.split('/').filter((it) => it !== '' && it !== 'api');
  const stem = words.map((it) => it.replaceAll(/[{}]/g, '').replaceAll('-', '_')).join('_');
  const prefix = path.startsWith('/api/') ? '' : 'root_';
  const reply = endpoint?.reply;
  const isList = reply && (jsonSchema(reply)['type'] === 'array' || 'results' in fieldsOf(reply));
  return `${prefix}${stem}_${method === 'GET' && isList ? 'list' : verbs[method]}`;
}

const verbs: Readonly<Record<string, string>> = {
  GET: 'retrieve',
  POST: 'create',
  PUT: 'update',
  PATCH: 'partial_update',
  DELETE: 'destroy',
};
