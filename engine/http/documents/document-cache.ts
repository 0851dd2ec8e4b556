import { BUILD } from '#domain/app/cache-policy.ts';
import type { Encoding } from '../compression.ts';
import { compressed, encodingFor, knows } from '../compression.ts';

/** A document that was made once, and how it goes out. */
export interface CachedDocument {
  readonly status: number;
  readonly html: string;
  /** Weak: it is the same in all packings. */
  readonly etag: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
  /** Of the page that it begins. */
  readonly build: string;
  /** What could not be read, or is not there, is asked for anew each time. */
  readonly isKept: boolean;
  /** Its bytes, packed when first asked for. */
  readonly packed: Map<Encoding, Promise<Bytes>>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What goes beyond is made anew when it is asked for. */
const MOST_KEPT = 200;

/** One that is kept with its owner, made if it is not: who asks meanwhile waits for the same one. */
export async function cached<Owner extends object>(
  all: WeakMap<Owner, Map<string, Promise<CachedDocument>>>,
  owner: Owner,
  key: string | null,
  make: () => Promise<CachedDocument>,
): Promise<CachedDocument> {
  if (key === null) return make();
  const known = all.get(owner) ?? new Map<string, Promise<CachedDocument>>();
  all.set(owner, known);
  const document = known.get(key) ?? make();
  // What was asked for last stands last, so that the first is the one to go.
  known.delete(key);
  known.set(key, document);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string);
  try {
    const made = await document;
    if (!made.isKept) known.delete(key);
    return made;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

/**
 * Sends it, or 304 to who has it already. It may be kept by whoever asks again each time.
 *
 * @param cookie  to be set by it
 */
export async function answerCached(
  request: Request,
  document: CachedDocument,
  cookie: string | null,
): Promise<Response> {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    // Whether the link is slow, told with each request for a picture (W12).
    'accept-ch': 'ECT',
    etag: document.etag,
    [BUILD]: document.build,
    'content-security-policy': document.policy,
    ...(cookie && { 'set-cookie': cookie }),
  });
  if (document.status === 200 && knows(request, document.etag)) return new Response(null, { status: 304, headers });
  const packing = encodingFor(request);
  if (!packing)
    return new Response(request.method === 'HEAD' ? null : document.html, { status: document.status, headers });
  headers.set('content-encoding', packing);
  return new Response(request.method === 'HEAD' ? null : await packedDocument(document, packing), {
    status: document.status,
    headers,
  });
}

/** Quickly for whoever asked first; of what is kept, as small as can be for all who come after. */
function packedDocument(document: CachedDocument, packing: Encoding): Promise<Bytes> {
  const known = document.packed.get(packing);
  if (known) return known;
  const bytes = Buffer.from(document.html);
  const quick = compressed(bytes, packing, 5);
  document.packed.set(packing, quick);
  if (packing === 'br' && document.isKept) void quick.then(() => keepSmallest(document, bytes));
  return quick;
}

async function keepSmallest(document: CachedDocument, bytes: Uint8Array): Promise<void> {
  const smallest = await compressed(bytes, 'br', 11);
  document.packed.set('br', Promise.resolve(smallest));
}
