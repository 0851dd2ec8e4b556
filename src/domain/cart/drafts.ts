import type { CartLine } from '../contract/cart.ts';
import type { ExpiredLine, Mirror, RefusedCommand } from './mirror.ts';

/** The visitor does not want a line any more that was lost or refused, or has asked for it in another way. */
export function forgetLine(mirror: Mirror, lineId: string): Mirror {
  const isOther = ({ line }: ExpiredLine) => line.id !== lineId;
  const isStanding = ({ command }: RefusedCommand) => !('estimate' in command) || command.line_id !== lineId;
  return {
    ...mirror,
    lost_lines: mirror.lost_lines.filter(isOther),
    refusals: mirror.refusals.filter(isStanding),
  };
}

/** A line that was lost or refused, as it was wished for; undefined where there is none of that id. */
export function draftOf(mirror: Mirror, lineId: string): CartLine | undefined {
  const refused = mirror.refusals
    .map(({ command }) => command)
    .findLast((it) => 'estimate' in it && it.line_id === lineId);
  if (refused && 'estimate' in refused) return refused.estimate;
  return mirror.lost_lines.find(({ line }) => line.id === lineId)?.line;
}
