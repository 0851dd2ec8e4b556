import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Router } from '#engine/http/dispatch/api.ts';
import type { Route } from '#engine/http/route.ts';
import { openApi } from '#engine/schema/open-api.ts';

/** Compares an answer with its call's description. Returns the first difference in words; null if there is none. */
export type Undescribed = (method: string, path: string, answer: DescribedAnswer) => string | null;

interface DescribedAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
}

interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** Checks each answer against `/schema/` (A36): the schema lists its status, the required headers are there, and the body is valid. */
export function describedBy(routes: readonly Route[]): Undescribed {
  const router = new Router(Map.groupBy(routes, ({ path }) => path));
  const { document, validatorAt } = (shared ??= validated(routes));
  const paths = document.paths as Record<string, Record<string, { responses: Record<string, Response> }>>;

  return (method, path, { status, type, text, headers }) => {
    const endpoint = router.find(path)?.entry.find((it) => it.method === method)?.endpoint;
    if (!endpoint) return null;
    const call = `${method} ${endpoint.path}`;
    if (status === 500) return null;
    const received = paths[endpoint.path]?.[method.toLowerCase()]?.responses[status];
    if (!received) return `${call} does not say that it answers ${status}: ${text}`;
    const response = (received.$ref ? at(document, received.$ref) : received) as Response;
    const missing = Object.entries(response.headers ?? {}).filter(
      ([name, { $ref }]) => (at(document, $ref) as { required?: boolean }).required && !headers.has(name),
    );
    if (missing.length > 0) return `${call} ${status} lacks ${missing.map(([name]) => name).join(', ')}`;
    const schema = response.content?.['application/json']?.schema;
    if (status === 304 || !type.startsWith('application/json')) return null;
    if (!schema) return text === '' ? null : `${call} is to answer nothing, not ${text}`;
    const place = received.$ref ?? pointer('paths', endpoint.path, method.toLowerCase(), 'responses', String(status));
    const isValid = validatorAt(`${place}/content/application~1json/schema`);
    if (isValid(JSON.parse(text))) return null;
    return `${call} ${status}: ${JSON.stringify(isValid.errors?.slice(0, 3))} in ${text.slice(0, 500)}`;
  };
}

/** Every engine of a file has the same routes, so they share the validators. Each validator is compiled when it is first needed. */
let shared: ReturnType<typeof validated> | undefined;

function validated(routes: readonly Route[]) {
  const document = openApi(routes, 'http://shop.example');
  const ajv = validators().addSchema({ $id: 'openapi', paths: document.paths, components: document.components });
  const made = new Map<string, ValidateFunction>();
  const validatorAt = (place: string): ValidateFunction => {
    const known = made.get(place) ?? ajv.compile({ $ref: `openapi${place}` });
    made.set(place, known);
    return known;
  };
  return { document, validatorAt };
}

function pointer(...keys: readonly string[]): string {
  return `#/${keys.map((it) => encodeURIComponent(it.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** Strict mode: an unknown keyword or format is an error. */
function validators(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
  formats.default(ajv);
  ajv.addVocabulary(['x-names', 'components', 'paths']);
  ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/);
  ajv.addFormat('time-local', /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?$/);
  return ajv;
}

function at(document: object, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
}
