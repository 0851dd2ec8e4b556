import { useState } from 'react';
import { type DepartureGuests, moveDeparture } from '#domain/contract/office/departure-actions.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { SelectField, TextArea } from '#ui/controls/field.tsx';
import * as words from '#words/office/departure-actions.ts';
import { messageAt, useChange } from '../use-change.ts';
import styles from './departure-actions.module.css';
import { type ActionFormProps, GuestsForm } from './guests-form.tsx';

/** Moves all guests of a departure to another one of the tour (B8). */
export function MoveForm({ departure, onStarted }: ActionFormProps) {
  const { change, isBusy, problem } = useChange();
  const [chosen, setChosen] = useState<number | null>(null);
  const [message, setMessage] = useState('');

  const move = async (guests: DepartureGuests) => {
    const to = chosen ?? guests.others[0]?.id;
    if (isBusy || to === undefined) return;
    const outcome = await change(moveDeparture, { params: { id: departure }, body: { to, message } });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={messageAt(problem, 'to') === null ? problem : null} onSubmit={move}>
      {({ bookings, others }) =>
        bookings === 0 ? null : others.length === 0 ? (
          <p>{words.noOthers}</p>
        ) : (
          <>
            <SelectField
              label={words.moveTo}
              value={chosen ?? others[0]?.id}
              error={messageAt(problem, 'to')}
              onValue={(value) => setChosen(Number(value))}
              options={others.map(({ id, date, time, left }) => [
                id,
                [formatDate(date), formatTime(time), words.left(left)].join(' · '),
              ])}
            />
            <TextArea label={words.reason} rows={3} maxLength={2000} value={message} onValue={setMessage} />
            <p className={styles.soft}>{words.moveHint}</p>
            <SubmitButton busy={isBusy}>{words.moveNow(bookings)}</SubmitButton>
          </>
        )
      }
    </GuestsForm>
  );
}
