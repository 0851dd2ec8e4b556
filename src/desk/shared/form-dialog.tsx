import type { ReactNode } from 'react';
import { SubmitButton } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface Props {
  title: string;
  as?: 'dialog' | 'sheet';
  /** The label of the button. */
  submit: string;
  isBusy: boolean;
  /** Whether the form cannot be sent as it is. */
  isIncomplete?: boolean;
  problem?: { readonly text: string } | null;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form, which one button sends. A problem stands above the fields. */
export function FormDialog({ title, as = 'sheet', submit, isBusy, problem = null, onSubmit, onClose, ...rest }: Props) {
  const { isIncomplete = false, children } = rest;

  return (
    <Dialog open onClose={onClose} title={title} as={as}>
      <Form className={layout.narrowStack4} onSubmit={() => (isBusy ? undefined : onSubmit())}>
        {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
        {children}
        <SubmitButton busy={isBusy} aria-disabled={isIncomplete || undefined}>
          {submit}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
