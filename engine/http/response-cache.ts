import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Encoding } from './compression.ts';
import { encodingFor, knows } from './compression.ts';
import type { Outgoing } from './headers.ts';
import type { CachedResponse } from './json-response.ts';

/** What one address was answered with. */
interface Ready {
  readonly etag: string;
  unchanged: Outgoing | null;
  /** By what the request takes; null: nothing that is packed. */
  readonly whole: Map<Encoding | null, Outgoing>;
}

/** What is ready of one storefront. Addresses differ without end: those that are asked often come back after a clearing. */
interface Kept {
  readonly byAddress: Map<string, Ready>;
  bytes: number;
}

const MOST_ADDRESSES = 1_000;
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * What the catalogue has answered goes out again as it is, without asking a route or the database, as long as its storefront
 * is known to be the current one.
 */
export class ResponseCache {
  readonly #catalogue: Catalogue;
  readonly #now: () => Temporal.Instant;
  readonly #all = new WeakMap<Storefront, Kept>();
  /** What is kept of any storefront: of no other address is it worth asking which one is current. */
  readonly #addresses = new Set<string>();

  constructor({ catalogue, now }: { catalogue: Catalogue; now: () => Temporal.Instant }) {
    this.#catalogue = catalogue;
    this.#now = now;
  }

  /** null where somebody has to be asked. */
  to(request: Request, { host, href }: URL): Response | null {
    if (request.method !== 'GET') return null;
    return this.#of(this.#catalogue.known(host, this.#now()), request, href);
  }

  /** The same where the database has to tell which storefront is current; null also where it cannot. */
  async soonTo(request: Request, { host, href }: URL): Promise<Response | null> {
    if (request.method !== 'GET' || !this.#addresses.has(href)) return null;
    const storefront = await this.#catalogue.at(host, this.#now()).catch(() => null);
    return this.#of(storefront, request, href);
  }

  keep({ storefront, headers, status }: CachedResponse, request: Request, { href }: URL, out: Outgoing): void {
    if (request.method !== 'GET') return;
    if (this.#addresses.size >= MOST_ADDRESSES) this.#addresses.clear();
    this.#addresses.add(href);
    const { byAddress } = this.#withRoomFor(out, storefront);
    const ready = byAddress.get(href) ?? { etag: headers.etag, unchanged: null, whole: new Map() };
    byAddress.set(href, ready);
    if (status === 304) ready.unchanged = out;
    else ready.whole.set(encodingFor(request), out);
  }

  #withRoomFor({ body }: Outgoing, storefront: Storefront): Kept {
    const bytes = body?.length ?? 0;
    const known = this.#all.get(storefront);
    const hasRoom = known && known.byAddress.size < MOST_ADDRESSES && known.bytes + bytes <= MOST_BYTES;
    const kept = hasRoom ? known : { byAddress: new Map<string, Ready>(), bytes: 0 };
    kept.bytes += bytes;
    this.#all.set(storefront, kept);
    return kept;
  }

  #of(storefront: Storefront | null, request: Request, href: string): Response | null {
    const ready = storefront && this.#all.get(storefront)?.byAddress.get(href);
    if (!ready) return null;
    const out = knows(request, ready.etag) ? ready.unchanged : ready.whole.get(encodingFor(request));
    return out ? new Response(out.body, out.init) : null;
  }
}
