import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface Props {
  label: string;
  isOpen: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A native dialog that comes from below and covers most of a phone: the browser keeps the focus inside, closes it with Escape or
 * the back gesture, and gives the focus back. A touch beside it closes it too.
 */
export function Sheet({ label, isOpen, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen) dialog?.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the browser's own
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 className={styles.title}>{label}</h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  d="m6 6 12 12M18 6 6 18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
