import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { kioskAsked, withoutKiosk } from '#domain/app/kiosk.ts';
import { newPinProblem } from '#domain/app/kiosk-pin.ts';
import { becomeKioskAtom } from '#state/kiosk/kiosk.ts';
import { canKeepPin } from '#state/kiosk/kiosk-pin.ts';
import { useBusy } from '#ui/browser/use-busy.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/kiosk.ts';
import styles from './form.module.css';
import { pinInput } from './pin-check.tsx';

/** Asks whether this device is to become a kiosk, and sets its PIN (X1): the link that led here has changed nothing. */
export function SetUp() {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const close = () => navigate(pathname + withoutKiosk(search), { replace: true });

  if (kioskAsked(search) !== 'on') return null;
  return (
    <Dialog open onClose={close} title={words.setUpTitle}>
      {canKeepPin() ? (
        <NewPin onClose={close} />
      ) : (
        // Over plain http browsers have nothing to keep a PIN safe with: better no lock than half a one.
        <div className={styles.form}>
          <Notice kind="wrong">{words.notSafe}</Notice>
          <Button kind="action" onClick={close}>
            {words.backToShop}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function NewPin({ onClose }: { onClose: () => void }) {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<'no_pin' | 'differs' | 'not_kept' | null>(null);
  const [isBusy, run] = useBusy();
  const become = useSetAtom(becomeKioskAtom);

  async function submit() {
    const found = newPinProblem(pin, again);
    setProblem(found);
    if (!found && !isBusy && !(await run(become(pin)))) setProblem('not_kept');
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <p>{words.setUpText}</p>
      <ul>
        {words.setUpFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TextField
        {...pinInput}
        label={words.newPin}
        hint={words.newPinHint}
        value={pin}
        error={problem === 'no_pin' ? words.noPin : null}
        onChange={(event) => setPin(event.target.value)}
      />
      <TextField
        {...pinInput}
        label={words.pinAgain}
        value={again}
        error={problem === 'differs' ? words.pinsDiffer : null}
        onChange={(event) => setAgain(event.target.value)}
      />
      {problem === 'not_kept' ? <Notice kind="wrong">{words.notStored}</Notice> : null}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{words.notNow}</Button>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.setUpAction}
        </Button>
      </div>
    </Form>
  );
}
