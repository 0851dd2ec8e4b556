import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/conflicts.ts';
import { conflictsAtom, groupsOf, refusedEntriesAtom } from '../../state/conflicts.ts';
import { deskHref } from '../../state/views.ts';

/** One line that says how much staff have to settle; the list is behind it. */
export function ConflictsNotice() {
  const count = groupsOf(useAtomValue(refusedEntriesAtom)).length + useAtomValue(conflictsAtom).length;

  if (count === 0) return null;
  return (
    <Notice
      kind="wrong"
      action={
        <Link href={deskHref.conflicts()} asChild>
          <ButtonLink>{words.show}</ButtonLink>
        </Link>
      }
    >
      {words.toSettle(count)}
    </Notice>
  );
}
