import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { daysAtom, departuresAtom } from '#desk/state/days.ts';
import { deskHref } from '#desk/state/views.ts';
import {
  type CalendarDeparture,
  changeDeparture,
  readDeparture,
  removeDeparture,
} from '#domain/contract/departures.ts';
import type { DepartureReply } from '#domain/contract/desk.ts';
import { formatDate } from '#text/format.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { report } from '#words/desk/departure.ts';
import * as words from '#words/office/calendar.ts';
import * as actions from '#words/office/departure-actions.ts';
import { ActionButtons, ActionForm, type ActionKind } from '../departure-actions/action-form.tsx';
import { Read } from '../reply.tsx';
import styles from './departure-sheet.module.css';
import type { DepartureChanges } from './use-departure-changes.ts';

interface Props {
  departure: CalendarDeparture;
  title: string;
  canChange: boolean;
  changes: DepartureChanges;
  onClose: () => void;
}

/** One departure: its places, closed or open, its guide and note, and the way to its guests. */
export function DepartureSheet(props: Props) {
  const { departure, title, onClose } = props;
  const { id, date, time } = departure;
  const [action, setAction] = useState<ActionKind | null>(null);
  const [day, start] = [formatDate(date, 'long'), time.slice(0, 5)];

  return (
    <Dialog open onClose={onClose} title={action ? actions.buttons[action] : `${start} ${title}`} as="sheet">
      <div className={layout.narrowStack4}>
        <p>{action ? [day, start, title].join(', ') : day}</p>
        {action ? <ActionForm kind={action} departure={id} /> : <Content {...props} onAction={setAction} />}
      </div>
    </Dialog>
  );
}

interface ContentProps extends Props {
  onAction: (action: ActionKind) => void;
}

function Content({ departure, canChange, changes, onClose, onAction }: ContentProps) {
  const { id, capacity, sold, held, cancelled } = departure;
  const isOnDevice = useAtomValue(departuresAtom).some((it) => it.id === id);
  const removal = useChange();
  const isBusy = changes.isBusy || removal.isBusy;
  const problem = changes.problem ?? removal.problem;
  const remove = async () => {
    const outcome = await removal.change(removeDeparture, { params: { id } });
    if (outcome.kind === 'ok') onClose();
  };

  return (
    <>
      <dl className={styles.facts}>
        <FactRow label={words.sold}>{sold}</FactRow>
        <FactRow label={words.held}>{held}</FactRow>
        <FactRow label={words.free}>{Math.max(0, capacity - sold - held)}</FactRow>
      </dl>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {canChange ? (
        <>
          <SpaceChanges {...{ departure, changes, isBusy }} onSaved={onClose} />
          <DayDetails id={id} />
          <ActionButtons isCancelled={cancelled} onChoose={onAction} />
          <LinkButton
            href={cancelled ? deskHref.cancelReport(id) : deskHref.wholeDeparture(id)}
            wide
            kind={cancelled ? 'action' : 'plain'}
          >
            {cancelled ? report : actions.reports}
          </LinkButton>
        </>
      ) : null}
      {isOnDevice ? (
        <LinkButton href={deskHref.departure(id)} wide>
          {words.guests}
        </LinkButton>
      ) : null}
      {canChange && sold + held === 0 ? (
        <Button kind="plain" busy={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      ) : null}
    </>
  );
}

interface SpaceProps extends Pick<Props, 'departure' | 'changes'> {
  isBusy: boolean;
  onSaved: () => void;
}

/** The number of places, and whether visitors may book them. */
function SpaceChanges({ departure, changes, isBusy, onSaved }: SpaceProps) {
  const { capacity, sold, held, closed, cancelled } = departure;
  const [places, setPlaces] = useState(capacity);
  const save = async (change: { add: number } | { closed: boolean }) => {
    if (await changes.apply([departure], change)) onSaved();
  };

  return (
    <>
      <Form
        className={layout.stack3}
        onSubmit={() => (isBusy || places === capacity ? undefined : save({ add: places - capacity }))}
      >
        <Stepper label={words.places} min={sold + held} value={places} onChange={setPlaces} />
        <SubmitButton busy={isBusy} aria-disabled={places === capacity || undefined}>
          {words.savePlaces}
        </SubmitButton>
      </Form>
      <Button wide busy={isBusy} onClick={() => void save({ closed: !closed })}>
        {closed ? words.reopen : words.close}
      </Button>
      <p className={layout.softSmall}>
        {cancelled ? actions.cancelledHint : closed ? words.closedHint : words.closeHint}
      </p>
    </>
  );
}

/** The guide and the note of a departure, which the counter shows on the day (T10). */
function DayDetails({ id }: { id: number }) {
  return (
    <Read call={readDeparture} params={{ id }} loading={words.loading}>
      {(departure) => <Details key={`${departure.guide} ${departure.note}`} departure={departure} />}
    </Read>
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
    <Form className={layout.stack3} onSubmit={save}>
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
