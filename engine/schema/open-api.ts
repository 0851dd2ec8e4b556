import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import type { AnyField } from '#domain/contract/fields.ts';
import { fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { Refusal } from '#domain/contract/refusals.ts';
import type { FormOf, Route } from '../http/route.ts';
import { version } from '../version.ts';
import type { Components } from './components.ts';
import { createComponents } from './components.ts';
import { summaryOf, tagOf } from './summaries.ts';
import { ifMatchOf } from './versioned.ts';

/** The whole API as OpenAPI 3.1 says it (A14), from the definitions that validate its calls. @param origin  where it answers */
export function openApi(routes: readonly Route[], origin: string) {
  const components = createComponents();
  for (const { endpoint, method, path } of routes)
    if (endpoint?.reply && method === 'GET' && path.endsWith('{id}/')) components.name(endpoint.reply, nameOf(path));

  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, components);
  components.use(Refusal);
  const schemas = components.printed();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall',
      version,
      description:
        'The engine of a storefront for tours and activities. JSON over HTTP in the conventions of Django REST Framework: ' +
        'what is wrong with a request comes back as 400 with messages by field, every other no as `{"detail": "…"}`. ' +
        'A path may be asked with or without its last slash.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(routes.map(({ path }) => tagOf(path)))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        jwtAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'lf_…',
          description: 'A key for machines: `api-keys/`.',
        },
      },
      schemas: { ...schemas, ...problems },
      responses,
    },
  };
}

function operation(route: Route, components: Components) {
  const { method, path, endpoint, access, form, signed } = route;
  const isOpen = access === 'anyone' || access === 'stranger';
  const ifMatch = ifMatchOf(method, path);
  return {
    operationId: operationId(route),
    summary: summaryOf(route),
    ...(!isOpen &&
      access !== 'guest' &&
      access !== 'signed_in' && { description: `Needs the permission \`${access}\`.` }),
    ...(signed && { description: `With a token it is the seller’s, and needs the permission \`${signed.access}\`.` }),
    tags: [tagOf(path)],
    ...parametersOf(path, endpoint, signed?.endpoint, ifMatch),
    ...(endpoint?.body && {
      requestBody: form
        ? { required: true, content: { 'multipart/form-data': formOf(endpoint.body, form) } }
        : {
            required: !isAllOptional(endpoint.body),
            content: { 'application/json': { schema: anyOf(components, endpoint.body, signed?.endpoint?.body) } },
          },
    }),
    security: securityOf(route),
    responses: {
      [endpoint?.status ?? 200]: success(endpoint, components, signed?.endpoint),
      ...(endpoint?.body || endpoint?.query ? { 400: refer('Invalid') } : {}),
      ...(isOpen && !signed ? {} : { 401: refer('NotSignedIn') }),
      ...((isOpen && !signed) || access === 'guest' || access === 'signed_in' ? {} : { 403: refer('Forbidden') }),
      ...(path.includes('{') || endpoint?.query ? { 404: refer('NotFound') } : {}),
      ...(method === 'GET' ? {} : { 409: refer('Refused') }),
      ...(ifMatch.length > 0 && { 412: refer('Refused') }),
      ...(form ? { 413: refer('TooLarge'), 415: refer('OtherType') } : {}),
    },
  };
}

function securityOf({ access, signed, method }: Route): object[] {
  const either = [{ jwtAuth: [] }, { apiKey: [] }];
  if (signed || access === 'guest') return [{}, ...either];
  if (access === 'signed_in' && method !== 'GET') return [{ jwtAuth: [] }];
  return access === 'anyone' || access === 'stranger' ? [] : either;
}

/** What a form has besides its file, and the file. */
function formOf(body: AnyField, { field, most, types }: FormOf) {
  const description = `At most ${most / 1024 / 1024} MB: ${types.join(', ')}.`;
  const { properties, required } = jsonSchema(body) as { properties: object; required?: readonly string[] };
  return {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', format: 'binary', description }, ...properties },
      required: [field, ...(required ?? [])],
    },
    encoding: { [field]: { contentType: types.join(', ') } },
  };
}

