import * as words from '#words/facts.ts';
import type { Duration } from '../contract/catalogue.ts';

/** '1 day, 2 hours and 30 minutes' (F3): parts that are zero are dropped, and no part at all is 'Duration not set'. */
export function durationText(duration: Duration | null | undefined): string {
  const { days = 0, hours = 0, minutes = 0 } = duration ?? {};
  const parts = [
    days > 0 && words.counted(days, 'day'),
    hours > 0 && words.counted(hours, 'hour'),
    minutes > 0 && words.counted(minutes, 'minute'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? words.notSet;
  return parts.length === 0 ? last : `${parts.join(', ')}${words.and}${last}`;
}
