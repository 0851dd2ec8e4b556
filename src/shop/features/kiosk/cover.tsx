import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './cover.module.css';

interface Props {
  label: string;
  /** `whole` fills the screen, `card` stands in its middle. */
  as: 'whole' | 'card';
  role?: 'alertdialog';
  className?: string | undefined;
  children: ReactNode;
}

/** Lies over everything, and stays until its owner takes it away: Escape does not. What is beneath can be neither seen to nor heard. */
export function Cover({ label, as, role, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  // As dialogs of pages do, so that each lies over those before it.
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    // Of a whole screen nothing is to look chosen before somebody is there.
    if (as === 'whole') dialog?.setAttribute('autofocus', '');
    dialog?.showModal();
    return () => dialog?.close();
  }, [as]);

  // A browser closes a dialog at the second Escape, even where the first was prevented.
  const closed = () => {
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
      onClose={closed}
    >
      {children}
    </dialog>
  );
}
