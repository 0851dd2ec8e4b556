import type { ReactNode } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface Props {
  title: string;
  text: string;
  /** The text on the button. */
  confirm: string;
  /** Does what the user confirms. The dialog closes after a success, and shows the problem after a failure. */
  act: (change: ReturnType<typeof useChange>['change']) => Promise<{ readonly kind: string }> | null;
  /** Whether an answer is missing below the text. `act` returns null then. */
  isIncomplete?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a deletion that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, act, isIncomplete = false, onClose, children }: Props) {
  const { change, isBusy, problem } = useChange();
  const run = async () => {
    if ((await act(change))?.kind === 'ok') onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <Button wide busy={isBusy} aria-disabled={isIncomplete || undefined} onClick={() => void run()}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
      {children}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </Dialog>
  );
}
