import { PROBLEM_JSON } from '../http/headers.ts';
import type { Route } from '../http/route.ts';
import { isStored, takesIfMatch, takesKey } from './preconditions.ts';

/** The failures of a call, by status; each names one of `responses`. */
export function refusalsOf(route: Route): Record<string, { readonly $ref: string }> {
  const { method, path, endpoint, form } = route;
  if (!endpoint)
    return named({ 400: 'Invalid', 404: path.includes('{') && 'NotFound', 413: 'TooLarge', 503: 'Unavailable' });
  const call = `${method} ${path}`;
  const isWrite = method !== 'GET';
  const isSigned = route.signed !== undefined;
  const access = route.signed?.access ?? route.access;
  const isOpen = access === 'public' || access === 'anonymous';
  const ofCart = /^\/api\/(cart\/|webstores\/order\/)/.test(path);
  return named({
    304: isStored(route) && 'NotModified',
    400: (endpoint.body !== null || endpoint.query !== null || isWrite || path.includes('{')) && 'Invalid',
    401: (!isOpen || signIns.has(call)) && 'NotSignedIn',
    403: ((!isOpen && access !== 'optional' && access !== 'authenticated') || forbidding.test(path)) && 'Forbidden',
    404:
      (/\{|\/undo\/|^\/api\/desk\/session\//.test(path) ||
        endpoint.query !== null ||
        route.access === 'public' ||
        isSigned) &&
      'NotFound',
    406: path.endsWith('/schema/') && 'NotAcceptable',
    409: (ofCart || (isWrite && !signIns.has(call))) && 'Refused',
    410: (ofCart || call.endsWith('/payments/')) && 'Refused',
    412: takesIfMatch(route) && 'Refused',
    413: isWrite && 'TooLarge',
    415: endpoint.body !== null && 'OtherType',
    422: takesKey(route) && 'Refused',
    // Calls that need a token can also be refused for too many wrong API keys.
    429: (!isOpen || limited.test(call)) && 'TooOften',
    503: 'Unavailable',
    ...(form && { 415: 'OtherType' }),
  });
}

/** Calls whose main refusal is a wrong token, password or cookie. */
const signIns = new Set(
  [
    'jwt/create',
    'jwt/refresh',
    'jwt/verify',
    'logout',
    'desk/session',
    'desk/session/open-shop',
    'desk/session/renew',
    'desk/session/hand-over',
    'desk/session/enrol',
  ].map((it) => `POST /api/${it}/`),
);

/** Calls that may be forbidden besides those with a permission: about users, teams, invitations or emails of others, or from another site's page. */
const forbidding = /^\/api\/(users|base-accounts|roles|team-members|api-keys|personal-data|desk|events)\//;

/** Calls that are counted per network or account, because they concern passwords, emails, codes, places or holds. */
const limited =
  /^(POST \/api\/(jwt\/create|events\/|users\/|recaptcha|orders\/lookup|cart\/|webstores\/(order|partner-requests)|orders\/|team-members|base-accounts|desk\/session\/)|(PUT|PATCH|DELETE) \/api\/(users|cart|orders)\/|GET \/api\/location-|(GET|PUT) \/api\/review-requests\/)/;

function named(names: Readonly<Record<string, keyof typeof responses | false | undefined>>) {
  return Object.fromEntries(
    Object.entries(names).flatMap(([status, name]) =>
      name ? [[status, { $ref: `#/components/responses/${name}` } as const] as const] : [],
    ),
  );
}

const response = (description: string, schema: string, headers: readonly string[] = []) => ({
  description,
  headers: headersOf(['Landfall-Version', 'X-Request-Id', ...headers]),
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** The answer also in RFC 9457. */
function withProblems({ content, ...rest }: ReturnType<typeof response>) {
  const document = { schema: { $ref: '#/components/schemas/ProblemDocument' } };
  return { ...rest, content: { ...content, [PROBLEM_JSON]: document } };
}

/** References to headers by name, as responses contain them. */
export function headersOf(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const responses = {
  NotModified: {
    description: 'The version in `If-None-Match` is still the present one; nothing is answered.',
    headers: headersOf(['Landfall-Version', 'X-Request-Id', 'ETag']),
  },
  Invalid: withProblems(response('Something is wrong with what was sent, or with a header.', 'Problems')),
  NotSignedIn: response('There is no token or password, or a bad one.', 'Detail'),
  Forbidden: response('The permission is missing.', 'Detail'),
  NotFound: response('There is no such object, or it is somebody else’s.', 'Detail'),
  NotAcceptable: response('There is no such format.', 'Detail'),
  Refused: response('An expected refusal. `code` says which one; other fields offer a way on.', 'Refusal'),
  TooLarge: response('The body, or a file in it, is too large.', 'Detail'),
  OtherType: response('The body was sent as another type.', 'Detail'),
  TooOften: response('There were too many tries; `Retry-After` says when the next is taken.', 'Detail', [
    'Retry-After',
  ]),
  Unavailable: response('The shop is out of reach for a moment; the same request may be sent again.', 'Detail', [
    'Retry-After',
  ]),
};

export const headers = {
  'Landfall-Version': header(
    'The version of the engine. If it is missing, something else has answered.',
    { type: 'string' },
    true,
  ),
  'X-Request-Id': header('Names this request in the log of the engine.', { type: 'string' }),
  Allow: header('The methods of this path.', { type: 'string' }),
  ETag: header('The version of the answer, for `If-Match` and `If-None-Match`.', { type: 'string' }),
  'Retry-After': header('Seconds until the next try.', { type: 'integer', minimum: 0 }),
  'Idempotent-Replayed': header('`true` where the answer is that of an earlier request with the same key.', {
    type: 'string',
    enum: ['true'],
  }),
  'WWW-Authenticate': header('How to sign in.', { type: 'string' }),
};

function header(description: string, schema: object, required = false) {
  return { description, ...(required && { required }), schema };
}
