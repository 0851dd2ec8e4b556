import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { kioskInAddress, withoutKiosk } from '#domain/app/kiosk.ts';
import { isPin, newPinProblem } from '#domain/app/kiosk-pin.ts';
import { becomeKioskAtom, leaveKioskAtom } from '#shop/state/kiosk/kiosk.ts';
import { canKeepPin, pinWaitAtom, tryPinAtom } from '#shop/state/kiosk/kiosk-pin.ts';
import { answerStaffAtom } from '#shop/state/kiosk-mode.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/kiosk.ts';
import styles from './form.module.css';

/** The dialog that leaves the kiosk (X1). */
export function LeaveKiosk() {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const leave = useSetAtom(leaveKioskAtom);

  return (
    <PinCheck
      title={words.leaveTitle}
      text={words.leaveText}
      action={words.leaveAction}
      onRight={leave}
      onClose={() => navigate(pathname + withoutKiosk(search), { replace: true })}
    />
  );
}

/** Staff take money by hand, so an order with manual payment needs their PIN (X3). */
export function StaffCheck() {
  const answer = useSetAtom(answerStaffAtom);

  return (
    <PinCheck
      title={words.staffTitle}
      text={words.staffText}
      action={words.staffAction}
      onRight={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

interface Props {
  title: string;
  text: string;
  action: string;
  onRight: () => unknown;
  onClose: () => void;
}

function PinCheck({ title, text, action, onRight, onClose }: Props) {
  const [pin, setPin] = useState('');
  const [isTrying, run] = useBusy();
  const [isWrong, setWrong] = useState(false);
  /** Seconds until the next try is allowed, counting down. Some may be left from earlier tries. */
  const [wait, setWait] = useState(0);
  const readWait = useSetAtom(pinWaitAtom);
  const tryPin = useSetAtom(tryPinAtom);
  const isWaiting = wait > 0;

  useEffect(() => void readWait().then(setWait), [readWait]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(ticking);
  }, [isWaiting]);

  async function attempt() {
    const tried = await tryPin(pin);
    if (tried.kind === 'right') return onRight();
    setPin('');
    setWrong(tried.kind === 'wrong');
    setWait(tried.seconds);
    return undefined;
  }
  const submit = () => (isTrying || wait > 0 || !isPin(pin) ? setWrong(!isPin(pin)) : run(attempt()));

  return (
    <Dialog open onClose={onClose} title={title}>
      <Form className={styles.form} onSubmit={submit}>
        <p>{text}</p>
        <TextField
          {...pinInput}
          label={words.pin}
          value={pin}
          error={isWrong ? words.wrongPin : null}
          onValue={setPin}
        />
        <output className={styles.wait}>{wait > 0 ? words.waitSeconds(wait) : ''}</output>
        <SubmitButton busy={isTrying} disabled={wait > 0}>
          {action}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

const pinInput = {
  type: 'password',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 8,
  required: true,
} as const;

/** Asks whether this device should become a kiosk, and sets its PIN (X1). The link to this dialog has changed nothing. */
export function SetUp() {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const close = () => navigate(pathname + withoutKiosk(search), { replace: true });

  if (kioskInAddress(search) !== 'on') return null;
  return (
    <Dialog open onClose={close} title={words.setUpTitle}>
      {canKeepPin() ? (
        <NewPin onClose={close} />
      ) : (
        // Without https, browsers cannot hash a PIN safely. In this case no lock is better than a weak one.
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
        onValue={setPin}
      />
      <TextField
        {...pinInput}
        label={words.pinAgain}
        value={again}
        error={problem === 'differs' ? words.pinsDiffer : null}
        onValue={setAgain}
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
