import { endpoint } from '#domain/contract/endpoint.ts';
import { optional, shape, string } from '#domain/contract/fields.ts';
import type { Caller } from '../http/caller.ts';
import { Failed, notFound } from '../http/errors.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { openApi } from './open-api.ts';

const query = shape({ format: optional(string()), lang: optional(string()) });
const calls = ['/schema/', '/api/schema/'].map((path) => endpoint('GET', path, { query, status: 200 }));

type In = AccountInput<{ format?: string | undefined; lang?: string | undefined }, undefined, Caller | null>;

/** The description of all calls (A14), as drf-spectacular gives it: YAML unless JSON is asked for. @param others  every other route */
export function routes(others: readonly Route[]): Route[] {
  const printed = new Map<string, Promise<string>>();

  const answer = async ({ query: asked, request, origin }: In): Promise<Response> => {
    const { type, isJson } = wanted(asked.format, request.headers.get('accept'));
    const key = `${isJson} ${origin}`;
    const text = printed.get(key) ?? print(openApi(described, origin), isJson);
    if (printed.size < MOST_KEPT) printed.set(key, text);
    return new Response(await text, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        // Its descriptions are in English, whatever `lang` asks for.
        'content-language': 'en',
        'content-disposition': `inline; filename="landfall.${isJson ? 'json' : 'yaml'}"`,
        'cache-control': 'no-cache',
        vary: 'accept',
      },
    });
  };
  const own: Route[] = calls.map((call) => route(call, answer, 'stranger'));
  const described: readonly Route[] = [...others, ...own];
  return own;
}

/** Origins may be as many as hosts that somebody makes up. */
const MOST_KEPT = 20;

async function print(description: object, isJson: boolean): Promise<string> {
  if (isJson) return JSON.stringify(description);
  const { stringify } = await import('yaml');
  return stringify(description, { aliasDuplicateObjects: false, lineWidth: 0 });
}

const types: readonly { type: string; isJson: boolean }[] = [
  { type: 'application/vnd.oai.openapi', isJson: false },
  { type: 'application/yaml', isJson: false },
  { type: 'text/yaml', isJson: false },
  { type: 'application/vnd.oai.openapi+json', isJson: true },
  { type: 'application/json', isJson: true },
];

/** @throws Failed 404 for another format, 406 for nothing that is there */
function wanted(format: string | undefined, accept: string | null): { type: string; isJson: boolean } {
  if (format !== undefined && format !== '') {
    const found = { json: types[3], yaml: types[0] }[format];
    if (!found) throw notFound();
    return found;
  }
  const asked = (accept ?? '*/*').split(',').map((it) => it.split(';')[0]?.trim().toLowerCase() ?? '');
  const found =
    types.find(({ type }) => asked.includes(type)) ??
    (asked.some((it) => ['*/*', 'application/*', 'text/html', ''].includes(it)) ? types[0] : undefined);
  if (!found) throw new Failed(406, 'Could not satisfy the request Accept header.');
  return found;
}
