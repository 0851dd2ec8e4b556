import type { Request } from 'autocannon';
import type { Experience } from '#domain/contract/catalogue.ts';

/** A cart that stands there, to be read and changed. */
export interface Standing {
  id: string;
  line: string;
  wish: Wish;
}

type Wish = ReturnType<typeof aWish>;

/** Two adults and a child with a map, at any of many departures: visitors do not all want the same one. */
export function aWish({ id, rates, extras, schedule }: Experience, adults = 2) {
  const [rate] = rates;
  const units = rate?.pricing_options.slice(0, 2).map((it, n) => ({
    pricing_option_id: it.id,
    quantity: n === 0 ? adults : 1,
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

export const newCart = (experiences: readonly Experience[]) => ({
  method: 'POST',
  path: '/api/cart/',
  body: aWish(anyOf(experiences)),
});

/** One person more or less: the line is written anew, and its places are taken anew. */
export function changedLine(carts: readonly Standing[]) {
  const { id, line, wish } = anyOf(carts);
  const [adults, ...others] = wish.booking_info.pricing_units;
  const pricing_units = [{ ...adults, quantity: 1 + Math.floor(Math.random() * 3) }, ...others];
  return {
    method: 'PATCH',
    path: `/api/cart/${id}/lines/${line}/`,
    body: { booking_info: { ...wish.booking_info, pricing_units } },
  };
}

export const readCart = (carts: readonly Standing[]) => ({ method: 'GET', path: `/api/cart/${anyOf(carts).id}/` });

/** A request as our page sends it: each change with a key of its own. */
export function asSent({ method, path, body }: { method: string; path: string; body?: object }): Request {
  if (body === undefined) return { method, path };
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return { method, path, headers, body: JSON.stringify(body) };
}

export async function standingCarts(
  url: string,
  experiences: readonly Experience[],
  count: number,
): Promise<Standing[]> {
  const carts: Standing[] = [];
  for (let n = 0; n < count; n++) {
    const wish = aWish(anyOf(experiences));
    const { path, ...sent } = asSent({ method: 'POST', path: '/api/cart/', body: wish });
    const response = await fetch(url + path, sent);
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    const { id, lines } = (await response.json()) as { id: string; lines: { id: string }[] };
    carts.push({ id, line: lines[0]?.id ?? '', wish });
  }
  return carts;
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
