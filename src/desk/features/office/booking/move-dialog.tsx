import { useState } from 'react';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { resource } from '#domain/contract/endpoint.ts';
import { type MoveQuote, moveLine, quoteMove } from '#domain/contract/office/bookings.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#domain/text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/booking.ts';
import { useChange } from '../use-change.ts';
import { useReply } from '../use-reply.ts';
import styles from './booking-page.module.css';

interface Props {
  order: SellerOrder;
  line: SellerLine;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Moves a tour to another day or start, or changes its party. The dialog first shows the new price, then makes the change (B6). */
export function MoveDialog({ order, line, onDone, onClose }: Props) {
  const { booking_info } = line;
  const [date, setDate] = useState(booking_info.date);
  const [start, setStart] = useState<number | null>(booking_info.start_time.id);
  const [units, setUnits] = useState(booking_info.pricing_units);
  const [quote, setQuote] = useState<MoveQuote | null>(null);
  const { change, isBusy, problem, clearProblem } = useChange();
  // The date field is empty while somebody types a date.
  const day = date || booking_info.date;
  const isReady = date !== '' && start !== null;
  const departures = useReply(
    resource(readDepartureCalendar, {}, { date_from: day, date_to: day, experience: line.experience_id }),
  ).reply?.departures.filter(({ cancelled }) => !cancelled);
  const ownTime = start === booking_info.start_time.id ? formatTime(booking_info.start_time.time) : '…';
  const params = { orderId: order.id, id: line.id };
  const wanted = {
    booking_info: {
      date,
      start_time_id: start ?? 0,
      pricing_rate_id: booking_info.pricing_rate_id,
      pricing_units: units
        .filter(({ quantity }) => quantity > 0)
        .map(({ pricing_option_id, quantity, group_size }) => ({ pricing_option_id, quantity, group_size })),
    },
  };
  const edit = (apply: () => void) => {
    setQuote(null);
    clearProblem();
    apply();
  };

  const submit = async () => {
    if (!isReady) return;
    if (quote) {
      const body = { ...wanted, expected_total: quote.total.gross };
      if ((await change(moveLine, { params, body })).kind !== 'ok') return;
      onClose();
      onDone(doneText(order, quote));
      return;
    }
    const outcome = await change(quoteMove, { params, body: wanted });
    if (outcome.kind === 'ok') setQuote(outcome.reply);
  };

  return (
    <Dialog open onClose={onClose} title={words.move} as="sheet">
      <Form className={styles.form} onSubmit={submit}>
        {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
        <TextField
          type="date"
          label={words.day}
          value={date}
          onChange={({ target }) => edit(() => setDate(target.value))}
        />
        {departures?.length === 0 ? (
          <output>{words.noStarts}</output>
        ) : (
          <SelectField
            label={words.start}
            value={start ?? ''}
            onChange={({ target }) => edit(() => setStart(target.value === '' ? null : Number(target.value)))}
          >
            {/* The chosen start is the only option until the starts of the day are known. */}
            {departures ? (
              <option value="">{words.chooseStart}</option>
            ) : (
              <option value={start ?? ''}>{ownTime}</option>
            )}
            {departures?.map(({ id, start_time, time, capacity, sold, held }) => (
              <option key={id} value={start_time}>
                {`${formatTime(time)} · ${words.free(Math.max(0, capacity - sold - held))}`}
              </option>
            ))}
          </SelectField>
        )}
        {units.map((unit) => (
          <Stepper
            key={unit.pricing_option_id}
            label={unit.pricing_option.pricing_category.title}
            value={unit.quantity}
            onChange={(quantity) => edit(() => setUnits(units.map((it) => (it === unit ? { ...it, quantity } : it))))}
          />
        ))}
        {quote ? <QuoteText quote={quote} /> : null}
        <Button kind="action" wide type="submit" busy={isBusy} aria-disabled={!isReady || undefined}>
          {actionText(quote)}
        </Button>
      </Form>
    </Dialog>
  );
}

function QuoteText({ quote: { old_price, new_price, due } }: { quote: MoveQuote }) {
  const [before, after] = [old_price, new_price].map((it) => formatMoney(it.gross, it.currency));
  return (
    <output>
      {words.newPrice(before ?? '', after ?? '')}{' '}
      {Number(due.amount) > 0 ? words.moveDue(formatMoney(due.amount, due.currency)) : null}
    </output>
  );
}

/** The notice after the change: whether money goes back or is due, and whether the guest gets an email. */
function doneText(order: SellerOrder, { due, to_refund }: MoveQuote): string {
  const back = Number(to_refund.amount) > 0 ? words.goesBack(formatMoney(to_refund.amount, to_refund.currency)) : '';
  const rest = Number(due.amount) > 0 ? words.moveDue(formatMoney(due.amount, due.currency)) : '';
  const email = order.main_contact_info?.email ? words.guestGetsEmail : '';
  return [words.changed, back, rest, email].filter(Boolean).join(' ');
}

function actionText(quote: MoveQuote | null): string {
  if (!quote) return words.findPrice;
  const { amount, currency } = quote.to_refund;
  return Number(amount) > 0 ? words.moveAndPayBack(formatMoney(amount, currency)) : words.moveNow;
}
