import { useAtomValue, useSetAtom } from 'jotai';
import { dismissToastAtom, toastsAtom } from '#state/toasts.ts';
import { lazy } from '#ui/loading/lazy.tsx';
import styles from './toasts.module.css';

/** Where toasts are said and shown (S8): beside what the visitor needs next, never upon it. It stands there empty, for screen readers. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
      {toasts.length > 0 ? <list.Component toasts={toasts} onDismiss={dismiss} /> : null}
    </div>
  );
}

const list = lazy(() => import('#ui/overlays/toast.tsx').then((it) => it.ToastList));

/** Has the first one ready. */
export const preloadToasts = list.preload;
