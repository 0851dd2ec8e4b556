import type { JsonSchema } from '#domain/contract/fields.ts';
import type { Chance } from './chance.ts';

/** The data in answers so far: existing ids, and selections that can be booked. */
export interface Known {
  /** Values for the parameters of a path. */
  idsFor(path: string, chance: Chance): Readonly<Record<string, string>>;
  /** An id for a field, by the table that the field names, or by the field's name. */
  named(name: string, chance: Chance): string | null;
  /** Fields of a body that belong together: an experience with a day, a start, a rate and its units. */
  selection(schema: JsonSchema, chance: Chance): Readonly<Record<string, unknown>> | null;
  /** Learns from a successful answer. @param path  the call's path, with its braces */
  learn(path: string, body: unknown): void;
  addSelection(selection: Readonly<Record<string, unknown>>): void;
}

/** The most ids of a kind. More would add nothing. */
const MOST = 60;

export function createKnown(): Known {
  const byKind = new Map<string, string[]>();
  const lines = new Map<string, string[]>();
  const totals = new Map<string, string>();
  const selections: Readonly<Record<string, unknown>>[] = [];
  const add = (all: Map<string, string[]>, kind: string, id: unknown) => {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const ids = all.get(kind) ?? [];
    all.set(kind, ids);
    if (ids.includes(String(id))) return;
    ids.push(String(id));
    if (ids.length > MOST) ids.shift();
  };
  const one = (kind: string, chance: Chance): string | null => {
    const ids = byKind.get(kind);
    return ids && ids.length > 0 ? chance.of(ids) : null;
  };

  return {
    idsFor(path, chance) {
      const parent = one(path.includes('/orders/') ? 'orders' : 'cart', chance);
      const found: Record<string, string> = {
        storeId: one('stores', chance) ?? '1',
        provider: chance.of(['sandbox', 'stripe', 'x']),
        code: one('vouchers', chance) ?? 'AAAA-AAAA',
        departure: one('departures', chance) ?? '1',
        number: one('numbers of bookings', chance) ?? '1',
        kind: chance.of(['ga4', 'meta', 'webhook', 'terms', 'privacy']),
      };
      if (parent !== null) found['cartId'] = found['orderId'] = parent;
      const last = path.includes('/lines/') ? null : one(kindOf(path), chance);
      const line = lines.get(`${path.includes('/payments/') ? 'payments of ' : ''}${parent}`);
      const id = path.includes('/lines/{id}') || path.includes('/payments/{id}') ? line && chance.of(line) : last;
      if (id !== null && id !== undefined) found['id'] = id;
      return found;
    },
    named(name, chance) {
      return one(tables[name] ?? name.replaceAll('_', '-'), chance);
    },
    selection(schema, chance) {
      const properties = (schema['properties'] ?? {}) as JsonSchema;
      if ('booking_info' in properties && selections.length > 0) return chance.of(selections);
      if ('cart_id' in properties) {
        const cart_id = one('cart', chance);
        return cart_id === null
          ? null
          : { cart_id, amount: totals.get(cart_id) ?? '10.00', payment_method_id: chance.of(['1', '2']) };
      }
      if ('participants' in properties || !('uid' in properties)) return null;
      return { uid: 'MQ' };
    },
    learn(path, body) {
      const kind = kindOf(path);
      for (const it of objectsOf(body)) {
        const { id, lines: own, total, voucher, vouchers } = it;
        if (
          !/\/(lines|payments|change|experiences|eligible-experiences)\//.test(
            path.replace(/^\/api\/experiences\//, ''),
          )
        )
          add(byKind, kind, id);
        if (kind === 'cart' || kind === 'orders') {
          for (const line of objectsOf(own)) {
            add(lines, String(id), line['id']);
            add(byKind, 'numbers of bookings', line['number']);
          }
          const gross = (total as { gross?: string } | undefined)?.gross;
          if (gross !== undefined && typeof id === 'string') totals.set(id, gross);
          for (const voucherOf of objectsOf(vouchers ?? voucher)) add(byKind, 'vouchers', voucherOf['code']);
        }
        if (path.endsWith('/payments/')) add(lines, `payments of ${String(it['order'])}`, id);
        if (path === '/api/webstores/order/') add(byKind, 'orders', id);
        if (path === '/api/webstores/order/') add(byKind, 'session-id', it['session_id']);
      }
    },
    addSelection(selection) {
      selections.push(selection);
    },
  };
}

const tables: Readonly<Record<string, string>> = {
  pictures: 'filer-images',
  experience_id: 'experiences',
  store_id: 'stores',
  store: 'stores',
  seller: 'base-accounts',
  supplier: 'base-accounts',
  role: 'roles',
  user: 'users',
  base_account: 'base-accounts',
  rate_id: 'pricing-rates',
  to: 'departures',
  departure: 'departures',
  ids: 'departures',
  banner: 'filer-images',
  logo: 'filer-images',
  icon: 'filer-images',
  images: 'filer-images',
  picture: 'filer-images',
  customer: 'customers',
};

/** `/api/meeting-points/{id}/` → `meeting-points`, `/api/desk/devices/{id}/` → `devices` */
function kindOf(path: string): string {
  const words = path.split('/').filter((it) => !['', 'api', 'webstores', 'desk'].includes(it));
  return words[0] === 'qr-codes' || words[0] === 'o' ? 'qr-codes' : (words[0] ?? '');
}

function objectsOf(body: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(body)) return body.flatMap(objectsOf);
  if (typeof body !== 'object' || body === null) return [];
  const { results } = body as { results?: unknown };
  return Array.isArray(results) ? objectsOf(results) : [body as Readonly<Record<string, unknown>>];
}
