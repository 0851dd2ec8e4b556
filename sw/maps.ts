import { mapHref, mapWindows, PLACE_ZOOM, viewAround, viewOf } from '#domain/map/projection.ts';
import type { BoundedCache } from './bounded-cache.ts';
import { isAnswer, isGood, toCachedResponse } from './cached-response.ts';
import { type Catalogue, experiencesIn } from './catalogue.ts';
import type { Deps } from './deps.ts';

/** Drawn maps (V12). A map changes only with an upgrade of the engine. */
export function openMaps({ build, fetch, now, origin, isSparing }: Deps, cache: BoundedCache) {
  async function ask(key: string): Promise<Response> {
    const response = await fetch(new Request(origin + key));
    // The engine forbids to store a map whose place names are not drawn yet.
    if (isGood(response, 'picture') && response.headers.get('Cache-Control') !== 'no-store')
      await cache.put(key, await toCachedResponse(response.clone(), build.id, now()));
    return response;
  }

  return {
    async map({ url }: Request): Promise<Response> {
      const { pathname } = new URL(url);
      return (await cache.find(pathname)) ?? ask(pathname);
    },
    /**
     * Fetches the maps of all meeting points and the maps with all of them, because a visitor needs them on the way there. @returns whether none is
     * left
     */
    async gather(catalogue: Catalogue): Promise<boolean> {
      let isWhole = true;
      for (const key of mapsOf(catalogue)) {
        if (isSparing()) return false;
        if (!(await cache.has(key))) isWhole = (await ask(key).then(isAnswer, () => false)) && isWhole;
      }
      return isWhole;
    },
  };
}

function mapsOf(catalogue: Catalogue): Set<string> {
  const experiences = experiencesIn(catalogue);
  const places = experiences.flatMap(({ meeting_point }) => meeting_point ?? []);
  const points = experiences.flatMap(({ lat, lon }) => (lat === undefined || lon === undefined ? [] : { lat, lon }));
  const views = [
    ...places.map((it) => viewAround(it, 'small', PLACE_ZOOM)),
    ...Object.values(mapWindows).flatMap((window) => viewOf(points, window) ?? []),
  ];
  return new Set(views.map(mapHref));
}
