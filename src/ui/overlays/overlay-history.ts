import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { watchModalPopovers } from './modal-popover.ts';

/**
 * An overlay (sheet, viewer, dialog) is one step back from its page. Opening it adds an entry to the history, 'back' closes it, and a navigation from
 * it replaces its entry (`platform/page/location.ts`). If it is closed in another way, its entry is removed soon after.
 * @returns must be called when the overlay has closed
 */
export function pushOverlay(close: () => void): () => void {
  const step = { close };
  steps.push(step);
  watchBack();
  addEntry();
  return () => {
    const place = steps.indexOf(step);
    if (place < 0) return;
    steps.splice(place, 1);
    dropEntriesSoon();
  };
}

/** Adds the entry while `isOpen`: before the overlay is painted, since a visitor may go back as soon as it is seen. */
export function useOverlayHistory(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => (isOpen ? pushOverlay(() => closeNow()) : undefined), [isOpen]);
}

/** Adds entries for native popovers, which open without our code: before they are painted, and for those that are open already. */
export function usePopoverHistory(): void {
  useEffect(() => {
    const leave = new Map<EventTarget, () => void>();
    const enter = (popover: HTMLElement) =>
      leave.set(
        popover,
        pushOverlay(() => popover.hidePopover()),
      );
    const onToggle = (event: Event) => {
      const { target, newState } = event as ToggleEvent;
      if (!(target instanceof HTMLElement) || target.popover !== 'auto') return;
      leave.get(target)?.();
      leave.delete(target);
      if (newState === 'open') enter(target);
    };
    const stopModals = watchModalPopovers();
    watchBack();
    for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) enter(popover);
    // It does not bubble.
    document.addEventListener('beforetoggle', onToggle, true);
    return () => {
      stopModals();
      document.removeEventListener('beforetoggle', onToggle, true);
      for (const end of leave.values()) end();
    };
  }, []);
}

const steps: { readonly close: () => void }[] = [];
/** The number of overlay entries up to the current entry. */
let depth = 0;
/** Whether `history.go` is running, to remove entries that are no longer needed. */
let isGoing = false;
let isWatching = false;

function addEntry(): void {
  if (!isGoing && depth < steps.length) history.pushState({ ...history.state, step: steps.length }, '');
  noteDepth();
}

/** Removes the entries after a short time. If the page is being left by then, it does nothing: going back would stop the loading of a document. */
function dropEntriesSoon(): void {
  const stay = () => clearTimeout(dropping);
  const dropping = setTimeout(() => {
    removeEventListener('beforeunload', stay);
    dropEntries();
  }, 50);
  addEventListener('beforeunload', stay, { once: true });
}

function dropEntries(): void {
  if (isGoing || depth <= steps.length) return;
  isGoing = true;
  history.go(steps.length - depth);
}

function watchBack(): void {
  if (isWatching) return;
  isWatching = true;
  noteDepth();
  addEventListener('popstate', onBack);
  // wouter dispatches these two events.
  addEventListener('pushState', noteDepth);
  addEventListener('replaceState', noteDepth);
}

function onBack(): void {
  const before = depth;
  noteDepth();
  if (isGoing) {
    isGoing = false;
    addEntry();
  } else if (steps.length > depth) {
    for (const { close } of steps.splice(depth).reverse()) close();
  } else if (before > steps.length && depth < before) {
    // The overlay of this entry is already closed, so this step must also skip its entry.
    history.go(-(depth + 1 - steps.length));
  }
}

function noteDepth(): void {
  depth = (history.state as { step?: number } | null)?.step ?? 0;
}
