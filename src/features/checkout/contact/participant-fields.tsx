import { useAtomValue, useSetAtom } from 'jotai';
import { fieldName } from '#domain/cart/details-form.ts';
import type { Participant } from '#domain/contract/cart.ts';
import { changeParticipantAtom, problemsAtom, touchFieldAtom } from '#state/checkout/checkout.ts';
import { TextField } from '#ui/controls/field.tsx';
import * as words from '#words/checkout.ts';
import styles from './guest-list.module.css';

interface Props {
  lineId: string;
  index: number;
  participant: Participant;
  /** Its names are the main contact's, to be changed there (K9). */
  isMainContact: boolean;
}

/** One participant's names, both required (K8). */
export function ParticipantFields({ lineId, index, participant, isMainContact }: Props) {
  const problems = useAtomValue(problemsAtom);
  const change = useSetAtom(changeParticipantAtom);
  const touch = useSetAtom(touchFieldAtom);
  const legend = words.participant(index + 1);

  return (
    <fieldset className={styles.names}>
      <legend className={styles.legend}>{isMainContact ? words.isContact(legend) : legend}</legend>
      {(['first_name', 'last_name'] as const).map((field) => {
        const name = fieldName.participant(lineId, index, field);
        return (
          <TextField
            key={field}
            label={field === 'first_name' ? words.firstName : words.lastName}
            name={name}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            dir="auto"
            value={participant[field]}
            error={problems[name]}
            disabled={isMainContact}
            onChange={(event) => change(lineId, index, field, event.target.value)}
            onBlur={(event) => event.target.value !== '' && touch(name)}
          />
        );
      })}
    </fieldset>
  );
}
