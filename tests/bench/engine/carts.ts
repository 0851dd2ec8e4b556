import type { Experience } from '#domain/contract/catalogue.ts';
import type { Sent } from './load.ts';

/** A cart that exists in the shop, to read and change. */
export interface Standing {
  id: string;
  line: string;
  selection: Selection;
}

type Selection = ReturnType<typeof aSelection>;

/** Two adults and a child with a map, at a random departure, because visitors do not all want the same one. */
function aSelection({ id, rates, extras, schedule }: Experience) {
  const [rate] = rates;
  const units = rate?.pricing_options.slice(0, 2).map((it, n) => ({
    pricing_option_id: it.id,
    quantity: n === 0 ? 2 : 1,
  }));
  const day = Temporal.Now.plainDateISO().add({ days: 2 + Math.floor(Math.random() * 500) });
  return {
    experience_id: id,
    booking_info: {
      date: day.toString(),
      start_time_id: schedule.start_times[0]?.id ?? 0,
      pricing_rate_id: rate?.id ?? 0,
      pricing_units: units ?? [],
    },
    extra_items_units: extras.slice(0, 1).map((it) => ({ id: it.id, quantity: 1 })),
  };
}

/** A request for a new cart. Each change has a key of its own, as the shop's page sends it. */
export function newCart(experiences: readonly Experience[]): Sent {
  return { method: 'POST', path: '/api/cart/', headers: aKey(), body: aSelection(anyOf(experiences)) };
}

/** A request that changes the number of people: the engine writes the line again and takes its places again. */
export function changedLine(carts: readonly Standing[]): Sent {
  const { id, line, selection } = anyOf(carts);
  const [adults, ...others] = selection.booking_info.pricing_units;
  const pricing_units = [{ ...adults, quantity: 1 + Math.floor(Math.random() * 3) }, ...others];
  return {
    method: 'PATCH',
    path: `/api/cart/${id}/lines/${line}/`,
    headers: aKey(),
    body: { booking_info: { ...selection.booking_info, pricing_units } },
  };
}

export function readCart(carts: readonly Standing[]): Sent {
  return { method: 'GET', path: `/api/cart/${anyOf(carts).id}/` };
}

export async function standingCarts(
  url: string,
  experiences: readonly Experience[],
  count: number,
): Promise<Standing[]> {
  const carts: Standing[] = [];
  for (let n = 0; n < count; n++) {
    const sent = newCart(experiences);
    const { id, lines } = JSON.parse(await answerTo(url, sent)) as { id: string; lines: { id: string }[] };
    carts.push({ id, line: lines[0]?.id ?? '', selection: sent.body as Selection });
  }
  return carts;
}

/** @throws Error if the answer is no success */
export async function answerTo(url: string, { method, path, headers = {}, body }: Sent): Promise<string> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

function aKey() {
  return { 'idempotency-key': crypto.randomUUID() };
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
