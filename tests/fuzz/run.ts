// `npm run fuzz -- --requests 10000 --seed 7 [--database postgres] [--aim imports|markdown|legal|desk] [--only INDEX]`: requests made of
// `/schema/`, right and wrong, or all at one part, to an engine of its own. Prints each fault with the request that met it, and ends with 1
// where there was one.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aimedGenerator, aims, learnAimed } from './aims.ts';
import { chanceOf } from './chance.ts';
import { type Generated, generator } from './generate.ts';
import { createKnown } from './known.ts';
import { openTarget } from './target.ts';
import { countedBy, isFault } from './verdict.ts';
import { type Outcome, send, sendBadly } from './wire.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'sqlite' },
    aim: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const database = values.database === 'postgres' ? 'postgres' : 'sqlite';
const AT_ONCE = 6;
const SLOW = 2_000;
const aim = aims.find((it) => it === values.aim);
if (values.aim !== undefined && !aim) throw new RangeError(`--aim is one of ${aims.join(', ')}`);

const known = createKnown();
const target = await openTarget(database, known, aim);
const { url, pid } = target.shop;
console.log(`Seed ${seed}, ${database}: ${values.requests} requests to ${url}.`);
await target.refresh(known);
const general = generator(target.document, seed);
const aimed = aim && aimedGenerator(aim, seed);
const counted = countedBy();
let faults = 0;
let slow = 0;
const before = memory();

if (values.only === undefined) {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < Number(values.requests); index = next++) {
      if (!aim && index % 500 === 499) await target.refresh(known);
      await one(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} else await one(Number(values.only));

const health = await fetch(`${url}/api/app-info/`).then(
  (it) => it.status,
  () => 0,
);
if (health !== 200) reportFault(`The engine answers ${health} at the end.`);
for (const line of counted.lines()) console.log(line);
console.log(`Memory ${before} → ${memory()} MB. Slower than ${SLOW} ms: ${slow}.`);
console.log(faults === 0 ? 'No fault.' : `${faults} faults.`);
await target.stop();
process.exitCode = faults === 0 ? 0 : 1;

async function one(index: number): Promise<void> {
  const it = aimed ? aimed(index, target.aimed) : general(index, known);
  const token = await target.tokenOf(it.caller);
  const network = chanceOf(seed + 1, index);
  const headers = {
    'x-forwarded-for': `10.${network.below(250)}.${network.below(250)}.${network.below(250)}`,
    ...it.headers,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const outcome = await (it.bad === null ? send(url, { ...it, headers }) : sendBadly(url, { ...it, headers }, it.bad));
  counted.add(it, outcome);
  if (it.bad === null && outcome.status >= 200 && outcome.status < 300) {
    if (aimed) learnAimed(target.aimed, it, parsed(outcome.text));
    else known.learn(it.call.slice(it.call.indexOf(' ') + 1), parsed(outcome.text));
  }
  if (isFault(it, outcome)) reportFault(`${reportOf(it, outcome)}\n    ${loggedOf(outcome)}`);
  if (outcome.ms > SLOW && outcome.status !== -1 && slow++ < 20) console.log(`Slow: ${reportOf(it, outcome)}`);
  if (values.only !== undefined) console.log(reportOf(it, outcome));
}

/** Prints a fault at once: a list of thousands would keep the engine's whole output for each. */
function reportFault(text: string): void {
  faults += 1;
  console.log(`Fault: ${text}`);
}

/** Compressed answers teach nothing, because they are not decompressed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An outcome with everything that is needed to repeat its request. */
function reportOf(
  { index, call, caller, bad, method, path, headers, body }: Generated,
  { status, text, ms }: Outcome,
): string {
  const sent = JSON.stringify({ method, path: path.slice(0, 2_000), headers, body: body?.slice(0, 2_000) ?? null });
  return `${status} in ${Math.round(ms)} ms for ${call} by ${caller}${bad === null ? '' : `, ${bad}`} (--seed ${seed} --only ${index}, or): ${sent}\n    ${text.slice(0, 300)}`;
}

/** The engine's own words of a fault. */
function loggedOf({ text }: Outcome): string {
  const [id] = /[\da-f-]{36}/.exec(text) ?? [];
  const lines = target.shop.output().split('\n');
  return (id && lines.find((line) => line.includes(id))?.slice(0, 1_500)) ?? 'nothing is logged';
}

/** Resident memory of the engine, in MB; 0 if the machine does not report it. */
function memory(): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
