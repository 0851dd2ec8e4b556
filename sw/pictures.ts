import { SPARED_WIDTH, sparedWidth } from '#domain/app/cache-policy.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { isAnswer, isGood, toCachedResponse } from './cached-response.ts';
import { type Catalogue, experiencesIn } from './catalogue.ts';
import type { Deps, EventLifetime } from './deps.ts';

/** Pictures. The picture at an address never changes, so a copy is as good as the original. */
export function openPictures(deps: Deps, cache: BoundedCache) {
  return {
    /**
     * A picture from its copy; without a network, in any width. Visitors who save data get a small one (W12), from a copy if there is one, until the
     * network is fast.
     */
    async picture({ url, headers }: Request, lifetime: EventLifetime): Promise<Response> {
      const { pathname: key } = new URL(url);
      const spares = deps.isSparing() || headers.get('Save-Data') === 'on';
      const cached = await cache.find(key);
      if (cached) return cached;
      const enough = spares && (await cache.findLike((it) => isGoodEnough(it, key)));
      if (enough) return forNow(enough);
      try {
        const copyKey = spares ? spared(key) : key;
        const response = await ask(deps, cache, copyKey, lifetime);
        return copyKey === key ? response : forNow(response);
      } catch (failure) {
        const other = await cache.findLike((it) => isOf(it, key));
        if (other) return forNow(other);
        throw failure;
      }
    },
    /**
     * Fetches the main picture of each experience in one small width (W9), four at a time, while the network is fast.
     * @returns whether none is left
     */
    async gather(catalogue: Catalogue): Promise<boolean> {
      const keys = [...new Set(experiencesIn(catalogue).flatMap(({ image }) => (image ? [small(image)] : [])))];
      const answered: boolean[] = [];
      const gatherSome = async () => {
        for (let key = keys.shift(); key !== undefined; key = keys.shift())
          answered.push(await gatherOne(deps, cache, key));
      };
      await Promise.all(Array.from({ length: 4 }, gatherSome));
      return answered.every(Boolean);
    },
  };
}

async function ask(
  { build, fetch, now, origin }: Deps,
  cache: BoundedCache,
  key: string,
  lifetime: EventLifetime,
): Promise<Response> {
  const response = await fetch(new Request(origin + key));
  if (isGood(response, 'picture')) {
    // The engine may answer with another picture and names it: a small picture is not stored as a copy of a large one.
    const location = response.headers.get('Content-Location') ?? key;
    lifetime.waitUntil(toCachedResponse(response.clone(), build.id, now()).then((it) => cache.put(location, it)));
  }
  return response;
}

/** @returns whether there is no need to try again */
async function gatherOne(deps: Deps, cache: BoundedCache, key: string): Promise<boolean> {
  if (deps.isSparing()) return false;
  // The last part of the storage is reserved for pages.
  if ((await cache.has(key)) || (await deps.fullness()) > 0.8) return true;
  const work: Promise<unknown>[] = [];
  try {
    const response = await ask(deps, cache, key, { waitUntil: (it) => work.push(it) });
    await Promise.all(work);
    return isAnswer(response);
  } catch {
    return false;
  }
}

/** A picture instead of another one. The browser asks again the next time, when the network may be fast. */
function forNow({ body, status, headers }: Response): Response {
  const merged = new Headers(headers);
  merged.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: merged });
}

/** The parts of `/pictures/<key>-<width>.<format>`. */
function partsOf(key: string): { picture: string; width: number; format: string } {
  const [, picture = key, width, format = ''] = /^(.*)-(\d+)\.(\w+)$/.exec(key) ?? [];
  return { picture, width: Number(width), format };
}

const isOf = (copy: string, other: string) => partsOf(copy).picture === partsOf(other).picture;

function spared(key: string): string {
  const { picture, width, format } = partsOf(key);
  return `${picture}-${sparedWidth(width)}.${format}`;
}

/** Whether a copy has the requested picture and format, and is at least as wide as the picture that would be fetched now. */
function isGoodEnough(copy: string, other: string): boolean {
  const [has, wants] = [partsOf(copy), partsOf(other)];
  return has.picture === wants.picture && has.format === wants.format && has.width >= sparedWidth(wants.width);
}

/** The width of a card on a phone with twice the density, or the next available width. */
function small({ url, widths }: { url: string; widths: readonly number[] }): string {
  const width = widths.find((it) => it >= SPARED_WIDTH) ?? widths.at(-1) ?? SPARED_WIDTH;
  return url.replace('{width}', String(width)).replace('{format}', 'avif');
}
