import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as words from '#words/common.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './dialog.module.css';
import { holdPage } from './modal-popover.ts';
import { pushOverlay, useOverlayHistory } from './overlay-history.ts';

interface FrameProps {
  /** Asked to close: by the cross, by Escape, by a tap beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls: the one action. */
  foot?: ReactNode;
}

interface DialogProps extends FrameProps {
  open: boolean;
  /** `sheet` rises from below on a phone. */
  as?: 'dialog' | 'sheet';
  className?: string | undefined;
}

/** A native dialog over an inert page: the browser traps the focus and gives it back. 'Back' closes it. */
export function Dialog({ open, as = 'dialog', className, ...frame }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { onClose } = frame;
  useOverlayHistory(open, onClose);

  // Closed before it leaves the page: else the focus would have no way back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    focusTitleFirst(shown);
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
      <Frame id={id} {...frame} />
    </dialog>
  );
}

/**
 * A sheet as `Dialog` has it, for what opens over a long page: it is painted before the page beneath becomes inert, which takes a slow phone as long as
 * the sheet itself. It needs `popover`.
 */
export function ModalSheet({ open, className, ...frame }: Omit<DialogProps, 'as'>) {
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useEffectEvent(frame.onClose);

  useLayoutEffect(() => {
    const shown = sheet.current;
    if (!open || !shown) return undefined;
    focusTitleFirst(shown);
    const opener = document.activeElement;
    shown.showPopover();
    const stop = afterPaint(() => {
      const ends = [behaveAsModal(shown, () => close()), pushOverlay(() => close())];
      return () => {
        for (const end of ends) end();
      };
    });
    // The focus cannot return to what is inert.
    return () => {
      stop();
      shown.hidePopover();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <div
      ref={sheet}
      popover="manual"
      hidden={!open}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> as popover would be neither open nor closed to scripts
      role="dialog"
      aria-labelledby={id}
      aria-modal
      tabIndex={-1}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-as="sheet"
    >
      <Frame id={id} {...frame} />
    </div>
  );
}

function Frame({ id, title, onClose, foot, children }: FrameProps & { id: string }) {
  return (
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
  );
}

/** The cross comes first, and is not what one came for. React has no such attribute for a heading. */
function focusTitleFirst(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.setAttribute('autofocus', '');
}

/** Starts something after the next paint. `start` returns what ends it. @returns cancels the start, or ends what was started */
function afterPaint(start: () => () => void): () => void {
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      end = start();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}

/** Holds the page and listens for what closes a dialog, as the browser does for a modal one. @returns ends both */
function behaveAsModal(sheet: HTMLElement, close: () => void): () => void {
  const restore = holdPage(sheet);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  // What was tapped in it may be gone by now.
  const isBeside = (event: Event) => !event.composedPath().includes(sheet);
  const onClick = (event: Event) => {
    if (isBeside(event)) close();
  };
  const keepFocus = (event: Event) => {
    if (isBeside(event)) event.preventDefault();
  };
  const life = new AbortController();
  const { signal } = life;
  sheet.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('mousedown', keepFocus, { signal });
  return () => {
    life.abort();
    restore();
  };
}
