import { useState } from 'react';
import type { Experience } from '#domain/contract/catalogue.ts';
import { readDeskTour } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { formatInstant } from '#domain/text/format.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/new-booking.ts';
import { ExtrasPart, PartyPart } from '../../sell/party-part.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useReply } from '../use-reply.ts';
import type { MadeBooking } from './booked-view.tsx';
import { focusPart, goOnByEnter } from './enter-key.ts';
import { type Guest, GuestPart } from './guest-part.tsx';
import styles from './new-booking-page.module.css';
import { actionText, PaymentPart } from './payment-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { StartPart } from './start-part.tsx';
import { type BookingEntry, useBookingEntry } from './use-booking-entry.ts';

interface Props {
  tour: number;
  store: number;
  /** The day that it opens with; null for none. */
  date: string | null;
  guest: Guest;
  onGuest: (guest: Guest) => void;
  onMade: (made: MadeBooking) => void;
}

/** The form of a booking of a tour, from top to bottom, with the price beside it. */
export function EntryForm({ tour: id, ...props }: Props) {
  const reading = useReply(readDeskTour, { id }, { store: props.store });

  if (reading.failure === 'missing') return <Notice kind="caution">{words.notSold}</Notice>;
  return (
    <ReplyView reading={reading} loading={words.loadingTour}>
      {(tour) => <Fields tour={tour} {...props} />}
    </ReplyView>
  );
}

function Fields({ tour, store, date, guest, onGuest, onMade }: Omit<Props, 'tour'> & { tour: Experience }) {
  const entry = useBookingEntry({ tour, store, date, guest });
  const { form, setForm, problems, problem } = entry;
  const [root, setRoot] = useState<HTMLElement | null>(null);

  /** Moves the focus on to the starts if the day was chosen by keyboard. After a tap the focus stays, because a finger chooses the next place. */
  function change(next: typeof form) {
    const isByKey = document.activeElement?.matches('[role="button"]:focus-visible') ?? false;
    setForm(next);
    if (isByKey && next.date !== form.date) requestAnimationFrame(() => focusPart(root, 'start'));
  }

  async function submit() {
    const outcome = await entry.book();
    if (outcome.kind === 'made') onMade(outcome.made);
    else if (outcome.part) requestAnimationFrame(() => focusPart(root, outcome.part ?? ''));
  }

  return (
    <Form className={styles.form} onSubmit={submit} onKeyDownCapture={goOnByEnter} ref={setRoot}>
      <div className={styles.column}>
        <StartPart
          form={form}
          months={entry.months}
          offers={entry.offers}
          others={entry.others}
          left={entry.left}
          onChange={change}
        />
        <div data-part="units pickup dropoff">
          <PartyPart tour={tour} form={form} onChange={setForm} />
        </div>
        <div data-part="extras">
          <ExtrasPart tour={tour} form={form} onChange={setForm} />
        </div>
        {entry.line ? (
          <QuestionsPart line={entry.line} answers={entry.answers} problems={problems} onChange={entry.setAnswers} />
        ) : null}
        <GuestPart guest={guest} problems={problems} onChange={onGuest} />
      </div>
      <aside className={styles.summary} aria-label={words.payment}>
        <PriceLines entry={entry} />
        <HoldText entry={entry} zone={tour.time_zone} />
        <div data-part="payment">
          <PaymentPart
            store={store}
            payment={entry.payment}
            price={entry.price}
            reservedUntil={entry.hold && formatInstant(entry.hold.reserved_until, tour.time_zone)}
            onChange={entry.setPayment}
          />
        </div>
        {problem ? <Notice kind="wrong">{problem}</Notice> : null}
        <SubmitButton busy={entry.isBusy}>
          {actionText(entry.payment, entry.price, entry.amount ?? entry.price.total)}
        </SubmitButton>
      </aside>
    </Form>
  );
}

function PriceLines({ entry: { lines, price } }: { entry: BookingEntry }) {
  return (
    <dl className={styles.price}>
      {lines.map(({ id, label, amount }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <output>{formatMoney(toDecimal(price.total, price.currency), price.currency)}</output>
        </dd>
      </div>
    </dl>
  );
}

/** Says whether the places are held during the call, and until when. */
function HoldText({ entry: { hold, holdState }, zone }: { entry: BookingEntry; zone: string }) {
  if (holdState === 'none') return null;
  const time = hold && Temporal.Instant.from(hold.expires_at).toZonedDateTimeISO(zone).toPlainTime();
  const text = {
    holding: words.holding,
    held: words.heldUntil(time?.toString({ smallestUnit: 'minute' }) ?? ''),
    unreachable: words.notHeld,
  }[holdState];
  return <output className={styles.hint}>{text}</output>;
}
