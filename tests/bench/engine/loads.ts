import type { Experience } from '#domain/contract/catalogue.ts';
import { answerTo, changedLine, newCart, readCart, standingCarts } from './carts.ts';
import { asBytes, type Sent } from './load.ts';

/** Requests to the engine, and the requests to the floor beside it. */
export interface Load {
  name: string;
  landfall: () => Buffer;
  bare: () => Buffer;
  /** The least share of the floor's answers that the engine must reach (design/budgets.md). */
  aim: number | null;
}

/** The engine's answers for a floor to send, by their names there. */
export type Answers = Readonly<Record<'home' | 'list' | 'one' | 'cart' | 'created' | 'changed' | 'line', string>>;

const CARTS = 500;
/** A floor that does less than a cart needs: it counts no places, and stores nothing of the request. */
export const ONE_STATEMENT = 'new cart, beside one insert';

/** Fills a shop with carts. @returns the loads to measure, and the answers for a floor */
export async function loadsOn(url: string): Promise<{ loads: Load[]; answers: Answers }> {
  const list = '/api/webstores/experiences/';
  const { results } = JSON.parse(await answerTo(url, get(`${list}?detail=full&page_size=100`))) as {
    results: Experience[];
  };
  const carts = await standingCarts(url, results, CARTS);
  const [cart] = carts;
  const reads = { home: '/', list, one: `${list}${results[0]?.id}/` };
  const loads: Load[] = [
    { name: 'home, a document', landfall: always(reads.home), bare: always('/home'), aim: null },
    { name: 'list 20', landfall: always(reads.list), bare: always('/list'), aim: 0.6 },
    { name: 'one experience', landfall: always(reads.one), bare: always('/one'), aim: 0.6 },
    changing('new cart with a line', () => newCart(results)),
    changing('change a line', () => changedLine(carts)),
    { ...changing(ONE_STATEMENT, () => newCart(results)), bare: always('/one-statement', 'POST'), aim: null },
    { name: 'read a cart', landfall: () => asBytes(readCart(carts)), bare: always('/read'), aim: null },
  ];
  const answers: Answers = {
    home: await answerTo(url, get(reads.home)),
    list: await answerTo(url, get(reads.list)),
    one: await answerTo(url, get(reads.one)),
    cart: await answerTo(url, get(`/api/cart/${cart?.id}/`)),
    line: await answerTo(url, get(`/api/cart/${cart?.id}/lines/${cart?.line}/`)),
    created: await answerTo(url, newCart(results)),
    changed: await answerTo(url, changedLine(carts)),
  };
  return { loads, answers };
}

function get(path: string): Sent {
  return { method: 'GET', path };
}

function always(path: string, method = 'GET'): () => Buffer {
  const bytes = asBytes({ method, path });
  return () => bytes;
}

/** The floor looks only at the method of the request. */
function changing(name: string, next: () => Sent): Load {
  const bytes = () => asBytes(next());
  return { name, landfall: bytes, bare: bytes, aim: 0.4 };
}
