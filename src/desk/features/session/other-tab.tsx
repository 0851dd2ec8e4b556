import { useSetAtom } from 'jotai';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/desk/session.ts';
import { takeOverTabAtom } from '../../state/only-tab.ts';
import { Sheet } from './sheet.tsx';

/** The screen of every window of the desk except the one that works. */
export function OtherTab() {
  const takeOverTab = useSetAtom(takeOverTabAtom);

  return (
    <Sheet title={words.otherTabTitle} lead={words.otherTabText}>
      <Button kind="action" wide onClick={() => void takeOverTab()}>
        {words.takeOver}
      </Button>
    </Sheet>
  );
}
