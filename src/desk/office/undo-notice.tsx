import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';

interface Props extends Omit<ComponentProps<typeof Notice>, 'action' | 'kind'> {
  kind?: ComponentProps<typeof Notice>['kind'];
  /** The text on the button. */
  label: string;
  isBusy: boolean;
  onUndo: () => unknown;
}

/** Says what was done, with the button that takes it back. */
export function UndoNotice({ kind = 'good', label, isBusy, onUndo, ...rest }: Props) {
  const button = (
    <Button busy={isBusy} onClick={() => void onUndo()}>
      {label}
    </Button>
  );

  return <Notice {...rest} kind={kind} action={button} />;
}
