// Runs one part in a process of its own: `node tests/prove/part-process.ts races tenth 7`. It sends its figures to `run.ts`.
import { Run, type Size } from './part.ts';
import { parts } from './parts.ts';

const [name = '', size = 'tenth', seed = '1'] = process.argv.slice(2);
const load = parts[name];
if (!load) throw new RangeError(`no part '${name}'`);
const run = new Run(size as Size, Number(seed));
const { part } = await load();
try {
  await part.run(run);
} finally {
  const { figures, notRun } = run;
  await new Promise((resolve) => (process.send ? process.send({ figures, notRun }, resolve) : resolve(null)));
}
// Sockets that a part leaves open must not keep its process.
process.exit();
