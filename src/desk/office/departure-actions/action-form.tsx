import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import {
  cancelDeparture,
  type DepartureActionSummary,
  type DepartureGuests,
  messageDeparture,
  moveDeparture,
} from '#domain/contract/office/departure-actions.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/departure-actions.ts';
import styles from './departure-actions.module.css';
import { type ActionFormProps, departureOption, GuestsForm, moneyText } from './guests-form.tsx';
import { useOrigin } from './use-origin.ts';

export type ActionKind = DepartureActionSummary['kind'];

const forms = { cancel: CancelForm, move: MoveForm, message: MessageForm } as const;

/** The form of an action for all guests of a departure. When the action has begun, its report opens. */
export function ActionForm({ kind, departure }: { kind: ActionKind; departure: number }) {
  const [, navigate] = useLocation();
  const from = useOrigin();
  const Form = forms[kind];

  return <Form departure={departure} onStarted={({ id }) => navigate(deskHref.departureReport(id, from))} />;
}

interface Props {
  isCancelled: boolean;
  onChoose: (kind: ActionKind) => void;
}

/** The actions that this device may begin for all guests of a departure of its own account. */
export function ActionButtons({ isCancelled, onChoose }: Props) {
  const can = useAtomValue(canAtom);
  const isChangeable = can('orders.write') && can('catalogue.write') && !isCancelled;
  const kinds: readonly ActionKind[] = [
    ...(isChangeable ? (['cancel', 'move'] as const) : []),
    ...(can('orders.write') ? (['message'] as const) : []),
  ];

  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button key={kind} wide onClick={() => onChoose(kind)}>
          {words.buttons[kind]}
        </Button>
      ))}
    </div>
  );
}

/** Writes to all guests of a departure (B8). */
function MessageForm({ departure, onStarted }: ActionFormProps) {
  const { change, isBusy, problem } = useChange();
  const { texts, field } = useTexts({ subject: '', message: '' }, problem);
  const [isTried, setTried] = useState(false);
  const isMissing = (name: keyof typeof texts) => texts[name].trim() === '';
  const needed = (name: keyof typeof texts) => ({
    ...field(name),
    ...(isTried && isMissing(name) && { error: words.missing }),
  });

  const send = async (guests: DepartureGuests) => {
    setTried(true);
    if (isBusy || guests.bookings === 0 || isMissing('subject') || isMissing('message')) return;
    const outcome = await change(messageDeparture, { params: { id: departure }, body: texts });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={problem} onSubmit={send}>
      {({ bookings }) =>
        bookings === 0 ? null : (
          <>
            <TextField label={words.subject} maxLength={200} {...needed('subject')} />
            <TextArea label={words.message} maxLength={5000} {...needed('message')} />
            <SubmitButton busy={isBusy}>{words.sendNow(bookings)}</SubmitButton>
          </>
        )
      }
    </GuestsForm>
  );
}

/** Moves all guests of a departure to another one of the tour (B8). */
function MoveForm({ departure, onStarted }: ActionFormProps) {
  const { change, isBusy, problem } = useChange();
  const [chosen, setChosen] = useState<number | null>(null);
  const [message, setMessage] = useState('');

  const move = async (guests: DepartureGuests) => {
    const to = chosen ?? guests.others[0]?.id;
    if (isBusy || to === undefined) return;
    const outcome = await change(moveDeparture, { params: { id: departure }, body: { to, message } });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={messageAt(problem, 'to') === null ? problem : null} onSubmit={move}>
      {({ bookings, others }) =>
        bookings === 0 ? null : others.length === 0 ? (
          <p>{words.noOthers}</p>
        ) : (
          <>
            <SelectField
              label={words.moveTo}
              value={chosen ?? others[0]?.id}
              error={messageAt(problem, 'to')}
              onValue={(value) => setChosen(Number(value))}
              options={others.map(departureOption)}
            />
            <TextArea label={words.reason} rows={3} maxLength={2000} value={message} onValue={setMessage} />
            <p className={layout.softSmall}>{words.moveHint}</p>
            <SubmitButton busy={isBusy}>{words.moveNow(bookings)}</SubmitButton>
          </>
        )
      }
    </GuestsForm>
  );
}

const CHOICE_DAYS = [1, 2, 3, 7, 14];
const USUAL_DAYS = 2;

/** Cancels a departure with all its guests (B8). The refund is shown first, and again on the button. */
function CancelForm({ departure, onStarted }: ActionFormProps) {
  const { clock } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const [message, setMessage] = useState('');
  const [days, setDays] = useState(USUAL_DAYS);
  // The time stays the same, so that a second try sends the same change and the engine makes it only once.
  const [openedAt] = useState(() => clock.now());

  const cancel = async () => {
    if (isBusy) return;
    const body = { message, choose_by: openedAt.add({ hours: 24 * days }).toString() };
    const outcome = await change(cancelDeparture, { params: { id: departure }, body });
    if (outcome.kind === 'ok') onStarted(outcome.reply);
  };

  return (
    <GuestsForm departure={departure} problem={problem} onSubmit={cancel}>
      {(guests) => {
        const money = moneyText(guests.to_refund);
        const byHand = moneyText(guests.by_hand);
        return (
          <>
            {guests.bookings > 0 ? (
              <>
                <p>{money === null ? words.nothingPaid : words.goesBack(money)}</p>
                {byHand === null ? null : <p className={layout.caution}>{words.goesBackByHand(byHand)}</p>}
                <p className={layout.softSmall}>{words.cancelHint}</p>
                <TextArea label={words.reason} rows={3} maxLength={2000} value={message} onValue={setMessage} />
                <SelectField
                  label={words.chooseWithin}
                  hint={words.deadlineHint}
                  value={days}
                  onValue={(value) => setDays(Number(value))}
                  options={CHOICE_DAYS.map((it) => [it, words.days(it)])}
                />
              </>
            ) : null}
            <SubmitButton busy={isBusy}>{words.cancelNow(guests.bookings, money)}</SubmitButton>
          </>
        );
      }}
    </GuestsForm>
  );
}