function success(endpoint: AnyEndpoint | null, components: Components, signed?: AnyEndpoint | null) {
  if (!endpoint) return { description: 'Not JSON: a page, a picture, or nothing.' };
  if (!endpoint.reply) return { description: endpoint.status === 204 ? 'Done; nothing is answered.' : 'Not JSON.' };
  return {
    description: endpoint.status === 201 ? 'Created' : 'As asked',
    content: { 'application/json': { schema: anyOf(components, endpoint.reply, signed?.reply) } },
  };
}

/** A shape, or what stands in its place for whoever brings a token. */
function anyOf(components: Components, open: AnyField, signed: AnyField | null | undefined): unknown {
  return signed ? { anyOf: [components.use(open), components.use(signed)] } : components.use(open);
}

function parametersOf(
  path: string,
  endpoint: AnyEndpoint | null,
  signed: AnyEndpoint | null | undefined,
  ifMatch: readonly object[],
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queries = [endpoint, signed].map((it) => (it?.query ? fieldsOf(it.query) : {}));
  const asked = Object.entries({ ...queries[0], ...queries[1] });
  const required = new Set(endpoint?.query ? (jsonSchema(endpoint.query)['required'] as string[]) : []);
  const inQuery = asked.map(([name, field]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...(words[name] && { description: words[name] }),
    schema: jsonSchema(field),
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same body does nothing twice and answers the same, for 72 hours.',
    schema: { type: 'string', format: 'uuid' },
  };
  const parameters = [...inPath, ...inQuery, ...(endpoint?.keyed ? [key] : []), ...ifMatch];
  return parameters.length > 0 ? { parameters } : {};
}

const words: Readonly<Record<string, string>> = {
  ordering: 'Names of fields, separated by commas; with `-` before one from the end.',
  page: 'A number from 1, or `last`.',
  page_size: '20 where it is left out, 100 at most.',
  search: 'Words that must all be found, each in any of the searched fields.',
  expand: 'Names of fields to show as the objects that they name, separated by commas.',
};

/** As drf-spectacular names them: `meeting_points_list`, `meeting_points_partial_update`. */
function operationId({ method, path }: Route): string {
  const words_ = path.split('/').filter((it) => it !== '' && it !== 'api');
  const isOne = words_.at(-1)?.startsWith('{') ?? false;
  const verbs = isOne ? ofOne : ofAll;
  const stem = words_.map((it) => it.replaceAll(/[{}]/g, '').replaceAll('-', '_')).join('_');
  const prefix = path.startsWith('/api/') ? '' : 'root_';
  return `${prefix}${stem}_${verbs[method]}`;
}

const ofAll: Readonly<Record<string, string>> = {
  GET: 'list',
  POST: 'create',
  PUT: 'update',
  PATCH: 'partial_update',
  DELETE: 'destroy',
};
const ofOne: Readonly<Record<string, string>> = { ...ofAll, GET: 'retrieve' };

/** `/api/meeting-points/{id}/` → `MeetingPoint` */
function nameOf(path: string): string {
  const plural = path.split('/').findLast((it) => it !== '' && !it.startsWith('{')) ?? '';
  const one = plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return one.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isAllOptional(field: AnyField): boolean {
  return (jsonSchema(field)['required'] as string[] | undefined)?.length === 0;
}

const problems = {
  Problems: {
    type: 'object',
    description: 'Messages by field; nested as the body is, with `non_field_errors` for what concerns the whole.',
    properties: {
      promo_refusal: {
        ...jsonSchema(PromoRefusal),
        description: 'Why a cart’s promo code is refused, beside its message.',
      },
    },
    additionalProperties: true,
  },
  Detail: {
    type: 'object',
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
    required: ['detail'],
  },
};

const said = (description: string, schema: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const responses = {
  Invalid: said('Something is wrong with what was sent.', 'Problems'),
  NotSignedIn: said('There is no token, or a bad one.', 'Detail'),
  Forbidden: said('The permission is missing.', 'Detail'),
  NotFound: said('There is no such object, or it is somebody else’s.', 'Detail'),
  Refused: said('An expected no, with what offers a way on.', 'Refusal'),
  TooLarge: said('The file, or all that was sent, is too large.', 'Detail'),
  OtherType: said('It was sent as another type.', 'Detail'),
};

function refer(name: keyof typeof responses) {
  return { $ref: `#/components/responses/${name}` };
}
