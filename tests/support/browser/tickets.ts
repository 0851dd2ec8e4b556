import type { DeskGuest, DeskSession } from '#domain/contract/desk.ts';
import type { Order } from '#domain/contract/orders.ts';
import { qrTextIn } from '#platform/device/qr-text.ts';
import type { Shop } from '../engine/shop.ts';

/** The owner of the demo desk (engine/demo/demo-desk.ts). */
export const owner = { email: 'desk@demo.example', password: 'harbour-light' };

/** A voucher of the demo desk: the text of its QR code, and its guests. */
export interface Ticket {
  readonly text: string;
  readonly guest: DeskGuest;
  readonly departure: number;
}

/** Calls the API as the owner of the demo desk. */
export async function ownerOf(shop: Shop) {
  const call = async <T>(method: string, path: string, headers: Record<string, string>, body?: object): Promise<T> => {
    const sent = body && { body: JSON.stringify(body) };
    const all = { 'content-type': 'application/json', ...headers };
    const response = await fetch(shop.url + path, { method, headers: all, ...sent });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { access } = await call<DeskSession>('POST', '/api/desk/session/', {}, { ...owner, name: 'Test' });
  const authorization = `Bearer ${access}`;
  return {
    get: <T>(path: string) => call<T>('GET', path, { authorization }),
    post: <T>(path: string, body: object) => call<T>('POST', path, { authorization }, body),
    put: <T>(path: string, body: object) => call<T>('PUT', path, { authorization }, body),
    patch: <T>(path: string, body: object) => call<T>('PATCH', path, { authorization }, body),
    /** An order as its buyer sees it. */
    order: (id: string) => call<Order>('GET', `/api/orders/${id}/`, {}),
  };
}

/** Vouchers of two guests of one departure of today who have paid and have not arrived. */
export async function ticketsOf(shop: Shop, today: string): Promise<Ticket[]> {
  const api = await ownerOf(shop);
  const { results } = await api.get<{ results: { id: number; starts_at: string }[] }>(
    `/api/departures/?date_from=${today}&date_to=${today}&page_size=100`,
  );
  for (const { id } of results) {
    const { results: guests } = await api.get<{ results: DeskGuest[] }>(`/api/departures/${id}/people/`);
    const paid = guests.filter(({ status, due }) => status === 'booked' && Number(due) === 0);
    if (paid.length < 2) continue;
    const tickets = paid.slice(0, 2).map(async (guest): Promise<Ticket> => {
      const number = guest.number.replace(/-\d+$/, '');
      const found = await api.get<{ results: { id: string }[] }>(`/api/orders/?search=${number}`);
      const { vouchers } = await api.order(found.results[0]?.id ?? '');
      return { text: textOf(vouchers?.[0]?.qr), guest, departure: id };
    });
    return Promise.all(tickets);
  }
  throw new Error(`no departure of ${today} has two guests who have paid`);
}

/** Reads a drawn QR code: its squares as an image, with four pixels each. */
export function textOf(qr: { readonly size: number; readonly path: string } | undefined): string {
  const { size = 0, path = '' } = qr ?? {};
  const side = (size + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < 4; row++) {
      const from = (((Number(y) + 4) * 4 + row) * side + (Number(x) + 4) * 4) * 4;
      for (let i = from; i < from + Number(width) * 16; i += 4) data.fill(0, i, i + 3);
    }
  }
  const text = qrTextIn({ data, width: side, height: side });
  if (text === null) throw new Error('the QR code cannot be read');
  return text;
}
