import type { CartLine } from '../contract/cart.ts';
import type { ExpiredLine, Mirror, RefusedCommand } from './mirror.ts';

/** Removes a lost or refused line: the visitor does not want it any more, or has asked for it in another way. */
export function forgetLine(mirror: Mirror, lineId: string): Mirror {
  const isOther = ({ line }: ExpiredLine) => line.id !== lineId;
  const isStanding = ({ command }: RefusedCommand) => !('estimate' in command) || command.line_id !== lineId;
  return {
    ...mirror,
    lost_lines: mirror.lost_lines.filter(isOther),
    refusals: mirror.refusals.filter(isStanding),
  };
}

/** A lost or refused line with the selection that was asked for; undefined if no such line has that id. */
export function draftOf(mirror: Mirror, lineId: string): CartLine | undefined {
  const refused = mirror.refusals
    .map(({ command }) => command)
    .findLast((it) => 'estimate' in it && it.line_id === lineId);
  if (refused && 'estimate' in refused) return refused.estimate;
  return mirror.lost_lines.find(({ line }) => line.id === lineId)?.line;
}
