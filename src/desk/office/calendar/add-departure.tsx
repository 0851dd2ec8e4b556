import { useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { addDeparture, type DepartureCalendar } from '#domain/contract/departures.ts';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import layout from '#ui/layout.module.css';
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
    if (time === '') return;
    const outcome = await change(addDeparture, { body: { experience, date, time, capacity } });
    if (outcome.kind === 'ok') onClose();
  }

  return (
    <FormDialog
      as="dialog"
      title={words.add}
      submit={words.add}
      problem={isOfField ? null : problem}
      {...{ isBusy, onClose }}
      onSubmit={add}
    >
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
    </FormDialog>
  );
}
