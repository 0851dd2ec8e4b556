import { useState } from 'react';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
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
    <Dialog open onClose={onClose} title={words.changePlaces}>
      <Form className={layout.stack4} onSubmit={() => (isBusy || places === 0 ? undefined : onAdd(places))}>
        <Stepper label={words.placesEach(count)} min={-1000} max={1000} value={places} onChange={setPlaces} />
        <SubmitButton busy={isBusy} disabled={places === 0}>
          {words.addPlaces(places)}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
