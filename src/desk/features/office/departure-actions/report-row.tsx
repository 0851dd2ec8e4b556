import { useState } from 'react';
import { Link } from 'wouter';
import type { ActionBooking, DepartureAction } from '#domain/contract/office/departure-actions.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phoneHref } from '#domain/text/contact-links.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { unnamed } from '#words/desk/departure.ts';
import * as words from '#words/office/departure-actions.ts';
import { deskHref } from '../../../state/views.ts';
import { ChooseForGuest } from './choose-for-guest.tsx';
import styles from './departure-actions.module.css';

interface Props {
  action: DepartureAction;
  booking: ActionBooking;
  canChoose: boolean;
}

/** The result for one booking, with the next step of staff. */
export function ReportRow({ action, booking, canChoose }: Props) {
  const { number, phone_number, people, state, problem, to_give_back } = booking;
  const [isChoosing, setChoosing] = useState(false);
  const name = `${booking.first_name} ${booking.last_name}`.trim() || unnamed;
  const isOpen = state === 'open' || state === 'failed';

  return (
    <li className={styles.row}>
      <Link href={deskHref.booking(number)} className={styles.link}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>{`${number} · ${words.guests(people)}`}</span>
      </Link>
      <div className={styles.state}>
        <strong data-state={state}>{stateText(booking)}</strong>
        {problem === '' ? null : <span>{problem}</span>}
        {needsCall(booking) ? (
          <span className={styles.caution}>{phone_number === '' ? words.noContactHint : words.noEmailHint}</span>
        ) : null}
        {to_give_back ? (
          <span className={styles.caution}>
            {words.giveBack(formatMoney(to_give_back.amount, to_give_back.currency))}
          </span>
        ) : null}
      </div>
      <div className={styles.actions}>
        {phone_number === '' ? null : (
          <ButtonLink href={phoneHref(phone_number)} aria-label={`${words.call(name)}, ${phone_number}`}>
            {phone_number}
          </ButtonLink>
        )}
        {isOpen && canChoose ? <Button onClick={() => setChoosing(true)}>{words.choose}</Button> : null}
      </div>
      {isChoosing ? (
        <ChooseForGuest action={action.id} number={number} name={name} onClose={() => setChoosing(false)} />
      ) : null}
    </li>
  );
}

/** Whether staff must call, because the guest got no email about the result. */
function needsCall({ told_at, state, outcome }: ActionBooking): boolean {
  return told_at === null && (state === 'open' || state === 'failed' || outcome !== null);
}

/** `Money back €80.00, chosen by the guest` */
function stateText({ state, outcome, told_at, chosen_by, refunded, moved_to }: ActionBooking): string {
  if (state !== 'done') return words.states[state];
  const what = words.states[outcome ?? (told_at === null ? 'untold' : 'told')];
  const money = outcome === 'refunded' && refunded ? formatMoney(refunded.amount, refunded.currency) : null;
  const day = outcome === 'moved' && moved_to ? `${formatDate(moved_to.date)}, ${formatTime(moved_to.time)}` : null;
  const said = [what, money, day].filter(Boolean).join(' ');
  return chosen_by ? `${said}, ${words.choosers[chosen_by]}` : said;
}
