import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route, tellingAll } from '../http/route.ts';
import { wrongChange, wrongCreation } from './also-wrong.ts';
import { endpointsOf } from './endpoints.ts';
import type { ResourceQuery } from './listed.ts';
import { listedRows } from './listed.ts';
import { unlessOvertaken } from './overtaken.ts';
import { objectOf } from './owned.ts';
import type { Resource } from './resource.ts';
import type { Answered } from './shown.ts';
import { shown } from './shown.ts';
import { uploadRoute } from './upload-route.ts';
import { changed, created, removed } from './written.ts';

type In = AccountInput<ResourceQuery, Readonly<Record<string, unknown>>>;
type Asking = Pick<AccountInput<unknown, unknown>, 'caller' | 'origin' | 'query'>;

/** The six routes of a resource (A5). @param all  resources whose objects a field may be expanded to */
export function resourceRoutes(context: Context, resource: Resource, all: readonly Resource[]): Route[] {
  const { database } = context;
  const { list, create, retrieve, update, change, remove } = endpointsOf(resource);
  const { read, write } = resource.permission;
  const resources = new Map(all.map((it) => [it.table, it]));

  const one = (input: Asking, id: string | undefined): Promise<Answered | undefined> =>
    database.read(async (tx) => {
      const row = await objectOf(tx, resource, id, input.caller, { isToChange: false });
      return (await shown(tx, resource, [row], { ...seen(input), resources }))[0];
    });
  const stored = <T>(unit: (tx: Transaction) => Promise<T>) => unlessOvertaken(resource.one, database.write(unit));
  const put = async (input: In) => {
    const { params, caller } = input;
    // Nobody else is asked about what is not theirs to change.
    if (resource.asked)
      await database.read((tx) => objectOf(tx, resource, params['id'], caller, { isToChange: true, isLocked: false }));
    const known = await resource.asked?.(context, input.body);
    const id = await stored((tx) => changed(tx, resource, params['id'], input.body, input, known));
    return one(input, String(id));
  };
  const post = async (input: In) => {
    const known = await resource.asked?.(context, input.body);
    const id = await stored((tx) => created(tx, resource, input.body, input, known));
    return one(input, String(id));
  };

  return [
    resource.upload
      ? uploadRoute(context, resource, resource.upload, create, (input, id) => one(input, String(id)))
      : tellingAll(route(create, post, write), wrongCreation(database, resource)),
    route(
      list,
      (input: In) =>
        database.read(async (tx) => {
          const { rows, at } = await listedRows(tx, resource, input.caller, input.query, input);
          return at.of(await shown(tx, resource, rows, { ...seen(input), resources }));
        }),
      read,
    ),
    route(retrieve, (input: In) => one(input, input.params['id']), read),
    tellingAll(route(update, put, write), wrongChange(database, resource)),
    tellingAll(route(change, put, write), wrongChange(database, resource)),
    route(
      remove,
      async (input: In) => {
        await stored((tx) => removed(tx, resource, input.params['id'], input));
        return undefined;
      },
      write,
    ),
  ];
}

function seen({ caller, origin, query }: Asking) {
  const { expand } = query as Partial<ResourceQuery>;
  return { caller, origin, expand: [...new Set(expand?.split(',').map((name) => name.trim()))] };
}
