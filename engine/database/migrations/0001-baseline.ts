import type { Migrations } from '../run-migration.ts';
import { accounts } from './baseline/accounts.ts';
import { desk } from './baseline/desk.ts';
import { experiences } from './baseline/experiences.ts';
import { drawIdRange } from './baseline/id-range.ts';
import { office } from './baseline/office.ts';
import { orders } from './baseline/orders.ts';
import { indexTexts } from './baseline/search.ts';
import { writeStatistics } from './baseline/statistics.ts';
import { stores } from './baseline/stores.ts';

export const migrations: Migrations = {
  /** All tables of version 1.0, each after those that it refers to. */
  '0001-baseline': [
    ...accounts,
    ...stores,
    ...experiences,
    ...orders,
    ...desk,
    ...office,
    indexTexts,
    writeStatistics,
    drawIdRange,
  ],
};
