import { SPARED_WIDTH, sparedWidth } from '#domain/app/cache-policy.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { toCachedResponse } from './cached-response.ts';
import type { Catalogue } from './catalogue.ts';
import { experiencesIn } from './catalogue.ts';
import type { Deps, EventLifetime } from './deps.ts';
import { isGood } from './is-own-response.ts';

/** Pictures: what one address shows never changes, so a copy is as good as the picture. */
export interface Pictures {
  /**
   * From its copy; without a network in any width that there is of it. Who saves data or has a slow link gets a small one (W12), from
   * what is kept if there is any; on a good link the one asked for takes its place.
   */
  picture(request: Request, lifetime: EventLifetime): Promise<Response>;
  /** Gathers the main picture of each experience in one small width (W9), four at a time, as long as the link is good. */
  gather(catalogue: Catalogue): Promise<void>;
}

export function openPictures({ build, fetch, now, origin, isSparing }: Deps, cache: BoundedCache): Pictures {
  async function ask(key: string, lifetime: EventLifetime): Promise<Response> {
    const response = await fetch(new Request(origin + key));
    if (isGood(response, 'picture')) {
      const copy = response.clone();
      lifetime.waitUntil(toCachedResponse(copy, build.id, now()).then((it) => cache.put(trueKey(response) ?? key, it)));
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
    async picture({ url, headers }, lifetime) {
      const { pathname: key } = new URL(url);
      const spares = isSparing() || headers.get('Save-Data') === 'on';
      const kept = await cache.find(key);
      if (kept) return kept;
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
    async gather(catalogue) {
      const keys = [...new Set(experiencesIn(catalogue).flatMap(({ image }) => (image ? [small(image)] : [])))];
      const gatherSome = async () => {
        for (let key = keys.shift(); key !== undefined; key = keys.shift()) await gatherOne(key);
      };
      await Promise.all(Array.from({ length: 4 }, gatherSome));
    },
  };
}

/** One that stands for another: the browser is to ask anew the next time, when the link may be good. */
function forNow({ body, status, headers }: Response): Response {
  const given = new Headers(headers);
  given.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: given });
}

/** What the engine gave instead, where it says so: a small one may be no one's copy of a large one. */
function trueKey({ headers }: Response): string | null {
  return headers.get('Content-Location');
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
