import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshPageAtom, watchPullAtom } from '#state/device/refresh-page.ts';
import { useShownView } from '#state/page/page.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/install.ts';
import styles from './pull-to-refresh.module.css';

/** A wave that fills as the page is pulled down; let go when it is full, what the page shows is read anew. */
export function PullToRefresh() {
  const { view } = useShownView();
  const watch = useSetAtom(watchPullAtom);
  const refresh = useSetAtom(refreshPageAtom);
  const [far, setFar] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const letGo = useEffectEvent(() => {
    setState('busy');
    void refresh(view).then((isRead) => setState(isRead ? 'done' : 'idle'));
  });

  useEffect(() => watch(setFar, () => letGo()), [watch]);

  return (
    <>
      {far > 0 || state === 'busy' ? (
        <span
          className={styles.sign}
          data-busy={state === 'busy' || undefined}
          style={{ '--far': state === 'busy' ? 1 : far } as React.CSSProperties}
          aria-hidden="true"
        >
          <svg viewBox="0 0 24 24" width="24" height="24">
            <path d="M2 10c2.500 0 2.500 2 5 2s2.500-2 5-2 2.500 2 5 2 2.500-2 5-2M5 15.500c2.300 0 2.300 1.800 4.700 1.800s2.300-1.800 4.600-1.800 2.400 1.800 4.700 1.800" />
          </svg>
        </span>
      ) : null}
      <VisuallyHidden>
        <output>{state === 'busy' ? words.refreshing : state === 'done' ? words.refreshed : ''}</output>
      </VisuallyHidden>
    </>
  );
}
