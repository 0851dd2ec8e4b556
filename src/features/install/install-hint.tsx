import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PageName } from '#domain/pages.ts';
import { considerInstallAtom, dismissInstallAtom, installAtom, installHintAtom } from '#state/install.ts';
import { storeAtom } from '#state/webstore.ts';
import { Button } from '#ui/button.tsx';
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
    <aside className={styles.hint} aria-label="Install the shop">
      <p className={styles.title}>{base_account.company_display_name} on your home screen</p>
      <p>It opens without a network too, with your cart and your bookings in it.</p>
      {offer.kind === 'ios' ? (
        <>
          <p>
            Tap <b>Share</b>, then <b>Add to Home Screen</b>.
          </p>
          <Button onClick={dismiss}>Got it</Button>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => void install()}>Install</Button>
          <Button kind="plain" onClick={dismiss}>
            Not now
          </Button>
        </div>
      )}
    </aside>
  );
}
