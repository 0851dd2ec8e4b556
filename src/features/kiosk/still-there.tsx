import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/kiosk.ts';
import { Cover } from './cover.tsx';
import styles from './still-there.module.css';

/** Asked of whoever may still be there (X2): any tap or key answers it. */
export function StillThere({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Cover as="card" role="alertdialog" label={words.stillThere}>
      <h2>{words.stillThere}</h2>
      <p>{words.elseCleared}</p>
      <p className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </p>
      {/* Said when it is asked, and once more towards the end. */}
      <output className={styles.said}>{secondsLeft > 10 ? words.secondsLeft(30) : words.secondsLeft(10)}</output>
      <Button kind="action" wide>
        {words.stayHere}
      </Button>
    </Cover>
  );
}
