import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as words from '#words/common.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './dialog.module.css';
import { useOverlayHistory } from './overlay-history.ts';

interface DialogProps {
  open: boolean;
  /** Asked to close: by the cross, by Escape, by a tap beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls: the one action. */
  foot?: ReactNode;
  /** `sheet` rises from below on a phone. */
  as?: 'dialog' | 'sheet';
  className?: string | undefined;
}

/** A native dialog over an inert page: the browser traps the focus and gives it back. 'Back' closes it. */
export function Dialog({ open, onClose, title, children, foot, as = 'dialog', className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useOverlayHistory(open, onClose);

  // Closed before it leaves the page: else the focus would have no way back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    // The cross comes first in it, and is not what one came for. React has no such attribute for a heading.
    shown.querySelector('h2')?.setAttribute('autofocus', '');
    shown.showModal();
    return () => shown.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-as={as}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
    </dialog>
  );
}
