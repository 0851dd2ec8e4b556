import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './cover.module.css';

interface Props {
  label: string;
  /** `whole` fills the screen, `card` stands in the middle. */
  as: 'whole' | 'card';
  role?: 'alertdialog';
  className?: string | undefined;
  children: ReactNode;
}

/** A dialog that covers everything and stays until its parent removes it: Escape does not close it. The content below cannot be used. */
export function Cover({ label, as, role, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  // Opened in the same way as dialogs of pages, so that each dialog covers the earlier ones.
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    // On a whole screen, no control should look focused before somebody is there.
    if (as === 'whole') dialog?.setAttribute('autofocus', '');
    dialog?.showModal();
    return () => dialog?.close();
  }, [as]);

  // A browser closes a dialog at the second Escape, even if the first was prevented.
  const onClose = () => {
    const { current: dialog } = ref;
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
  };
  return (
    <dialog
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- an alert only where that is said
      role={role}
      aria-label={label}
      tabIndex={-1}
      data-kiosk-cover={as}
      className={[styles.cover, className].filter(Boolean).join(' ')}
      data-as={as}
      onCancel={(event) => event.preventDefault()}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
