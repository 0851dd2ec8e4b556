import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { daysAtom } from '#desk/state/days.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { chooseWhoAtom, setPinAtom, tryPinAtom } from '#desk/state/who.ts';
import { isPin, newPinProblem } from '#domain/app/kiosk-pin.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/session.ts';
import { Sheet } from './sheet.tsx';

const pinInput = { inputMode: 'numeric', type: 'password', autoComplete: 'off', maxLength: 8 } as const;

/** Nothing of the desk is shown until the PIN is right. */
export function LockScreen() {
  const { account } = useAtomValue(sessionAtom);
  const tryPin = useSetAtom(tryPinAtom);
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [wait, setWait] = useState(0);
  const [isTrying, run] = useBusy();
  const isWaiting = wait > 0;

  useEvery(isWaiting ? 1_000 : null, () => setWait((left) => Math.max(0, left - 1)));

  async function attempt() {
    const seconds = await tryPin(pin);
    setPin('');
    if (seconds === null) return;
    setWrong(true);
    setWait(seconds);
  }

  return (
    <Sheet title={words.locked} lead={account.name}>
      <Form
        className={layout.stack4}
        onSubmit={() => (isTrying || isWaiting || !isPin(pin) ? setWrong(true) : run(attempt()))}
      >
        <TextField
          {...pinInput}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the screen
          autoFocus
          label={words.pin}
          value={pin}
          error={isWrong ? words.wrongPin : null}
          onValue={(value) => {
            setPin(value);
            setWrong(false);
          }}
        />
        <output>{isWaiting ? words.waitSeconds(wait) : ''}</output>
        <SubmitButton busy={isTrying} disabled={isWaiting}>
          {words.unlock}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

/** @param onDone  called after the PIN is set, if the desk shows this screen to change it */
export function ChoosePin({ onDone }: { onDone?: () => void }) {
  const keep = useSetAtom(setPinAtom);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof newPinProblem>>(null);
  const [isBusy, run] = useBusy();

  function submit() {
    const found = newPinProblem(pin, again);
    setProblem(found);
    return found || isBusy ? undefined : run(keep(pin).then(() => onDone?.()));
  }

  return (
    <Sheet title={words.choosePinTitle} lead={words.choosePinText} isInside={onDone !== undefined}>
      <Form className={layout.stack4} onSubmit={submit}>
        <TextField
          {...pinInput}
          label={words.pin}
          hint={words.pinHint}
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
        <SubmitButton busy={isBusy}>{words.setPin}</SubmitButton>
      </Form>
    </Sheet>
  );
}

/** Asks who is at a shared device: each entry has that name. */
export function WhoAreYou() {
  const days = useAtomValue(daysAtom);
  const choose = useSetAtom(chooseWhoAtom);
  const [name, setName] = useState('');

  return (
    <Sheet title={words.whoTitle} lead={words.whoText}>
      <ul className={layout.list3}>
        {(days?.members ?? []).map((member) => (
          <li key={member.id}>
            <Button wide onClick={() => choose(member.name)}>
              {member.name}
            </Button>
          </li>
        ))}
      </ul>
      <Form className={layout.stack4} onSubmit={() => name.trim() && choose(name.trim())}>
        <TextField label={words.otherName} value={name} maxLength={100} autoComplete="off" onValue={setName} />
        <Button wide type="submit" disabled={!name.trim()}>
          {words.itIsMe}
        </Button>
      </Form>
    </Sheet>
  );
}
