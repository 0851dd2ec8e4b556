import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageName } from '#domain/app/pages.ts';
import { considerInstallAtom, dismissInstallAtom, installAtom, installHintAtom } from '#state/device/install.ts';
import { storeAtom } from '#state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/install.ts';
import styles from './install-hint.module.css';

/** Said once, at a good moment (W1); where the browser cannot ask, in the words of its own menu. */
export function InstallHint({ page }: { page: PageName }) {
  const offer = useAtomValue(installHintAtom);
  const { base_account } = useAtomValue(storeAtom);
  const consider = useSetAtom(considerInstallAtom);
  const dismiss = useSetAtom(dismissInstallAtom);
  const install = useSetAtom(installAtom);

  useEffect(() => void consider(page), [consider, page]);

  if (!offer) return null;
  return (
    <aside className={styles.hint} aria-label={words.label}>
      <p className={styles.title}>{words.title(base_account.company_display_name)}</p>
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
