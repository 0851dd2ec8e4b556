import { type AnyField, fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { ProblemDocument, Refusal } from '#domain/contract/refusals.ts';
import { version } from '../base/version.ts';
import { FORM } from '../http/request/body.ts';
import type { FormOf, Route } from '../http/route.ts';
import { accessWords, audienceOf } from './audience.ts';
import { type Components, createComponents } from './components.ts';
import './words/meanings.ts';
import { parametersOf } from './parameters.ts';
import { isTagged, takesKey } from './preconditions.ts';
import { headers, headersOf, refusalsOf, responses } from './refusals.ts';
import { summaryOf } from './words/summaries.ts';
import { aboutTag, tagOf } from './words/tags.ts';

/** The whole API in OpenAPI 3.1 (A14), from the definitions that validate its calls. @param origin  the origin at which it answers */
export function openApi(routes: readonly Route[], origin: string) {
  const shown = routes.flatMap(({ endpoint, method, path }) =>
    endpoint?.reply && method === 'GET' && path.endsWith('{id}/') ? [{ path, reply: endpoint.reply }] : [],
  );
  const components = createComponents(new Map(shown.map(({ path, reply }) => [tableOf(path), reply])));
  for (const { path, reply } of shown) components.name(reply, nameOf(path));

  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, components);
  components.use(Refusal);
  components.use(ProblemDocument);
  const schemas = components.printed();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall',
      version,
      description:
        'The engine of a storefront for tours and activities. JSON over HTTP in the conventions of Django REST Framework: ' +
        'invalid requests return 400 with messages per field, or RFC 9457 with codes to those who accept `application/problem+json`; ' +
        'other errors return `{"detail": "…"}`. ' +
        'Paths work with or without the trailing slash. `x-names` says whose ids a field takes, `x-audience` for whom a call is.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(routes.map(({ path }) => tagOf(path)))]
      .toSorted()
      .map((name) => ({ name, description: aboutTag(name) })),
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
      headers,
    },
  };
}

function operation(route: Route, components: Components) {
  const { path, endpoint, form, signed } = route;
  const parameters = parametersOf(route, components);
  const description = accessWords(route);
  return {
    operationId: operationId(route),
    summary: summaryOf(route),
    ...(description && { description }),
    tags: [tagOf(path)],
    'x-audience': audienceOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint?.body && {
      requestBody: form
        ? { required: true, content: { 'multipart/form-data': formOf(endpoint.body, form) } }
        : {
            required: !isAllOptional(endpoint.body),
            content: Object.fromEntries(
              ['application/json', ...(route.takesForms ? [FORM] : [])].map((type) => [
                type,
                { schema: anyOf(components, endpoint.body as AnyField, signed?.endpoint?.body) },
              ]),
            ),
          },
    }),
    security: securityOf(route),
    responses: { [endpoint?.status ?? 200]: success(route, components), ...refusalsOf(route) },
  };
}

function securityOf({ access, signed, method }: Route): object[] {
  const schemes = [{ jwtAuth: [] }, { apiKey: [] }];
  if (signed || access === 'optional') return [{}, ...schemes];
  if (access === 'operator' || (access === 'authenticated' && method !== 'GET')) return [{ jwtAuth: [] }];
  return access === 'public' || access === 'anonymous' ? [] : schemes;
}

/** The fields of a form, and its file. */
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

function success(route: Route, components: Components) {
  const { endpoint, signed } = route;
  const names = [
    'Landfall-Version',
    'X-Request-Id',
    ...(endpoint && (endpoint.reply || endpoint.status === 204) ? ['Allow'] : []),
    ...(isTagged(route) ? ['ETag'] : []),
    ...(takesKey(route) ? ['Idempotent-Replayed'] : []),
  ];
  const withHeaders = { headers: headersOf(names) };
  if (!endpoint) return { description: 'Not JSON: a page, a picture, or nothing.', ...withHeaders };
  if (!endpoint.reply)
    return { description: endpoint.status === 204 ? 'Done; nothing is answered.' : 'Not JSON.', ...withHeaders };
  return {
    description: endpoint.status === 201 ? 'Created' : 'As asked',
    ...withHeaders,
    content: { 'application/json': { schema: anyOf(components, endpoint.reply, signed?.endpoint?.reply) } },
  };
}

/** A shape, or the two shapes of a call that answers differently to a caller with a token. */
function anyOf(components: Components, open: AnyField, signed: AnyField | null | undefined): unknown {
  return signed ? { anyOf: [components.use(open), components.use(signed)] } : components.use(open);
}

/** `/api/filer-images/{id}/` → `pictures`, the name of its objects elsewhere. */
function tableOf(path: string): string {
  const plural = pluralIn(path);
  return plural === 'filer-images' ? 'pictures' : plural.replaceAll('-', '_');
}

/** `/api/meeting-points/{id}/` → `MeetingPoint` */
function nameOf(path: string): string {
  const one = pluralIn(path)
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');
  return one.replaceAll(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());
}

function pluralIn(path: string): string {
  return path.split('/').findLast((it) => it !== '' && !it.startsWith('{')) ?? '';
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
        description: 'The reason why a cart’s promo code is refused, beside its message.',
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

/** Operation ids as drf-spectacular forms them: `meeting_points_list`, `users_me_retrieve`, `meeting_points_partial_update`. */
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
