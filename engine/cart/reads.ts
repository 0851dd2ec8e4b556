import type { Transaction } from '../database/database.ts';
import type { CartLineRow } from '../database/tables.ts';
import { notFound } from '../errors.ts';
import { Serialised } from '../http/json-response.ts';
import { paginate } from '../http/lists.ts';
import type { Input } from '../http/route.ts';
import { cartAnswer, cartEtag, lineText } from './answers.ts';
import { liveCart } from './live-cart.ts';

type Asked = Input<unknown, unknown>;

/** GET of a cart. Reading never moves its hold (C10). */
export async function cartOf(tx: Transaction, input: Asked): Promise<Serialised> {
  return cartAnswer(tx, { ...input, ...(await liveCart(tx, input.params['id'], input)) });
}

/** GET of a cart's lines, a page of them (A9). */
export async function listCartLines(tx: Transaction, input: Asked): Promise<Serialised> {
  const { lines } = await liveCart(tx, input.params['cartId'], input);
  const { url, origin } = input;
  const asked = {
    page: url.searchParams.get('page') || undefined,
    page_size: url.searchParams.get('page_size') ?? undefined,
  };
  const { results, ...page } = paginate(lines, asked, url, origin);
  return new Serialised(`${JSON.stringify(page).slice(0, -1)},"results":[${results.map(lineText).join(',')}]}`);
}

export async function readCartLine(tx: Transaction, input: Asked): Promise<Serialised> {
  const { cart, lines } = await liveCart(tx, input.params['cartId'], input);
  const { line } = lineAmong(lines, input.params['id']);
  return new Serialised(lineText(line), { etag: cartEtag(cart) });
}

/** A line with the rest of its cart's. @throws Failed 404 where it is none of them */
export function lineAmong(
  lines: readonly CartLineRow[],
  id: string | undefined,
): { line: CartLineRow; others: CartLineRow[] } {
  const line = lines.find((it) => it.id === id);
  if (!line) throw notFound();
  return { line, others: lines.filter((it) => it !== line) };
}
