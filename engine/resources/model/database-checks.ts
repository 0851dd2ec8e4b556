import { Invalid, unauthorisedError } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { DatabaseCheck } from '../../http/route.ts';
import { absentValues, columnsWithProblems } from './mutations.ts';
import { accountOf, objectOf } from './ownership.ts';
import { accountFor } from './references.ts';
import type { SellerResource } from './resource.ts';

/** Problems of a new object that only the data show, for a body that is refused in any case. */
export function wrongCreation(database: Database, resource: SellerResource): DatabaseCheck {
  return (good, { caller, now }) =>
    database.read(async (tx) => {
      if (!caller) throw unauthorisedError();
      const { through } = resource.owner;
      if (through && good[through.field] === undefined) return [];
      try {
        const account_id = await accountFor(tx, resource, good, caller);
        const writing = { account_id, caller, now, body: good, row: {} };
        return (await columnsWithProblems(tx, resource, absentValues(resource, good), writing)).problems;
      } catch (error) {
        if (error instanceof Invalid) return error.problems;
        throw error;
      }
    });
}

/** The same for a change; a missing or forbidden object is reported first. */
export function wrongChange(database: Database, resource: SellerResource, param = 'id'): DatabaseCheck {
  return (good, { caller, now, params }) =>
    database.read(async (tx) => {
      if (!caller) throw unauthorisedError();
      const row = await objectOf(tx, resource, params[param], caller, { isToChange: true, isLocked: false });
      const account_id = await accountOf(tx, resource.owner, row);
      const writing = { account_id, caller, now, body: good, row };
      return (await columnsWithProblems(tx, resource, {}, writing)).problems;
    });
}
