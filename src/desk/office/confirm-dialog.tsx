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
  act: (change: ReturnType<typeof useChange>['change']) => Promise<{ readonly kind: string }>;
  onClose: () => void;
}

/** Asks before a deletion that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, act, onClose }: Props) {
  const { change, isBusy, problem } = useChange();
  const run = async () => {
    if ((await act(change)).kind === 'ok') onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <Button wide busy={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </Dialog>
  );
}
