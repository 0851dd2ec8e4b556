import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cancelDeparture } from '#domain/contract/office/departure-actions.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { SelectField, TextArea } from '#ui/controls/field.tsx';
import * as words from '#words/office/departure-actions.ts';
import { contactAtom } from '../../../state/contact.ts';
import { useChange } from '../use-change.ts';
import styles from './departure-actions.module.css';
import { type ActionFormProps, GuestsForm, moneyText } from './guests-form.tsx';

const CHOICE_DAYS = [1, 2, 3, 7, 14];
const USUAL_DAYS = 2;

/** Cancels a departure with all its guests (B8). The refund is shown first, and again on the button. */
export function CancelForm({ departure, onStarted }: ActionFormProps) {
  const { clock } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const [message, setMessage] = useState('');
  const [days, setDays] = useState(USUAL_DAYS);
  // The time stays the same, so that a second try sends the same change and the engine makes it only once.
  const [openedAt] = useState(() => clock.now());

  const cancel = async () => {
    if (isBusy) return;
    const body = { message, choose_by: openedAt.add({ hours: 24 * days }).toString() };
    const outcome = await change(cancelDeparture, { params: { id: departure }, body });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={problem} onSubmit={cancel}>
      {(guests) => {
        const money = moneyText(guests.to_refund);
        const byHand = moneyText(guests.by_hand);
        return (
          <>
            {guests.bookings > 0 ? (
              <>
                <p>{money === null ? words.nothingPaid : words.goesBack(money)}</p>
                {byHand === null ? null : <p className={styles.caution}>{words.goesBackByHand(byHand)}</p>}
                <p className={styles.soft}>{words.cancelHint}</p>
                <TextArea label={words.reason} rows={3} maxLength={2000} value={message} onValue={setMessage} />
                <SelectField
                  label={words.chooseWithin}
                  hint={words.deadlineHint}
                  value={days}
                  onValue={(value) => setDays(Number(value))}
                  options={CHOICE_DAYS.map((it) => [it, words.days(it)])}
                />
              </>
            ) : null}
            <SubmitButton busy={isBusy}>{words.cancelNow(guests.bookings, money)}</SubmitButton>
          </>
        );
      }}
    </GuestsForm>
  );
}
