import { posix } from 'node:path';
import { importsOf, readSource, sourcesBelow, targetOf } from './import-table.ts';

/** A file, the files that it imports at run time (`loads`), and these together with the files of its type imports (`names`). */
export interface Node {
  path: string;
  loads: readonly string[];
  names: readonly string[];
}

export function importGraph(...folders: string[]): Node[] {
  return sourcesBelow(...folders).map((path) => nodeOf(path, readSource(path)));
}

export function nodeOf(path: string, source: string): Node {
  const found = importsOf(path, source).filter(({ isLazy }) => !isLazy);
  const targets = (imports: typeof found) => imports.flatMap((it) => targetOf(path, it.specifier) ?? []);
  return { path, loads: targets(found.filter(({ typeOnly }) => !typeOnly)), names: targets(found) };
}

/** Groups of files that import each other in a circle, each sorted (Tarjan's strongly connected components). */
export function cyclesIn(nodes: readonly Node[], edges: 'loads' | 'names'): string[][] {
  const byPath = new Map(nodes.map((it) => [it.path, it]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    stack.push(path);
    for (const next of byPath.get(path)?.[edges] ?? []) {
      if (!byPath.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1 || byPath.get(path)?.[edges].includes(path)) cycles.push(group.sort());
  };
  for (const { path } of nodes) if (!order.has(path)) visit(path);
  return cycles.sort((a, b) => b.length - a.length);
}

/**
 * Pairs of folders each of which imports from the other, types included: `a <> b`. Files directly in a runtime's folder (`engine/app.ts`) belong to
 * no folder, because they join the folders or serve all of them.
 */
export function mutualFolders(nodes: readonly Node[]): string[] {
  const isInFolder = (path: string) => path.split('/').length > 2;
  const arrows = new Set(
    nodes
      .filter(({ path }) => isInFolder(path))
      .flatMap(({ path, names }) =>
        names.filter(isInFolder).map((to) => `${posix.dirname(path)} <> ${posix.dirname(to)}`),
      ),
  );
  return [...arrows]
    .filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' <> ');
      return from < to && arrows.has(`${to} <> ${from}`);
    })
    .sort();
}

/** The number of files directly in each folder, the largest first. */
export function folderSizes(paths: readonly string[]): [folder: string, files: number][] {
  const sizes = new Map<string, number>();
  for (const path of paths) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  return [...sizes].sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1));
}
