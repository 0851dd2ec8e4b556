import type { AnyField } from '#domain/contract/fields.ts';
import { isPromoRefusal } from '#domain/contract/promo-refusal.ts';
import type { Route } from '#engine/http/route.ts';
import { RouteTree } from '#engine/http/route-tree.ts';

/** What an answer says that its call's description does not; null where it keeps to it. */
export type Undescribed = (
  method: string,
  path: string,
  answer: { status: number; type: string; text: string },
) => string | null;

/** Holds every answer to what `/schema/` says of it (A14): its status and the shape of its body, or the ways in which the engine refuses. */
export function describedBy(routes: readonly Route[]): Undescribed {
  const tree = new RouteTree<Map<string, Route>>();
  for (const route of routes) tree.entry(route.path, () => new Map()).set(route.method, route);

  return (method, path, { status, type, text }) => {
    const route = tree.find(path)?.value.get(method);
    const endpoint = route?.endpoint;
    if (!endpoint) return null;
    const call = `${method} ${endpoint.path}`;
    if (status >= 400) return isRefusal(status, text) ? null : `${call} refuses in a shape of its own: ${text}`;
    if (status === 304 || !type.startsWith('application/json')) return null;
    if (status !== endpoint.status) return `${call} is to answer ${endpoint.status}, not ${status}`;
    if (!endpoint.reply) return text === '' ? null : `${call} is to answer nothing, not ${text}`;
    const signed = route.signed?.endpoint?.reply;
    const body: unknown = JSON.parse(text);
    if (signed && problemsOf(signed, body).length === 0) return null;
    return problemsOf(endpoint.reply, body).map((it) => `${call}: ${it}`)[0] ?? null;
  };
}

function problemsOf(field: AnyField, value: unknown): string[] {
  const [error] = field.validate(value);
  return error?.failures().map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

/** `{"detail": …}`, or for 400 messages by field, and why a promo code is refused. */
function isRefusal(status: number, text: string): boolean {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  if ('detail' in body) return typeof body.detail === 'string';
  const { promo_refusal, ...problems } = body as Record<string, unknown>;
  return status === 400 && isProblems(problems) && (promo_refusal === undefined || isPromoRefusal(promo_refusal));
}

function isProblems(body: unknown): boolean {
  if (Array.isArray(body)) return body.every((it) => typeof it === 'string' || isProblems(it));
  return typeof body === 'object' && body !== null && Object.values(body).every(isProblems);
}
