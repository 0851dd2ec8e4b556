import { useState } from 'react';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { addDeparture, type DepartureCalendar } from '#domain/contract/departures.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/calendar.ts';

interface Props {
  /** The tours whose departures the account may change. */
  tours: DepartureCalendar['experiences'];
  tour: number | null;
  /** Departures near the day: a new one has as many places as another one of its tour. */
  departures: DepartureCalendar['departures'];
  date: string;
  onClose: () => void;
}

/** The places of a tour without another departure near. */
const PLACES = 10;

/** A departure on one day, beside the schedule of its tour (B3). */
export function AddDeparture({ tours, tour, departures, date: day, onClose }: Props) {
  const { change, isBusy, problem } = useChange();
  const [experience, setExperience] = useState(tour ?? tours[0]?.id ?? 0);
  const [date, setDate] = useState(day);
  const [time, setTime] = useState('');
  const [chosen, setCapacity] = useState<number | null>(null);
  const capacity = chosen ?? departures.find((it) => it.experience === experience)?.capacity ?? PLACES;
  const [isTimeMissing, setTimeMissing] = useState(false);
  const isOfField = ['experience', 'date', 'time', 'capacity'].some((field) => messageAt(problem, field) !== null);

  async function add() {
    setTimeMissing(time === '');
    if (time === '' || isBusy) return;
    const outcome = await change(addDeparture, { body: { experience, date, time, capacity } });
    if (outcome.kind === 'ok') onClose();
  }

  return (
    <Dialog open onClose={onClose} title={words.add}>
      <Form className={layout.narrowStack4} onSubmit={add}>
        {problem && !isOfField ? <Notice kind="wrong">{problem.text}</Notice> : null}
        <SelectField
          label={words.tour}
          value={experience}
          error={messageAt(problem, 'experience')}
          onValue={(value) => setExperience(Number(value))}
          options={tours.map(({ id, title }) => [id, title])}
        />
        <TextField label={words.day} type="date" value={date} error={messageAt(problem, 'date')} onValue={setDate} />
        <TextField
          label={words.time}
          type="time"
          value={time}
          error={isTimeMissing ? words.timeMissing : messageAt(problem, 'time')}
          onValue={setTime}
        />
        <Stepper label={words.places} min={1} value={capacity} onChange={setCapacity} />
        <p className={layout.softSmall}>{words.addHint}</p>
        <SubmitButton busy={isBusy}>{words.add}</SubmitButton>
      </Form>
    </Dialog>
  );
}
