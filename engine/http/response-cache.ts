import { Recent } from '../base/recent.ts';
import type { Opening } from '../catalogue/storefront.ts';
import {
  compressed,
  type Encoding,
  encodingFor,
  etagOf,
  knows,
  type ResponseFields,
  withDefaultHeaders,
} from './headers.ts';
import type { HeaderValues } from './json-response.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface CachedOptions {
  readonly status?: number;
  readonly headers?: HeaderValues;
  /** Whether brotli at its best quality, which takes thirty times as long, replaces the quick compression afterwards. */
  readonly isCompressedAgain?: boolean;
}

/** Below this length compression saves no packet. */
const WORTH_COMPRESSING = 1_200;
/** Quality 5 takes a millisecond for a listing and is a tenth larger than the best, which takes thirty. */
const QUICK = 5;
const BEST = 11;

/** A response that stays the same as long as its storefront. Clients may store it and ask each time whether it is current. */
export class CachedResponse {
  /** The mark of its storefront. It keeps no reference to the storefront, which may leave memory. */
  readonly mark: object;
  readonly status: number;
  readonly bytes: Bytes;
  readonly headers: HeaderValues & { readonly etag: string };
  readonly #isCompressedAgain: boolean;
  readonly #compressing = new Map<Encoding, Promise<void>>();
  readonly #outgoing = new Map<Encoding | null, ResponseFields>();

  constructor({ mark }: Pick<Opening, 'mark'>, text: string, options: CachedOptions = {}) {
    this.mark = mark;
    this.status = options.status ?? 200;
    this.bytes = Buffer.from(text);
    const etag = etagOf(this.bytes);
    this.headers = withDefaultHeaders({
      etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...options.headers,
    });
    this.#isCompressedAgain = options.isCompressedAgain ?? false;
    this.#outgoing.set(null, this.#encoded(this.bytes, null));
  }

  add(headers: HeaderValues): void {
    Object.assign(this.headers, headers);
    this.#outgoing.set(null, this.#encoded(this.bytes, null));
  }

  /** The response to a request; null while its encoding is not made yet. */
  ready({ method, headers }: Request): Response | null {
    if (this.status === 200 && knows(headers, this.headers.etag)) {
      return new Response(null, { status: 304, headers: this.headers });
    }
    const out = this.#outgoing.get(this.#encodingFor(headers));
    if (!out) return null;
    if (method !== 'HEAD') return new Response(out.body, out.init);
    const length = String(out.body?.length ?? 0);
    return new Response(null, { ...out.init, headers: { ...out.init.headers, 'content-length': length } });
  }

  async respond(request: Request): Promise<Response> {
    const ready = this.ready(request);
    if (ready) return ready;
    const encoding = this.#encodingFor(request.headers) as Encoding;
    const compressing = this.#compressing.get(encoding) ?? this.#compress(encoding);
    this.#compressing.set(encoding, compressing);
    await compressing;
    return this.ready(request) as Response;
  }

  #encodingFor(headers: Headers): Encoding | null {
    return this.bytes.length < WORTH_COMPRESSING ? null : encodingFor(headers);
  }

  async #compress(encoding: Encoding, quality = QUICK): Promise<void> {
    this.#outgoing.set(encoding, this.#encoded(await compressed(this.bytes, encoding, quality), encoding));
    if (this.#isCompressedAgain && encoding === 'br' && quality === QUICK) void this.#compress(encoding, BEST);
  }

  #encoded(body: Bytes, encoding: Encoding | null): ResponseFields & { body: Bytes } {
    const headers = { 'content-type': 'application/json', ...this.headers };
    const init = { status: this.status, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers };
    return { body, init };
  }
}

/** The limit of bodies before compression; their compressed forms add a tenth to a fifth. */
export const MOST_BYTES = 16 * 1024 * 1024;

// perf: docs/performance.md#one-response-cache
/** The responses of all storefronts, by address and everything else that they depend on. The least recently used is dropped first. */
export class ResponseCache {
  readonly #entries = new Recent<string, CachedResponse>(MOST_BYTES, ({ bytes }) => bytes.length);
  readonly #making = new Map<string, { mark: object; response: Promise<CachedResponse> }>();

  /** The bytes of all stored responses. */
  get bytes(): number {
    return this.#entries.weight;
  }

  /** Whether a response is stored. If not, the caller need not look for the current storefront. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string, storefront: Pick<Opening, 'mark'> | null): CachedResponse | null {
    const found = this.#entries.get(key);
    return found && found.mark === storefront?.mark ? found : null;
  }

  set(key: string, response: CachedResponse): void {
    this.#entries.set(key, response);
  }

  /** Makes a missing response. Callers that arrive meanwhile share it. */
  make(
    key: string,
    { mark }: Pick<Opening, 'mark'>,
    make: () => Promise<{ response: CachedResponse; isCacheable: boolean }>,
  ): Promise<CachedResponse> {
    const known = this.#making.get(key);
    if (known?.mark === mark) return known.response;
    const response = make().then(({ response: made, isCacheable }) => {
      if (isCacheable) this.set(key, made);
      return made;
    });
    const own = { mark, response };
    this.#making.set(key, own);
    const forget = () => void (this.#making.get(key) === own && this.#making.delete(key));
    response.then(forget, forget);
    return response;
  }
}
