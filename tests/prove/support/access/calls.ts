import { jsonSchema } from '#domain/contract/fields.ts';
import type { Route } from '#engine/http/route.ts';
import { bodySampleOf, sampleOf } from '#engine/schema/sample.ts';
import { samples } from '#tests/support/engine/samples.ts';
import { aForm, aSheet } from '#tests/support/stores/picture-files.ts';
import type { Account } from './account.ts';
import { contactOf, selectionOf } from './fill-orders.ts';
import type { Line } from './lines.ts';
import { withIds } from './with-ids.ts';

/** A path with the ids of an account's objects. */
export function pathOf({ path }: Pick<Route, 'path'>, { ids: named }: Pick<Line, 'ids'>, { ids }: Account): string {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const name = named[parameter] ?? 'none';
    return encodeURIComponent(String(ids[name] ?? fixed[name] ?? name));
  });
  return path.endsWith('/legal/{kind}/') ? `${at}?language=en` : at;
}
const fixed: Readonly<Record<string, string>> = { none: '00000000-0000-4000-8000-000000000000' };

/** A body that would be right for the account that has its ids. */
export function bodyOf(route: Route, account: Account): unknown {
  const { endpoint, path, method } = route;
  const own = ownBody(`${method} ${path}`, account);
  if (own !== undefined) return own;
  const [, , name = ''] = path.split('/');
  const sample = path.split('/').length <= 5 ? samples[name] : undefined;
  if (sample && ['POST', 'PUT'].includes(method)) return withIds({ ...sample.valid, base_account: 1 }, account);
  if (sample && method === 'PATCH') return withIds(sample.valid, account);
  if (!endpoint?.body) return undefined;
  return withIds(bodySampleOf(jsonSchema(endpoint.body), {}), account);
}

/** A body with every field that the call knows. */
export function fullBodyOf({ endpoint }: Route, account: Account): unknown {
  return endpoint?.body ? withIds(sampleOf(jsonSchema(endpoint.body), {}), account) : undefined;
}

/** Bodies of calls whose sample in `/schema/` fits no data. */
function ownBody(call: string, account: Account): unknown {
  const { ids } = account;
  const selection = selectionOf(account);
  const line = selection;
  const bodies: Readonly<Record<string, unknown>> = {
    'POST /api/orders/': {
      store: ids['store'],
      lines: [line],
      main_contact_info: contactOf(account),
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: '10.00',
    },
    'PUT /api/bookings/holds/{id}/': { store: ids['store'], lines: [line] },
    'POST /api/orders/{orderId}/payments/': { payment_method_id: '1', payment_type_id: 'cash', amount: '1.00' },
    'POST /api/orders/{orderId}/lines/{id}/move-quote/': {
      ...line,
      booking_info: { ...selection.booking_info, date: '2026-12-11' },
    },
    'POST /api/orders/{orderId}/lines/{id}/move/': {
      ...line,
      booking_info: { ...selection.booking_info, date: '2026-12-11' },
    },
    'POST /api/departures/': { experience: ids['experience'], date: '2026-12-20', time: '21:30:00', capacity: 8 },
    'POST /api/departures/change/': { ids: [ids['departure']], closed: true },
    'PATCH /api/departures/{id}/': { note: 'By the other quay.' },
    'PUT /api/desk/leases/{departure}/': { places: 1 },
    'POST /api/stores/{id}/verify-domain/': {},
    'POST /api/departures/{id}/cancel/': { message: 'Rain.', choose_by: '2026-12-05T12:00:00Z' },
    'POST /api/personal-data/erase/undo/': { base_account: ids['account'], email: contactOf(account).email },
    'POST /api/desk/enrolments/': { account: ids['account'], name: 'Gate', role: 'guide' },
    'POST /api/desk/sync/': {
      account: ids['account'],
      departures: [{ id: ids['departure'], version: '1' }],
      entries: [],
    },
    'POST /api/desk/payment-links/{line}/': { amount: '1.00' },
    'POST /api/roles/': { base_account: ids['account'], name: 'Helpers', permissions: ['account.read'] },
    'POST /api/push-subscriptions/': {
      endpoint: 'https://push.example/send/1',
      keys: {
        p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
        auth: Buffer.alloc(16, 7).toString('base64url'),
      },
      language: 'en',
    },
    'POST /api/resale-agreements/': { experience: ids['experience'], note: 'Please.' },
    'PATCH /api/resale-agreements/{id}/': { status: 'revoked' },
    'PUT /api/stores/{id}/event-destinations/{kind}/': {
      target: 'https://hooks.example/other',
      secret: 'a long secret of ours',
    },
    'POST /api/base-accounts/{id}/closing/': { current_password: 'none', company_display_name: 'Small & Sons' },
    'PATCH /api/orders/{orderId}/lines/{id}/': { note: 'By the other gate.' },
    'PATCH /api/orders/{id}/': { staff_note: 'By the other gate.' },
    'PUT /api/orders/{id}/': { main_contact_info: contactOf(account), staff_note: 'By the other gate.' },
    'POST /api/personal-data/export/': { base_account: ids['account'], email: contactOf(account).email },
    'POST /api/personal-data/erase/': {
      base_account: ids['account'],
      email: contactOf(account).email,
      include_upcoming: true,
    },
    'POST /api/webstores/order/': { cart_id: ids['cart'], payment_method_id: '2', amount: '16.00' },
    'POST /api/orders/lookup/': { number: ids['number'], email: 'stranger@example.com' },
    'POST /api/cart/': selection,
  };
  return bodies[call];
}

/** The content of a request: a form for a route that takes files, else JSON. */
export async function contentOf(
  route: Route,
  body: unknown,
): Promise<{ body?: BodyInit; headers: Record<string, string> }> {
  if (route.form) {
    const picture = await (sheet ??= aSheet(320, 200).png().toBuffer());
    const zip = route.path.includes('imports');
    return {
      body: aForm(
        zip ? Buffer.from('title\nWalk\n') : picture,
        { name: 'A' },
        zip ? { name: 'tours.csv', type: 'text/csv' } : { name: 'a.png', type: 'image/png' },
      ),
      headers: {},
    };
  }
  if (body === undefined || route.method === 'GET') return { headers: {} };
  const text = JSON.stringify(body);
  return {
    body: text,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
  };
}
let sheet: Promise<Buffer> | undefined;
