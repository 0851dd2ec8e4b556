import type { Transaction } from '../../database/database.ts';
import { Invalid, type Problem } from '../../errors.ts';
import type { Part, Writing } from './columns.ts';
import type { SellerResource } from './resource.ts';

type Write = Part['write'];

/** Writes what was sent of an object and lives in tables of its own. @throws Invalid with all that is wrong at once */
export async function writeParts(
  tx: Transaction,
  resource: SellerResource,
  id: number,
  writing: Writing,
): Promise<void> {
  const problems: Problem[] = [];
  for (const [name, write] of partsOf(resource, writing)) {
    if (writing.body[name] === undefined) continue;
    try {
      await write(tx, id, writing.body[name], writing);
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems.push(...error.problems.map(({ path, message }) => ({ path: [name, ...path], message })));
    }
  }
  if (problems.length > 0) throw new Invalid(problems);
}

/** A file has ways of its own to say some of them. */
function partsOf(
  { fields, carried = {} }: SellerResource,
  { isCarried = false }: Writing,
): [name: string, write: Write][] {
  const ofFile = isCarried ? carried : {};
  const plain = Object.entries(fields).flatMap(([name, field]): [string, Write][] =>
    field.kind === 'part' && field.input !== null && !ofFile[name] ? [[name, field.write]] : [],
  );
  const own = Object.entries(ofFile).flatMap(([name, { isForNew, write }]): [string, Write][] =>
    isForNew ? [] : [[name, write]],
  );
  return [...plain, ...own];
}
