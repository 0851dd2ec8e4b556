import { SPARED_WIDTH, sparedWidth } from '#domain/app/cache-policy.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { isGood, toCachedResponse } from './cached-response.ts';
import { type Catalogue, experiencesIn } from './catalogue.ts';
import type { Deps, EventLifetime } from './deps.ts';

/** Pictures: what one address shows never changes, so a copy is as good as the picture. */
export function openPictures({ build, fetch, now, origin, isSparing }: Deps, cache: BoundedCache) {
  async function ask(key: string, lifetime: EventLifetime): Promise<Response> {
    const response = await fetch(new Request(origin + key));
    if (isGood(response, 'picture')) {
      const copy = response.clone();
      // What the engine gave instead, where it says so: a small one is not a copy of a large one.
      const given = response.headers.get('Content-Location') ?? key;
      lifetime.waitUntil(toCachedResponse(copy, build.id, now()).then((it) => cache.put(given, it)));
    }
    return response;
  }

  async function gatherOne(key: string): Promise<void> {
    if (isSparing() || (await cache.has(key))) return;
    const work: Promise<unknown>[] = [];
    await ask(key, { waitUntil: (it) => work.push(it) }).catch(() => null);
    await Promise.all(work);
  }

  return {
    /** From its copy; offline in any width. Who saves data gets a small one (W12), from a copy if there is any, until the link is good. */
    async picture({ url, headers }: Request, lifetime: EventLifetime): Promise<Response> {
      const { pathname: key } = new URL(url);
      const spares = isSparing() || headers.get('Save-Data') === 'on';
      const cached = await cache.find(key);
      if (cached) return cached;
      const enough = spares && (await cache.findLike((it) => isGoodEnough(it, key)));
      if (enough) return forNow(enough);
      try {
        const wanted = spares ? spared(key) : key;
        const response = await ask(wanted, lifetime);
        return wanted === key ? response : forNow(response);
      } catch (failure) {
        const other = await cache.findLike((it) => isOf(it, key));
        if (other) return forNow(other);
        throw failure;
      }
    },
    /** Gathers the main picture of each experience in one small width (W9), four at a time, as long as the link is good. */
    async gather(catalogue: Catalogue): Promise<void> {
      const keys = [...new Set(experiencesIn(catalogue).flatMap(({ image }) => (image ? [small(image)] : [])))];
      const gatherSome = async () => {
        for (let key = keys.shift(); key !== undefined; key = keys.shift()) await gatherOne(key);
      };
      await Promise.all(Array.from({ length: 4 }, gatherSome));
    },
  };
}

/** A picture in place of another one: the browser asks again the next time, when the link may be good. */
function forNow({ body, status, headers }: Response): Response {
  const given = new Headers(headers);
  given.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: given });
}

/** `/pictures/<key>-<width>.<format>` in its parts. */
function partsOf(key: string): { picture: string; width: number; format: string } {
  const [, picture = key, width, format = ''] = /^(.*)-(\d+)\.(\w+)$/.exec(key) ?? [];
  return { picture, width: Number(width), format };
}

const isOf = (copy: string, asked: string) => partsOf(copy).picture === partsOf(asked).picture;

function spared(key: string): string {
  const { picture, width, format } = partsOf(key);
  return `${picture}-${sparedWidth(width)}.${format}`;
}

/** Whether a copy is of the same picture and format as what is asked for, and not below what would be fetched for it now. */
function isGoodEnough(copy: string, asked: string): boolean {
  const [has, wants] = [partsOf(copy), partsOf(asked)];
  return has.picture === wants.picture && has.format === wants.format && has.width >= sparedWidth(wants.width);
}

/** The width of a card on a phone of twice the density, or the next one that there is. */
function small({ url, widths }: { url: string; widths: readonly number[] }): string {
  const width = widths.find((it) => it >= SPARED_WIDTH) ?? widths.at(-1) ?? SPARED_WIDTH;
  return url.replace('{width}', String(width)).replace('{format}', 'avif');
}
