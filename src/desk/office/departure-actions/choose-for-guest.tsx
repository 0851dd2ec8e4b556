import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import {
  chooseForGuest,
  type DepartureChoice,
  type GuestChoice,
  readChoiceForGuest,
} from '#domain/contract/office/departure-actions.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/departure-actions.ts';
import { Read } from '../reply.tsx';
import styles from './departure-actions.module.css';
import { departureOption } from './guests-form.tsx';

interface Props {
  /** The id of the action. */
  action: string;
  number: string;
  name: string;
  onClose: () => void;
}

/** The choice of a guest whom staff have on the phone. */
export function ChooseForGuest({ action, number, name, onClose }: Props) {
  const params = { id: action, number };
  const { change, isBusy, problem } = useChange();
  const choose = async (body: GuestChoice) => {
    if ((await change(chooseForGuest, { params, body })).kind === 'ok') onClose();
  };

  return (
    <Dialog open onClose={onClose} title={words.chooseFor(name)} as="sheet">
      <Read call={readChoiceForGuest} params={params} loading={words.loading}>
        {(choice) => (
          <div className={styles.form}>
            {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
            <Choices choice={choice} isBusy={isBusy} onChoose={(body) => void choose(body)} />
          </div>
        )}
      </Read>
    </Dialog>
  );
}

interface ChoicesProps {
  choice: DepartureChoice;
  isBusy: boolean;
  onChoose: (choice: GuestChoice) => void;
}

function Choices({ choice: { paid, days, is_paid_by_hand }, isBusy, onChoose }: ChoicesProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const day = chosen ?? days[0]?.id;
  const isPaid = Number(paid.amount) > 0;

  return (
    <>
      <Button wide busy={isBusy} onClick={() => onChoose({ choice: 'money' })}>
        {isPaid ? words.moneyBack(formatMoney(paid.amount, paid.currency)) : words.cancelOnly}
      </Button>
      {is_paid_by_hand ? <p className={layout.softSmall}>{words.byHandHint}</p> : null}
      {day === undefined ? (
        <p>{words.noDays}</p>
      ) : (
        <>
          <SelectField
            label={words.anotherDay}
            value={day}
            onValue={(value) => setChosen(Number(value))}
            options={days.map(departureOption)}
          />
          <Button wide busy={isBusy} onClick={() => onChoose({ choice: 'another_day', departure: day })}>
            {words.moveGuest}
          </Button>
        </>
      )}
    </>
  );
}
