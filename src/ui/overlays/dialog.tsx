import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as words from '#words/common.ts';
import { IconButton } from '../controls/button.tsx';
import { icons } from '../icons/icon.tsx';
import styles from './dialog.module.css';
import { holdPage } from './modal-popover.ts';
import { pushOverlay, useOverlayHistory } from './overlay-history.ts';

interface FrameProps {
  /** Called when the visitor closes it: by the cross, by Escape, or by a tap outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The main action. It stays at the lower edge while the rest scrolls. */
  foot?: ReactNode;
}

interface DialogProps extends FrameProps {
  open: boolean;
  /** `sheet` rises from below on a phone. */
  as?: 'dialog' | 'sheet';
  className?: string | undefined;
}

/** A native modal dialog: the browser traps the focus and restores it at the end. 'Back' closes it. */
export function Dialog({ open, as = 'dialog', className, ...frame }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { onClose } = frame;
  useOverlayHistory(open, onClose);

  // Closed before it is removed from the page; otherwise the focus could not return.
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

// perf: docs/performance.md#a-sheet-before-the-inert-page
/**
 * A sheet like `Dialog`, for long pages: it is painted before the page below becomes inert, because on a slow phone that takes as long as painting
 * the sheet. It needs `popover`.
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
    // At once: a visitor may go back as soon as the sheet is seen.
    const leaveHistory = pushOverlay(() => close());
    const stop = afterPaint(() => behaveAsModal(shown, () => close()));
    // The page must not be inert when the focus returns to it.
    return () => {
      stop();
      leaveHistory();
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
        <IconButton icon={icons.close} aria-label={words.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  );
}

/** Moves the initial focus to the title. Otherwise the cross would get it, as the first control. React has no such attribute for a heading. */
function focusTitleFirst(dialog: HTMLElement): void {
  dialog.querySelector('h2')?.setAttribute('autofocus', '');
}

/** Starts something after the next paint. `start` returns the function that ends it. @returns cancels the start, or ends the started work */
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

/** Makes the page inert and listens for the events that close a modal dialog, as the browser does for its own. @returns ends both */
function behaveAsModal(sheet: HTMLElement, close: () => void): () => void {
  const restore = holdPage(sheet);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  // The tapped element may be removed from the sheet by now.
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
