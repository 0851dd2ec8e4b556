import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { changeDeparture, readDeparture } from '#domain/contract/departures.ts';
import type { DepartureReply } from '#domain/contract/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/calendar.ts';
import { daysAtom } from '../../../state/days.ts';
import { ReplyView } from '../reply-view.tsx';
import { useChange } from '../use-change.ts';
import { useReply } from '../use-reply.ts';
import styles from './departure-sheet.module.css';

/** The guide and the note of a departure, which the counter shows on the day (T10). */
export function DayDetails({ id }: { id: number }) {
  const reading = useReply(readDeparture, { id });

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {(departure) => <Details key={`${departure.guide} ${departure.note}`} departure={departure} />}
    </ReplyView>
  );
}

function Details({ departure: { id, ...before } }: { departure: DepartureReply }) {
  const [guide, setGuide] = useState(before.guide);
  const [note, setNote] = useState(before.note);
  const { change, isBusy, problem } = useChange();
  const names = useId();
  const members = useAtomValue(daysAtom)?.members ?? [];
  const isSame = guide.trim() === before.guide && note.trim() === before.note;
  const save = () =>
    isSame ? undefined : change(changeDeparture, { params: { id }, body: { guide: guide.trim(), note: note.trim() } });

  return (
    <Form className={styles.places} onSubmit={save}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <TextField
        label={words.guide}
        hint={words.guideHint}
        list={names}
        maxLength={200}
        autoComplete="off"
        value={guide}
        onValue={setGuide}
      />
      <datalist id={names}>
        {members.map((it) => (
          <option key={it.id}>{it.name}</option>
        ))}
      </datalist>
      <TextArea label={words.note} rows={2} maxLength={5_000} value={note} onValue={setNote} />
      <Button wide type="submit" busy={isBusy} aria-disabled={isSame || undefined}>
        {words.saveDetails}
      </Button>
    </Form>
  );
}
