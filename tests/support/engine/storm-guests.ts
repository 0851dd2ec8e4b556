import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cart } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { ownerOf } from '../browser/tickets.ts';
import { aCard, cards } from '../payments/sandbox.ts';
import type { Shop } from './shop.ts';

/** A departure of a tour of the demo store, by its day. */
export interface Departure {
  readonly tour: string;
  readonly date: string;
}

interface Guest {
  readonly first_name: string;
  readonly email?: string;
  readonly phone_number?: string;
}

/** Books two adults for a guest: a guest with an email address pays by card, others pay in cash. */
export async function bookFor(shop: Shop, departure: Departure, guest: Guest): Promise<void> {
  const selection = await selectionOf(shop, departure);
  const contact = { last_name: 'Horvat', phone_number: '+385 91 234 5678', ...guest };
  if (!guest.email) {
    const lines = [selection];
    const paid = {
      payment_method_id: '1',
      payment_type_id: 'cash',
      amount: '10.00',
      paid: true,
      main_contact_info: contact,
    };
    await (await ownerOf(shop)).post('/api/orders/', { lines, ...paid });
    return;
  }
  const send = sender(shop);
  const cart = await send<Cart>('POST', '/api/cart/', selection);
  await send('PATCH', `/api/cart/${cart.id}/`, { main_contact_info: contact });
  const order = { cart_id: cart.id, payment_method_id: '2', amount: cart.total.gross };
  const placed = await send<PlacedOrder>('POST', '/api/webstores/order/', order);
  await fetch(placed.checkout_url, { method: 'POST', body: new URLSearchParams(aCard(cards.paid)) });
  await send('GET', `/api/order?session_id=${placed.session_id}`);
}

function sender(shop: Shop) {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(shop.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };
}

async function selectionOf(shop: Shop, { tour, date }: Departure) {
  const send = sender(shop);
  const { results } = await send<{ results: { id: number; title: string }[] }>(
    'GET',
    '/api/webstores/experiences/?page_size=48',
  );
  const id = results.find(({ title }) => title === tour)?.id;
  const { rates } = await send<Experience>('GET', `/api/webstores/experiences/${id}/`);
  const adult = rates[0]?.pricing_options.find(({ takes }) => takes === 'size');
  const query = `experience_id=${id}&date_from=${date}&rate_id=${rates[0]?.id}`;
  const { start_times } = await send<{ start_times: { id: number; reason: string | null }[] }>(
    'GET',
    `/api/bookings/check-availability/?${query}`,
  );
  return {
    experience_id: id,
    booking_info: {
      date,
      start_time_id: start_times.find(({ reason }) => reason === null)?.id,
      pricing_rate_id: rates[0]?.id,
      pricing_units: [{ pricing_option_id: adult?.id, quantity: 2 }],
    },
  };
}

/** The links in the emails that ask guests to choose, by email address. @throws if an address got more than one email */
export async function choiceLinks({ dataDir }: Shop): Promise<ReadonlyMap<string, string>> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const links = new Map<string, string>();
  for (const name of names) {
    const text = unfolded(await readFile(join(folder, name), 'utf8'));
    const link = /http\S+\?choice=[\w-]+/.exec(text)?.[0];
    const to = /^To: <?([^\s>]+)/m.exec(text)?.[1] ?? '';
    if (!link) continue;
    if (links.has(to)) throw new Error(`${to} was told twice`);
    links.set(to, link);
  }
  return links;
}

/** A text with its folded lines joined, as quoted-printable folds them. */
function unfolded(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
