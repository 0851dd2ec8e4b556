import { useAtomValue, useSetAtom } from 'jotai';
import { fieldName, type GuestList, listOf } from '#domain/cart/details-form.ts';
import { headcount, isMainContactUsable, NO_CONTACT } from '#domain/cart/people.ts';
import type { ShownLine } from '#domain/cart/shown-cart.ts';
import {
  addParticipantAtom,
  changeParticipantAtom,
  detailsAtom,
  includeContactAtom,
  problemsAtom,
  removeParticipantAtom,
  showListAtom,
  touchFieldAtom,
} from '#shop/state/checkout/checkout.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import styles from './guest-list.module.css';
import { LineBox } from './line-box.tsx';

/** The participants of a line. They are required only while the list is shown (K8). */
export function GuestFields({ line }: { line: ShownLine }) {
  const form = useAtomValue(detailsAtom);
  const show = useSetAtom(showListAtom);
  if (!form) return null;
  const list = listOf(form, line.id);

  return (
    <LineBox
      line={line}
      label={line.experience.title}
      action={
        <Switch isOn={list.shown} onChange={(on) => show(line.id, on)}>
          {words.showList}
        </Switch>
      }
    >
      {list.shown ? <Participants lineId={line.id} people={headcount(line)} list={list} /> : null}
    </LineBox>
  );
}

/** The fields for names, which are required (K8). The main contact's names can only be changed above (K9). */
function Participants({ lineId, people, list }: { lineId: string; people: number; list: GuestList }) {
  const contact = useAtomValue(detailsAtom)?.contact ?? NO_CONTACT;
  const problems = useAtomValue(problemsAtom);
  const include = useSetAtom(includeContactAtom);
  const add = useSetAtom(addParticipantAtom);
  const error = problems[fieldName.list(lineId)];
  const errorId = `${lineId}-error`;
  const isFull = list.participants.length >= people;

  return (
    <div className={styles.body}>
      <Switch
        isOn={list.has_main_contact}
        isDisabled={!isMainContactUsable(contact)}
        onChange={(on) => include(lineId, on)}
      >
        {words.includeContact}
      </Switch>
      <ol className={styles.participants}>
        {list.participants.map((participant, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- participants have nothing else to be known by
          <li key={i} className={styles.participant}>
            <Participant {...{ lineId, participant, i }} isMainContact={list.has_main_contact && i === 0} />
          </li>
        ))}
      </ol>
      {error ? (
        <p id={errorId} className={layout.errorSmall} tabIndex={-1} data-invalid={isFull ? true : undefined}>
          {error}
        </p>
      ) : null}
      {isFull ? null : (
        <Button
          className={styles.add}
          data-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => add(lineId)}
        >
          <Icon drawing={drawings.plus} size={18} />
          {words.addParticipant}
        </Button>
      )}
    </div>
  );
}

interface ParticipantProps {
  lineId: string;
  participant: GuestList['participants'][number];
  i: number;
  isMainContact: boolean;
}

function Participant({ lineId, participant, i, isMainContact }: ParticipantProps) {
  const problems = useAtomValue(problemsAtom);
  const remove = useSetAtom(removeParticipantAtom);
  const change = useSetAtom(changeParticipantAtom);
  const touch = useSetAtom(touchFieldAtom);
  const legend = words.participant(i + 1);

  return (
    <>
      <fieldset className={styles.names}>
        <legend className={styles.legend}>{isMainContact ? words.isContact(legend) : legend}</legend>
        {(['first_name', 'last_name'] as const).map((field) => {
          const name = fieldName.participant(lineId, i, field);
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
              required={!isMainContact}
              onValue={(value) => change(lineId, i, field, value)}
              onBlur={(event) => event.target.value !== '' && touch(name)}
            />
          );
        })}
      </fieldset>
      <IconButton
        icon={drawings.remove}
        size={20}
        aria-label={words.removeParticipant(i + 1)}
        className={styles.remove}
        onClick={() => remove(lineId, i)}
      />
    </>
  );
}
