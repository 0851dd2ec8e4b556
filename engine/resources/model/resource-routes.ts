import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { assertUnchanged } from '../../http/request/if-match.ts';
import { type AccountInput, databaseChecks, type Route, readAs, route } from '../../http/route.ts';
import type { Row } from './columns.ts';
import { wrongChange, wrongCreation } from './database-checks.ts';
import { endpointsOf } from './endpoints.ts';
import { listRows, type ResourceQuery } from './list-query.ts';
import { changeObject, createObject, deleteObject } from './mutations.ts';
import { objectOf } from './ownership.ts';
import type { SellerResource } from './resource.ts';
import { type Serialized, serialize, shownFields } from './serialize.ts';
import { uploadRoute } from './upload-route.ts';

type In = AccountInput<ResourceQuery, Readonly<Record<string, unknown>>>;
type Asking = Pick<AccountInput<unknown, unknown>, 'caller' | 'origin' | 'query'>;
type Unit = (tx: Transaction, input: In, known?: Row) => Promise<Serialized | undefined>;

/** The six routes of a resource (A5). @param all  resources whose objects can replace the ids of a field */
export function resourceRoutes(context: Context, resource: SellerResource, all: readonly SellerResource[]): Route[] {
  const { database } = context;
  const { list, create, retrieve, update, change, remove } = endpointsOf(resource);
  const { read, write } = resource.permission;
  const resources = new Map(all.map((it) => [it.table, it]));

  const one = async (tx: Transaction, input: Asking, id: string | undefined): Promise<Serialized | undefined> => {
    const row = await objectOf(tx, resource, id, input.caller, { isToChange: false });
    return (await serialize(tx, resource, [row], { ...seen(input), resources }))[0];
  };
  /** The route of a change. `beforeSave` runs before the transaction, because it calls other systems. */
  const changing = (call: AnyEndpoint, unit: Unit): Route => {
    const { beforeSave: prepare } = resource;
    if (!prepare || !call.body) return writeAs(context, call, write, unit);
    const handle = async (input: In) => {
      const id = input.params['id'];
      // Other systems are asked only about objects that the caller may change.
      if (id !== undefined)
        await database.read((tx) => objectOf(tx, resource, id, input.caller, { isToChange: true, isLocked: false }));
      const known = await prepare(context, input.body);
      return database.write((tx) => unit(tx, input, known));
    };
    return route(call, write, handle);
  };
  const by = (input: In) => ({ ...input, ...ifUnchanged(resource, input) });
  const post: Unit = async (tx, input, known) =>
    one(tx, input, String(await createObject(tx, resource, input.body, input, known)));
  const put: Unit = async (tx, input, known) =>
    one(tx, input, String(await changeObject(tx, resource, input.params['id'], input.body, by(input), known)));
  const drop: Unit = async (tx, input) => {
    await deleteObject(tx, resource, input.params['id'], by(input));
    return undefined;
  };

  return [
    resource.upload
      ? uploadRoute(context, resource, resource.upload, create, (input, id) =>
          database.read((tx) => one(tx, input, String(id))),
        )
      : databaseChecks(changing(create, post), wrongCreation(database, resource)),
    readAs(context, list, read, async (tx, input: In) => {
      const { rows, at } = await listRows(tx, resource, input.caller, input.query, input);
      return at.of(await serialize(tx, resource, rows, { ...seen(input), resources }));
    }),
    readAs(context, retrieve, read, (tx, input: In) => one(tx, input, input.params['id'])),
    databaseChecks(changing(update, put), wrongChange(database, resource)),
    databaseChecks(changing(change, put), wrongChange(database, resource)),
    changing(remove, drop),
  ];
}

/** Allows a change only to the version of the object that its `If-Match` names (A35). */
export function ifUnchanged(
  resource: SellerResource,
  { origin, request }: Pick<AccountInput<unknown, unknown>, 'origin' | 'request'>,
) {
  return {
    assertUnchanged: (tx: Transaction, row: Row) =>
      assertUnchanged(request, resource.one, async () => (await shownFields(tx, resource, [row], origin))[0]),
  };
}

function seen({ caller, origin, query }: Asking) {
  const { expand } = query as Partial<ResourceQuery>;
  return { caller, origin, expand: [...new Set(expand?.split(',').map((name) => name.trim()))] };
}
