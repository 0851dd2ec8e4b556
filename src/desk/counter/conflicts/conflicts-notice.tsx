import { useAtomValue } from 'jotai';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { conflictsAtom, groupsOf, refusedEntriesAtom } from '#desk/state/conflicts.ts';
import { deskHref } from '#desk/state/views.ts';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/conflicts.ts';

/** One line that says how much staff have to settle; the list is behind it. */
export function ConflictsNotice() {
  const count = groupsOf(useAtomValue(refusedEntriesAtom)).length + useAtomValue(conflictsAtom).length;

  if (count === 0) return null;
  return (
    <Notice kind="wrong" action={<LinkButton href={deskHref.conflicts()}>{words.show}</LinkButton>}>
      {words.toSettle(count)}
    </Notice>
  );
}
