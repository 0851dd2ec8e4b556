import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { KeptAnswer } from './answers.ts';
import type { Outgoing } from './headers.ts';
import type { Packing } from './packing.ts';
import { knows, packingFor } from './packing.ts';

/** What one address was answered with. */
interface Ready {
  readonly etag: string;
  unchanged: Outgoing | null;
  /** By what the request takes; null: nothing that is packed. */
  readonly whole: Map<Packing | null, Outgoing>;
}

/** Addresses of one storefront: they differ without end. */
const MOST = 1_000;

/**
 * What the catalogue has answered goes out again as it is, without asking a route or the database, as long as its storefront
 * is known to be the current one.
 */
export class ReadyAnswers {
  readonly #catalogue: Catalogue;
  readonly #now: () => Temporal.Instant;
  readonly #all = new WeakMap<Storefront, Map<string, Ready>>();
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

  keep({ storefront, headers, status }: KeptAnswer, request: Request, { href }: URL, out: Outgoing): void {
    if (request.method !== 'GET') return;
    const known = this.#all.get(storefront) ?? new Map<string, Ready>();
    this.#all.set(storefront, known);
    if (known.size >= MOST) known.clear();
    if (this.#addresses.size >= MOST) this.#addresses.clear();
    this.#addresses.add(href);
    const ready = known.get(href) ?? { etag: headers.etag, unchanged: null, whole: new Map() };
    known.set(href, ready);
    if (status === 304) ready.unchanged = out;
    else ready.whole.set(packingFor(request), out);
  }

  #of(storefront: Storefront | null, request: Request, href: string): Response | null {
    const ready = storefront && this.#all.get(storefront)?.get(href);
    if (!ready) return null;
    const out = knows(request, ready.etag) ? ready.unchanged : ready.whole.get(packingFor(request));
    return out ? new Response(out.body, out.init) : null;
  }
}
