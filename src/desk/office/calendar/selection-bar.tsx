import { useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/calendar.ts';
import styles from './selection-bar.module.css';
import type { DepartureChanges } from './use-departure-changes.ts';
import type { DepartureSelection } from './use-departure-selection.ts';

interface Props {
  selection: DepartureSelection;
  changes: DepartureChanges;
  onAll: () => void;
}

/** The actions for the selected departures. */
export function SelectionBar({ selection: { selected, end }, changes, onAll }: Props) {
  const { apply, isBusy, problem } = changes;
  const [isSizing, setSizing] = useState(false);
  const departures = selected ?? [];
  const isEmpty = departures.length === 0;
  const change = async (fields: { closed: boolean } | { add: number }) => {
    if (await apply(departures, fields)) end();
  };

  return (
    <div className={styles.bar}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <output className={styles.count}>{words.selected(departures.length)}</output>
      <Button onClick={onAll}>{words.selectAll}</Button>
      <Button disabled={isEmpty} busy={isBusy} onClick={() => void change({ closed: true })}>
        {words.close}
      </Button>
      <Button disabled={isEmpty} busy={isBusy} onClick={() => void change({ closed: false })}>
        {words.reopen}
      </Button>
      <Button disabled={isEmpty} onClick={() => setSizing(true)}>
        {words.changePlaces}
      </Button>
      <Button kind="plain" onClick={end}>
        {words.endSelecting}
      </Button>
      {isSizing ? (
        <AddPlaces
          count={departures.length}
          isBusy={isBusy}
          onAdd={async (add) => {
            await change({ add });
            setSizing(false);
          }}
          onClose={() => setSizing(false)}
        />
      ) : null}
    </div>
  );
}

interface AddPlacesProps {
  count: number;
  isBusy: boolean;
  onAdd: (places: number) => Promise<void>;
  onClose: () => void;
}

function AddPlaces({ count, isBusy, onAdd, onClose }: AddPlacesProps) {
  const [places, setPlaces] = useState(0);

  return (
    <FormDialog
      as="dialog"
      title={words.changePlaces}
      submit={words.addPlaces(places)}
      isIncomplete={places === 0}
      {...{ isBusy, onClose }}
      onSubmit={() => (places === 0 ? undefined : onAdd(places))}
    >
      <Stepper label={words.placesEach(count)} min={-1000} max={1000} value={places} onChange={setPlaces} />
    </FormDialog>
  );
}
