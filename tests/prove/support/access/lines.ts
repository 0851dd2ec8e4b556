import { isPermission, type Permission } from '#domain/permissions.ts';
import type { Route } from '#engine/http/route.ts';
import { others, resources } from './line-table.ts';

/**
 * The line of a route says who may call it, and which objects its path names. `anyone` needs no token, and learns nothing private. A `knower` knows
 * a random id or a link's secret (P15). `self` is a signed-in person, who reaches only what is their own. A permission is needed in the object's
 * account.
 */
export interface Line {
  readonly needs: 'anyone' | 'knower' | 'self' | 'operator' | Permission;
  /** The names of the ids in the path, by its parameters. */
  readonly ids: Readonly<Record<string, string>>;
  /** Whether API keys and shared devices are refused. */
  readonly isForPeople: boolean;
  /** A list that is empty for a stranger, an object that a body names (400), or one that also a reseller or the other party of an agreement reaches. */
  readonly mark: 'lists' | 'named' | 'resale' | 'party' | null;
}

const MARKS = ['lists', 'named', 'resale', 'party'] as const;

/** The name by which a route finds its line. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>, isSigned: boolean) =>
  `${method} ${path}${isSigned ? ' signed' : ''}`;

/** All lines, by the names of their routes. */
export const lines: ReadonlyMap<string, Line> = new Map([...resourceLines(), ...otherLines()]);

function* resourceLines(): Generator<[string, Line]> {
  for (const [name, [read, write]] of Object.entries(resources)) {
    const [all, one] = [`/api/${name}/`, `/api/${name}/{id}/`];
    for (const [method, path] of [
      ['GET', all],
      ['POST', all],
      ['GET', one],
      ['PUT', one],
      ['PATCH', one],
      ['DELETE', one],
    ] as const)
      yield [
        `${method} ${path}`,
        {
          needs: method === 'GET' ? read : write,
          ids: path === one ? { id: name } : {},
          isForPeople: false,
          mark: null,
        },
      ];
  }
}

function* otherLines(): Generator<[string, Line]> {
  for (const text of others.trim().split('\n')) {
    const [method = '', path = '', ...words] = text.split(' ');
    const isSigned = words.includes('signed');
    const needs = words.find((it) => isPermission(it) || ['anyone', 'knower', 'self', 'operator'].includes(it));
    if (!needs) throw new RangeError(`the line '${text}' says not who may call it`);
    const ids = Object.fromEntries(
      words.filter((it) => it.includes('=')).map((it) => it.split('=') as [string, string]),
    );
    yield [
      `${method} ${path}${isSigned ? ' signed' : ''}`,
      {
        needs: needs as Line['needs'],
        ids,
        isForPeople: words.includes('people'),
        mark: MARKS.find((it) => words.includes(it)) ?? null,
      },
    ];
  }
}
