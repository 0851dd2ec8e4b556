import { useState } from 'react';
import { ExtrasPart, PartyPart } from '#desk/shared/party-part.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { type BookingForm, blankForm, chosenRate, formOf, selectionFrom } from '#domain/booking/booking-form.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { type DepartureCalendar, readDepartureCalendar } from '#domain/contract/departures.ts';
import { readDeskTour } from '#domain/contract/desk.ts';
import { type MoveQuote, moveLine, quoteMove } from '#domain/contract/office/bookings.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatTime } from '#text/format.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { type Option, SelectField, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/booking.ts';
import { loadingTour, tour as tourLabel } from '#words/office/new-booking.ts';
import { Read, useReply } from '../reply.tsx';

interface Props {
  order: SellerOrder;
  line: SellerLine;
  /** Says what was done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Moves a booked tour to another day, start or tour, or changes its party and extras. It first shows the new price, then makes the change (B6). */
export function MoveDialog({ order, line, onDone, onClose }: Props) {
  const [tourId, setTourId] = useState(line.experience_id);
  const [date, setDate] = useState(line.booking_info.date);
  // The date field is empty while somebody types a date.
  const day = date || line.booking_info.date;
  const calendar = useReply(readDepartureCalendar, {}, { date_from: day, date_to: day }).reply;

  return (
    <Dialog open onClose={onClose} title={words.move} as="sheet">
      <div className={layout.stack4}>
        <SelectField
          label={tourLabel}
          value={tourId}
          onValue={(value) => setTourId(Number(value))}
          options={toursFor(line, calendar).map(({ id, title }) => [id, title])}
        />
        <Read call={readDeskTour} params={{ id: tourId }} query={{ store: order.store }} loading={loadingTour}>
          {(found) => (
            <MoveForm
              key={tourId}
              {...{ order, line, date, onDone, onClose }}
              tour={found}
              departures={calendar?.departures.filter((it) => it.experience === tourId && !it.cancelled) ?? null}
              onDate={setDate}
            />
          )}
        </Read>
      </div>
    </Dialog>
  );
}

/** The tours that a line can move to: its own, and, if the account runs it, the account's others. */
function toursFor({ experience_id: id, experience: { title } }: SellerLine, calendar: DepartureCalendar | null) {
  const own = calendar?.experiences.filter((it) => it.own) ?? [];
  return own.some((it) => it.id === id) ? own : [{ id, title }];
}

interface FormProps extends Props {
  tour: Experience;
  date: string;
  /** The departures of the day; null until they are known. */
  departures: DepartureCalendar['departures'] | null;
  onDate: (date: string) => void;
}

function MoveForm({ order, line, tour, date, departures, onDate, onDone, onClose }: FormProps) {
  const [form, setForm] = useState(() => formFor(line, tour));
  const [quote, setQuote] = useState<MoveQuote | null>(null);
  const { change, isBusy, problem, clearProblem } = useChange();
  const { start_time_id: start } = form;
  const isReady = date !== '' && start !== null;
  const params = { orderId: order.id, id: line.id };
  const selection = { ...selectionOf(tour, { ...form, date }), experience_id: tour.id };
  const edit = (apply: () => void) => {
    setQuote(null);
    clearProblem();
    apply();
  };
  const choose = (next: BookingForm) => edit(() => setForm(next));

  const submit = async () => {
    if (!isReady) return;
    if (!quote) {
      const outcome = await change(quoteMove, { params, body: selection });
      return outcome.kind === 'ok' ? setQuote(outcome.reply) : undefined;
    }
    const body = { ...selection, expected_total: quote.total.gross };
    if ((await change(moveLine, { params, body })).kind !== 'ok') return;
    onClose();
    onDone(doneText(order, quote));
  };

  return (
    <Form className={layout.stack4} onSubmit={submit}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <TextField type="date" label={words.day} value={date} onValue={(value) => edit(() => onDate(value))} />
      {departures?.length === 0 ? (
        <output>{words.noStarts}</output>
      ) : (
        <SelectField
          label={words.start}
          value={start ?? ''}
          onValue={(value) => choose({ ...form, start_time_id: Number(value) || null })}
          none={departures ? words.chooseStart : undefined}
          // The chosen start is the only option until the starts of the day are known.
          options={departures?.map(startOption) ?? [[start ?? '', ownTime(line, start)]]}
        />
      )}
      <PartyPart tour={tour} form={form} onChange={choose} />
      <ExtrasPart tour={tour} form={form} onChange={choose} />
      {quote ? <QuoteText quote={quote} /> : null}
      <SubmitButton busy={isBusy} aria-disabled={!isReady || undefined}>
        {actionText(quote)}
      </SubmitButton>
    </Form>
  );
}

/** The form at its opening: the line as it is booked; at another tour the same people by pricing category, without a start. */
function formFor(line: SellerLine, tour: Experience): BookingForm {
  if (tour.id === line.experience_id) return formOf(line);
  const blank = blankForm(tour);
  const people = new Map(
    line.booking_info.pricing_units.map((it) => [it.pricing_option.pricing_category.id, it.quantity]),
  );
  const rate = chosenRate(tour, blank);
  if (rate.is_group_pricing) return blank;
  const units = rate.pricing_options.flatMap(({ id, pricing_category }) => {
    const quantity = people.get(pricing_category.id);
    return quantity === undefined ? [] : [[id, { quantity, group_size: null }] as const];
  });
  return units.length === 0 ? blank : { ...blank, units: Object.fromEntries(units) };
}

/** The whole selection, also points that are not wanted any more: a change keeps those that it does not name. */
function selectionOf(tour: Experience, form: BookingForm) {
  const { booking_info, extra_items_units } = selectionFrom(tour, form);
  const { pickup_point_id, dropoff_point_id } = form;
  return { booking_info: { ...booking_info, pickup_point_id, dropoff_point_id }, extra_items_units };
}

function startOption({ start_time, time, capacity, sold, held }: DepartureCalendar['departures'][number]): Option {
  return [start_time, `${formatTime(time)} · ${words.free(Math.max(0, capacity - sold - held))}`];
}

function ownTime({ booking_info: { start_time } }: SellerLine, start: number | null): string {
  return start === start_time.id ? formatTime(start_time.time) : '…';
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
