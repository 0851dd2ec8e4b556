import type { Context } from '../context.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route, tellingAll } from '../http/route.ts';
import { wrongChange, wrongCreation } from './also-wrong.ts';
import { endpointsOf } from './endpoints.ts';
import type { ResourceQuery } from './listed.ts';
import { listedRows } from './listed.ts';
import { objectOf } from './owned.ts';
import type { Resource } from './resource.ts';
import type { Answered } from './shown.ts';
import { shown } from './shown.ts';
import { changed, created, removed } from './written.ts';

type In = AccountInput<ResourceQuery, Readonly<Record<string, unknown>>>;

/** The six routes of a resource (A5). @param all  resources whose objects a field may be expanded to */
export function resourceRoutes({ database }: Context, resource: Resource, all: readonly Resource[]): Route[] {
  const { list, create, retrieve, update, change, remove } = endpointsOf(resource);
  const { read, write } = resource.permission;
  const resources = new Map(all.map((it) => [it.table, it]));

  const one = (input: In, id: string | undefined): Promise<Answered | undefined> =>
    database.read(async (tx) => {
      const row = await objectOf(tx, resource, id, input.caller, { isToChange: false });
      return (await shown(tx, resource, [row], { ...seen(input), resources }))[0];
    });
  const put = async (input: In) => {
    const id = await database.write((tx) => changed(tx, resource, input.params['id'], input.body, input));
    return one(input, String(id));
  };

  const creation = route(
    create,
    async (input: In) => {
      const id = await database.write((tx) => created(tx, resource, input.body, input));
      return one(input, String(id));
    },
    write,
  );

  return [
    ...(resource.isMadeElsewhere ? [] : [tellingAll(creation, wrongCreation(database, resource))]),
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
        await database.write((tx) => removed(tx, resource, input.params['id'], input));
        return undefined;
      },
      write,
    ),
  ];
}

function seen({ caller, origin, query }: In) {
  return { caller, origin, expand: query.expand?.split(',').map((name) => name.trim()) ?? [] };
}
