import { fileURLToPath } from 'node:url';
import type { Context } from '../context.ts';
import { quiet } from '../quiet.ts';
import type { Geocoder } from './geocoder.ts';

/** What a file made of packages may stand beside; where that cannot be written to, the data folder is next. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/landfall', import.meta.url));

type LocationDeps = Pick<Context, 'config' | 'now' | 'log'>;

/** The gazetteer that comes with the engine; before it the service that the configuration names. Nothing of it is loaded before it is asked. */
export function createGeocoder(deps: LocationDeps): Geocoder {
  let opened: Promise<Geocoder> | null = null;
  return { find: async (wanted) => (await (opened ??= open(deps))).find(wanted) };
}

/** Makes ahead, once the engine has nothing else to do, what the first question would wait for. */
export async function prepareLocation(
  { config, log }: Pick<LocationDeps, 'config' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await quiet(signal);
    const { prepareGazetteer } = await import('./gazetteer.ts');
    await prepareGazetteer([CACHE, config.dataDir], signal);
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'places are not made ahead');
  }
}

async function open({ config: { dataDir, locationService }, now, log }: LocationDeps): Promise<Geocoder> {
  const { openGazetteer } = await import('./gazetteer.ts');
  const gazetteer = openGazetteer([CACHE, dataDir]);
  if (!locationService) return gazetteer;
  const { withService } = await import('./service.ts');
  return withService(locationService, gazetteer, now, log);
}
