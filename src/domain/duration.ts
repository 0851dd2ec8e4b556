import type { Duration } from './contract/catalogue.ts';

/** '1 day, 2 hours and 30 minutes' (F3): parts that are zero are dropped, and no part at all is 'Duration not set'. */
export function durationText(duration: Duration | null | undefined): string {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  const parts = [counted(days, 'day'), counted(hours, 'hour'), counted(minutes, 'minute')].filter(
    (part) => part !== '',
  );
  if (parts.length === 0) return 'Duration not set';
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function counted(count: number, unit: string): string {
  if (!(count > 0)) return '';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
