import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { forgetPaidCartAtom, sessionOrderAtom } from '#state/orders/orders.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { backToShop } from '#words/orders.ts';
import * as words from '#words/outcome.ts';
import { OrderOutcome } from './order-outcome.tsx';
import styles from './success-page.module.css';

/** After payment: the stored cart goes, and the truth about the order is told (P5, P8), to whoever has its session. */
export function SuccessPage({ view: { sessionId } }: { view: Extract<PageView, { page: 'success' }> }) {
  const forget = useSetAtom(forgetPaidCartAtom);

  useEffect(() => void forget(sessionId), [forget, sessionId]);

  return sessionId ? <SessionOutcome key={sessionId} sessionId={sessionId} /> : <NoOrder />;
}

function SessionOutcome({ sessionId }: { sessionId: string }) {
  const known = useAtomValue(sessionOrderAtom(sessionId));

  switch (known.kind) {
    case 'missing':
      return <NoOrder />;
    case 'known':
      return (
        <div className={styles.page}>
          {known.isStale ? <Notice kind="info">{words.asLastKnown}</Notice> : null}
          <OrderOutcome order={known.order} status={known.status} />
        </div>
      );
    case 'unreachable':
      return (
        <div className={styles.page}>
          <h1 tabIndex={-1}>{words.yourOrder}</h1>
          <Notice kind="info">{words.outOfReach}</Notice>
        </div>
      );
    case 'asking':
      return (
        <div className={styles.page} aria-busy="true">
          <Skeleton className={styles.bone} />
          <Skeleton className={styles.block} />
        </div>
      );
  }
}

function NoOrder() {
  const home = usePageLink(hrefTo.home());

  return <ErrorView message={words.unknown} secondary={words.unknownWhy} actionLabel={backToShop} action={home} />;
}
