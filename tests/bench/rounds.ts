import { load } from './engine/load.ts';
import { processorTimeOf } from './engine/process.ts';

/** One of two processes that are measured beside each other. */
export interface Side {
  url: string;
  pid: number;
  /** Makes the next request. */
  next: () => Buffer;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds, the median of the rounds. */
  p99: number;
  /** Microseconds of processor time for an answer, the figure that other work on the machine changes least. */
  processor: number;
  failed: number;
}

export interface Compared {
  landfall: Figures;
  floor: Figures;
  /** The share of the floor's answers a second: the median of the shares of the rounds. */
  share: number;
}

const ROUNDS = 7;
const MILLISECONDS = 1_000;
const WARM_UP = 500;

/** Measures both in turns. The rounds are so short that the state of the machine hardly changes between them. */
export async function sideBySide(landfall: Side, floor: Side, connections: number): Promise<Compared> {
  for (const { url, next } of [landfall, floor]) await load(url, connections, WARM_UP, next);
  const rounds: { landfall: Figures; floor: Figures }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    const isOurTurn = n % 2 === 0;
    const first = await round(isOurTurn ? landfall : floor, connections);
    const second = await round(isOurTurn ? floor : landfall, connections);
    rounds.push(isOurTurn ? { landfall: first, floor: second } : { landfall: second, floor: first });
  }
  return {
    landfall: together(rounds.map((it) => it.landfall)),
    floor: together(rounds.map((it) => it.floor)),
    share: median(rounds.map((it) => it.landfall.perSecond / it.floor.perSecond)),
  };
}

async function round({ url, pid, next }: Side, connections: number): Promise<Figures> {
  const before = processorTimeOf(pid);
  const { perSecond, latencies, failed } = await load(url, connections, MILLISECONDS, next);
  const processor = ((processorTimeOf(pid) - before) * 1_000) / latencies.length;
  return { perSecond, p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0, processor, failed };
}

function together(rounds: readonly Figures[]): Figures {
  return {
    perSecond: median(rounds.map((it) => it.perSecond)),
    p99: median(rounds.map((it) => it.p99)),
    processor: median(rounds.map((it) => it.processor)),
    failed: rounds.reduce((sum, it) => sum + it.failed, 0),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value below which this share of the values lies; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
