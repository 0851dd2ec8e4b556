import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useChange } from './use-change.ts';

interface Props {
  title: string;
  text: string;
  /** On the button. */
  confirm: string;
  /** What is confirmed. The dialog closes when it is done, and says what is wrong otherwise. */
  act: (change: ReturnType<typeof useChange>['change']) => Promise<{ readonly kind: string }>;
  onClose: () => void;
}

/** Asks before something is deleted that nothing brings back. */
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
