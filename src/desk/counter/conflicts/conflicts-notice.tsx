import { useAtomValue } from 'jotai';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/conflicts.ts';
import { conflictsAtom, groupsOf, refusedEntriesAtom } from '../../state/conflicts.ts';
import { deskHref } from '../../state/views.ts';
import { LinkButton } from '../link-button.tsx';

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
