import type { Catalogue } from './catalogue.ts';
import { experiencesIn } from './catalogue.ts';
import type { Ground, Lifetime } from './ground.ts';
import { copyOf } from './kept-copy.ts';
import { isGood } from './ours.ts';
import type { Shelf } from './shelf.ts';

/** Pictures: what one address shows never changes, so a copy is as good as the picture. */
export interface Pictures {
  /** From its copy; without a network in any width that there is of it. */
  picture(request: Request, lifetime: Lifetime): Promise<Response>;
  /** Gathers the main picture of each experience in one small width (W9), four at a time. */
  gather(catalogue: Catalogue): Promise<void>;
}

export function openPictures({ build, fetch, now, origin }: Ground, shelf: Shelf): Pictures {
  async function ask(key: string, lifetime: Lifetime): Promise<Response> {
    const response = await fetch(new Request(origin + key));
    if (isGood(response, 'picture')) {
      const copy = response.clone();
      lifetime.waitUntil(copyOf(copy, build.id, now()).then((it) => shelf.put(key, it)));
    }
    return response;
  }

  async function gatherOne(key: string): Promise<void> {
    if (await shelf.has(key)) return;
    const work: Promise<unknown>[] = [];
    await ask(key, { waitUntil: (it) => work.push(it) }).catch(() => null);
    await Promise.all(work);
  }

  return {
    async picture({ url }, lifetime) {
      const { pathname: key } = new URL(url);
      const kept = await shelf.find(key);
      if (kept) return kept;
      try {
        return await ask(key, lifetime);
      } catch (failure) {
        const other = await shelf.findLike((it) => ofPicture(it) === ofPicture(key));
        if (other) return other;
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

/** What the widths and formats of one picture have in common: `/pictures/<key>-<width>.<format>`. */
function ofPicture(key: string): string {
  return key.replace(/-\d+\.\w+$/, '');
}

/** The width of a card on a phone of twice the density, or the next one that there is. */
function small({ url, widths }: { url: string; widths: readonly number[] }): string {
  const width = widths.find((it) => it >= SMALL) ?? widths.at(-1) ?? SMALL;
  return url.replace('{width}', String(width)).replace('{format}', 'avif');
}

const SMALL = 480;
