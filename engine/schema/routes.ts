import { endpoint } from '#domain/contract/endpoint.ts';
import { optional, shape, string } from '#domain/contract/fields.ts';
import { Failed, orNotFound } from '../base/errors.ts';
import { compressed, encodingFor } from '../http/headers.ts';
import type { Principal } from '../http/principal.ts';
import { type AccountInput, type Route, route } from '../http/route.ts';
import type { Described } from './described.ts';

const query = shape({ format: optional(string()), lang: optional(string()) });
const calls = ['/schema/', '/api/schema/'].map((path) => endpoint('GET', path, { query, status: 200 }));

type In = AccountInput<{ format?: string | undefined; lang?: string | undefined }, undefined, Principal | null>;

/**
 * The description of all calls (A14), as drf-spectacular serves it: YAML unless JSON is requested; and a readable page for browsers.
 *
 * @param others  every other route
 */
export function schemaRoutes(others: readonly Route[]): Route[] {
  const printed = new Map<string, Promise<Bytes>>();

  const answer = async ({ query: options, request, origin }: In): Promise<Response> => {
    const { type, as } = representation(options.format, request.headers.get('accept'));
    const key = `${as} ${origin}`;
    const bytes = printed.get(key) ?? textOf(described, origin, as).then((text) => new TextEncoder().encode(text));
    if (printed.size < MOST_CACHED) printed.set(key, bytes);
    const packing = encodingFor(request.headers);
    return new Response(packing ? await compressed(await bytes, packing, 5) : await bytes, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        // The descriptions are in English, whatever `lang` requests.
        'content-language': 'en',
        ...(as === 'html'
          ? { 'content-security-policy': (await import('./reference.ts')).referenceStyle.policy("'none'") }
          : { 'content-disposition': `inline; filename="landfall.${as}"` }),
        ...(packing && { 'content-encoding': packing }),
        'cache-control': 'no-cache',
        vary: 'accept, accept-encoding',
      },
    });
  };
  const own: Route[] = calls.map((call) => route(call, 'anonymous', answer));
  const described: readonly Route[] = [...others, ...own];
  return own;
}

/** The limit of cached texts, because clients can invent any number of hosts. */
const MOST_CACHED = 20;

type Bytes = Uint8Array<ArrayBuffer>;

async function textOf(routes: readonly Route[], origin: string, as: As): Promise<string> {
  const { openApi } = await import('./open-api.ts');
  const description: object = openApi(routes, origin);
  if (as === 'json') return JSON.stringify(description);
  if (as === 'html') return (await import('./reference.ts')).referencePage(description as Described);
  return (await import('./yaml.ts')).yamlOf(description);
}

type As = 'json' | 'yaml' | 'html';

const types: readonly { type: string; as: As }[] = [
  { type: 'application/vnd.oai.openapi', as: 'yaml' },
  { type: 'application/yaml', as: 'yaml' },
  { type: 'text/yaml', as: 'yaml' },
  { type: 'application/vnd.oai.openapi+json', as: 'json' },
  { type: 'application/json', as: 'json' },
  { type: 'text/html', as: 'html' },
];

/** @throws Failed 404 for another format, 406 if no format is acceptable */
function representation(format: string | undefined, accept: string | null): { type: string; as: As } {
  if (format !== undefined && format !== '') {
    return orNotFound({ json: types[3], yaml: types[0], html: types[5] }[format]);
  }
  const accepted = (accept ?? '*/*').split(',').map((it) => it.split(';')[0]?.trim().toLowerCase() ?? '');
  const found =
    types.find(({ type }) => accepted.includes(type)) ??
    (accepted.some((it) => ['*/*', 'application/*', ''].includes(it)) ? types[0] : undefined);
  if (!found) throw new Failed(406, 'Could not satisfy the request Accept header.');
  return found;
}
