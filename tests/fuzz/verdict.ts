import type { Generated } from './generate.ts';
import type { Outcome } from './wire.ts';

type Sent = Pick<Generated, 'call' | 'bad'>;

/**
 * Whether an answer is a fault: any 5xx except a 503 that asks to try again (a limit, or a provider that is not set up), or no answer. A sender that
 * cuts off its body gets no answer. Node refuses a header of 40 kB and closes the connection.
 */
export function isFault({ bad }: Sent, { status, text }: Pick<Outcome, 'status' | 'text'>): boolean {
  if (status === -1) return bad !== 'cut body' && bad !== 'length too long';
  if (status === 503) return !text.includes('"detail"');
  if (status === 0) return bad === null;
  return status >= 500;
}

/** Counts answers by operation, because an operation that never succeeds is not really tested. */
export function countedBy() {
  const calls = new Map<string, { all: number; good: number; throttled: number }>();
  const statuses = new Map<number, number>();
  return {
    add({ call, bad }: Sent, { status }: Pick<Outcome, 'status'>): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const counts = calls.get(call) ?? { all: 0, good: 0, throttled: 0 };
      calls.set(call, counts);
      if (bad !== null) return;
      counts.all++;
      if (status >= 200 && status < 400) counts.good++;
      if (status === 429) counts.throttled++;
    },
    lines(): string[] {
      const rows = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const shares = rows.map(([call, { all, good, throttled }]) => {
        const share = all === 0 ? 0 : Math.round((good / all) * 100);
        return `${String(share).padStart(4)} % of ${String(all).padStart(5)} ${call}${throttled > 0 ? `, 429: ${throttled}` : ''}`;
      });
      const never = rows.filter(([, { good }]) => good === 0).map(([call]) => call);
      const sums = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      return [
        'Successes by operation:',
        ...shares,
        `Without a success: ${never.length} of ${rows.length}${never.length > 0 ? `: ${never.join(', ')}` : ''}`,
        `Answers: ${sums.join(', ')} (0: hung up, -1: none in 25 s)`,
      ];
    },
  };
}
