import { useState } from 'react';
import { type DepartureGuests, messageDeparture } from '#domain/contract/office/departure-actions.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/departure-actions.ts';
import { messageAt, useChange } from '../use-change.ts';
import { type ActionFormProps, GuestsForm } from './guests-form.tsx';

/** Writes to all guests of a departure (B8). */
export function MessageForm({ departure, onStarted }: ActionFormProps) {
  const { change, isBusy, problem } = useChange();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const missing = (text: string) => (isTried && text.trim() === '' ? words.missing : null);

  const send = async (guests: DepartureGuests) => {
    setTried(true);
    if (isBusy || guests.bookings === 0 || subject.trim() === '' || message.trim() === '') return;
    const outcome = await change(messageDeparture, { params: { id: departure }, body: { subject, message } });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={problem} onSubmit={send}>
      {({ bookings }) =>
        bookings === 0 ? null : (
          <>
            <TextField
              label={words.subject}
              maxLength={200}
              value={subject}
              error={missing(subject) ?? messageAt(problem, 'subject')}
              onValue={setSubject}
            />
            <TextArea
              label={words.message}
              maxLength={5000}
              value={message}
              error={missing(message) ?? messageAt(problem, 'message')}
              onValue={setMessage}
            />
            <SubmitButton busy={isBusy}>{words.sendNow(bookings)}</SubmitButton>
          </>
        )
      }
    </GuestsForm>
  );
}
