import type { Database } from '../../database/database.ts';
import { Invalid, type Problem, unauthorised } from '../../errors.ts';
import type { AlsoWrong } from '../../http/route.ts';
import type { Row } from './columns.ts';
import { absentValues, columnsOf, notUnique } from './mutations.ts';
import { accountOf, objectOf } from './ownership.ts';
import { accountFor, strayReferences } from './references.ts';
import type { SellerResource } from './resource.ts';

/** What only the data tell of a new object whose body is refused anyhow. */
export function wrongCreation(database: Database, resource: SellerResource): AlsoWrong {
  return (good, { caller, now }) =>
    database.read(async (tx) => {
      if (!caller) throw unauthorised();
      const { through } = resource.owner;
      if (through && good[through.field] === undefined) return [];
      try {
        const account = await accountFor(tx, resource, good, caller);
        return [
          ...(await strayReferences(tx, resource, good, account)),
          ...columnsOf(resource, absentValues(resource, good), {
            account_id: account,
            caller,
            now,
            body: good,
            row: {},
          }).problems,
          ...(await repeated(resource, good, {}, (name, row) => notUnique(tx, resource, name, row, {}))),
        ];
      } catch (error) {
        if (error instanceof Invalid) return error.problems;
        throw error;
      }
    });
}

/** The same of a change; an object that is not there, or not theirs to change, is told before anything else. */
export function wrongChange(database: Database, resource: SellerResource, param = 'id'): AlsoWrong {
  return (good, { caller, now, params }) =>
    database.read(async (tx) => {
      if (!caller) throw unauthorised();
      const row = await objectOf(tx, resource, params[param], caller, { isToChange: true, isLocked: false });
      const account = await accountOf(tx, resource.owner, row);
      return [
        ...(await strayReferences(tx, resource, good, account)),
        ...columnsOf(resource, {}, { account_id: account, caller, now, body: good, row }).problems,
        ...(await repeated(resource, good, row, (name, next) => notUnique(tx, resource, name, next, row))),
      ];
    });
}

async function repeated(
  { unique = [], fields }: SellerResource,
  good: Readonly<Record<string, unknown>>,
  row: Row,
  ask: (name: string, next: Row) => Promise<Problem[]>,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const name of unique) {
    const field = fields[name];
    const value = good[name];
    if (field?.kind !== 'column' || field.column === null || typeof value !== 'string') continue;
    found.push(...(await ask(name, { ...row, [field.column]: value })));
  }
  return found;
}
