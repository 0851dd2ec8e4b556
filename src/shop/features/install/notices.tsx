import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { searchIn } from '#domain/app/language-choice.ts';
import type { PageName } from '#domain/app/pages.ts';
import { languages } from '#domain/contract/languages.ts';
import { useAppBadge } from '#shop/state/device/app-badge.ts';
import { considerInstallAtom, dismissInstallAtom, installAtom, installHintAtom } from '#shop/state/device/install.ts';
import { keepLanguageAtom, languageOfferAtom } from '#shop/state/device/language-offer.ts';
import { usePrefetch } from '#shop/state/device/prefetch.ts';
import { refreshPageAtom, watchPullAtom } from '#shop/state/device/refresh-page.ts';
import { reloadAtom, versionAtom } from '#shop/state/device/shop-worker.ts';
import { useStorageHealth } from '#shop/state/device/storage-health.ts';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { useShownView } from '#shop/state/page/page.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/install.ts';
import styles from './notices.module.css';

/**
 * Notices that appear after the first view: a newer version of the shop, and the offer to install it. Also starts the services that need no markup.
 */
export function InstallNotices({ page }: { page: PageName }) {
  const isKiosk = useAtomValue(isKioskAtom);
  const version = useAtomValue(versionAtom);
  const reload = useSetAtom(reloadAtom);
  useStorageHealth();
  usePrefetch();
  useAppBadge();

  return (
    <>
      {/* A newer version waits for a tap, so that the page is never reloaded while somebody uses it (W10). */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs */}
      <div role="status">
        {version === 'newest' ? null : (
          <p className={styles.notice}>
            {version === 'newer' ? words.newer : words.required}
            <Button kind="plain" onClick={() => void reload()}>
              {words.reload}
            </Button>
          </p>
        )}
      </div>
      <LanguageOffer />
      {isKiosk ? null : <InstallHint page={page} />}
      <PullToRefresh />
    </>
  );
}

/** Offers the same page in the language of the visitor's browser, with words in that language (G10). */
function LanguageOffer() {
  const offer = useAtomValue(languageOfferAtom);
  const keep = useSetAtom(keepLanguageAtom);
  const search = useSearch();

  if (!offer) return null;
  return (
    <p className={styles.notice} data-passing="">
      <a className={styles.offer} href={searchIn(offer, search)} lang={offer}>
        {languages[offer].offer}
      </a>
      <Button kind="plain" onClick={keep}>
        {words.notNow}
      </Button>
    </p>
  );
}

/** Shown once, at a good moment (W1). If the browser cannot ask, the hint describes its menu. */
function InstallHint({ page }: { page: PageName }) {
  const offer = useAtomValue(installHintAtom);
  const { base_account } = useAtomValue(storeAtom);
  const consider = useSetAtom(considerInstallAtom);
  const dismiss = useSetAtom(dismissInstallAtom);
  const install = useSetAtom(installAtom);

  useEffect(() => void consider(page, scrollY === 0), [consider, page]);

  if (!offer) return null;
  return (
    <aside className={styles.hint} aria-label={words.label}>
      <p className={layout.strong}>{words.title(base_account.company_display_name)}</p>
      <p>{words.text}</p>
      {offer.kind === 'ios' ? (
        <>
          <p>
            {words.tapBefore} <b>{words.share}</b>
            {words.tapBetween} <b>{words.addToHomeScreen}</b>.
          </p>
          <Button onClick={dismiss}>{words.gotIt}</Button>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => void install()}>{words.install}</Button>
          <Button kind="plain" onClick={dismiss}>
            {words.notNow}
          </Button>
        </div>
      )}
    </aside>
  );
}

/** A wave that fills while the page is pulled down. Released when it is full, it makes the page read its content again. */
function PullToRefresh() {
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
