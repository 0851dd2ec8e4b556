import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  type BookingForm,
  blankForm,
  chooseQuantity,
  chosenRate,
  selectionFrom,
} from '#domain/booking/booking-form.ts';
import { missingFieldsOf } from '#domain/booking/missing-fields.ts';
import { partyProblems, people as peopleIn, placesTaken } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import { isEmail, type Participant } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { formatDate } from '#domain/text/format.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/sell.ts';
import { firstSync } from '#words/desk/today.ts';
import { isOutOfReachAtom, nowAtom } from '../../state/contact.ts';
import { daysAtom, departuresAtom } from '../../state/days.ts';
import { type Buyer, type SellOutcome, sellAtom, type TakenPayment } from '../../state/sell.ts';
import { toursAtom } from '../../state/tours.ts';
import { deskHref } from '../../state/views.ts';
import { CardPayment } from './card-payment.tsx';
import { LeasePlaces } from './lease-places.tsx';
import { BuyerFields, ExtrasPart, NamesFields, PartyPart } from './party-part.tsx';
import { PaymentStep } from './payment-step.tsx';
import { SellList, useFreePlaces, useFreeText } from './sell-list.tsx';
import styles from './sell-page.module.css';
import { VoucherView } from './voucher-view.tsx';

/** A sale to somebody at the counter. @param departure  null to choose one first */
export function SellPage({ departure: id }: { departure: number | null }) {
  const days = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const tours = useAtomValue(toursAtom);
  const [sales, setSales] = useState(0);
  const departure = departures.find((it) => it.id === id);
  const tour = departure && tours.get(departure.experience);

  if (id === null) return <SellList />;
  if (!departure) return <Missing text={days ? words.gone : firstSync} />;
  if (departure.is_cancelled) return <Missing text={words.cancelled} />;
  if (!tour) return <Missing text={words.noPricesText} />;
  return <Sale key={`${id} ${sales}`} departure={departure} tour={tour} onNext={() => setSales(sales + 1)} />;
}

function Missing({ text }: { text: string }) {
  return (
    <div className={styles.missing}>
      <p>{text}</p>
      <Link href={deskHref.sell()} asChild>
        <ButtonLink>{words.otherDeparture}</ButtonLink>
      </Link>
    </div>
  );
}

interface SaleProps {
  departure: DeskDeparture;
  tour: Experience;
  onNext: () => void;
}

/** A sale that was written; a card payment may still follow. */
interface Sold {
  readonly line: string;
  /** The amount of the card page, a decimal; null without a card page. */
  readonly card: string | null;
  /** Money to give back, minor units. */
  readonly change: number;
}

function Sale({ departure, tour, onNext }: SaleProps) {
  const sale = useSale(departure, tour);
  const [sold, setSold] = useState<Sold | null>(null);
  const [isPaying, setPaying] = useState(false);
  const { form, setForm, buyer, setBuyer, problem, price, isBusy } = sale;

  async function finish(payment: TakenPayment | null, { card = null as string | null, change = 0 } = {}) {
    const line = await sale.sell(payment);
    if (line !== null) setSold({ line, card, change });
  }

  if (sold?.card) {
    const { line, card } = sold;
    return (
      <CardPayment line={line} amount={card} departure={departure} onDone={() => setSold({ ...sold, card: null })} />
    );
  }
  if (sold) return <VoucherView line={sold.line} change={sold.change} departureId={departure.id} onNext={onNext} />;
  return (
    <div className={styles.page} data-paying={isPaying || undefined}>
      <Head departure={departure} />
      <div className={styles.choosing}>
        <PartyPart tour={tour} form={form} onChange={setForm} />
        <ExtrasPart tour={tour} form={form} onChange={setForm} />
        <BuyerFields buyer={buyer} onChange={setBuyer} />
        <NamesFields people={sale.people} participants={sale.participants} onChange={sale.setParticipants} />
        <LeasePlaces departure={departure} />
      </div>
      <section className={styles.payment} aria-label={words.payTitle}>
        {problem ? <Notice kind="caution">{problem}</Notice> : null}
        {sale.refusal && !problem ? <Notice kind="wrong">{sale.refusal}</Notice> : null}
        <PaymentStep
          due={price.gross}
          deposit={price.deposit}
          currency={departure.currency}
          isBusy={isBusy}
          isDisabled={problem !== null}
          onTaken={(payment, change) => void finish(payment, { change })}
          onCard={(amount) => void finish(null, { card: toDecimal(amount, departure.currency) })}
          onLater={() => void finish(null)}
          onBack={() => setPaying(false)}
        />
      </section>
      <footer className={styles.foot}>
        {problem ? <p className={styles.problem}>{problem}</p> : null}
        <p>
          {words.total}{' '}
          <strong className={styles.total}>
            {formatMoney(toDecimal(price.gross, departure.currency), departure.currency)}
          </strong>
        </p>
        <Button kind="action" disabled={problem !== null} onClick={() => setPaying(true)}>
          {words.toPayment}
        </Button>
      </footer>
    </div>
  );
}

function Head({ departure }: { departure: DeskDeparture }) {
  const { title, date, time } = departure;
  const freeText = useFreeText(departure);

  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <span className={styles.time}>{time.slice(0, 5)}</span> {title}
      </h1>
      <p className={styles.facts}>
        {formatDate(date)} · {freeText} · <Link href={deskHref.sell()}>{words.otherDeparture}</Link>
      </p>
    </header>
  );
}

const NOBODY: Buyer = { first_name: '', last_name: '', email: '', phone_number: '' };

/** The sale in the form: selection, price, and the problem that prevents the sale. */
function useSale(departure: DeskDeparture, tour: Experience) {
  const free = useFreePlaces(departure);
  const isOut = useAtomValue(isOutOfReachAtom);
  const now = useAtomValue(nowAtom);
  const sell = useSetAtom(sellAtom);
  const [form, setForm] = useState(() => formFor(departure, tour, free));
  const [buyer, setBuyer] = useState(NOBODY);
  const [participants, setParticipants] = useState<readonly Participant[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const selection = selectionFrom(tour, form);
  const places = placesTaken(tour, selection, departure.capacity);
  const people = peopleIn(tour, selection);
  const named = participants
    .slice(0, people)
    .map(trimmedName)
    .filter((it) => it.first_name || it.last_name);
  const halfName = named.some((it) => !it.first_name || !it.last_name) ? words.halfName : undefined;
  const missing = missingFieldsOf(tour, selection, partyProblems(tour, selection, { byStaff: true }))[0]?.text;
  const tooMany = places > free ? placesText(free, isOut) : undefined;
  const wrongEmail = buyer.email.trim() && !isEmail(buyer.email) ? words.emailWrong : undefined;
  const over = Date.parse(departure.starts_at) <= now.epochMilliseconds ? words.started : undefined;

  return {
    form,
    setForm: (next: BookingForm) => {
      setRefusal(null);
      setForm(next);
    },
    buyer,
    setBuyer,
    people,
    participants,
    setParticipants,
    refusal,
    problem: over ?? tooMany ?? missing ?? wrongEmail ?? halfName ?? null,
    price: quote(tour, selection),
    isBusy,
    /** @returns the line; null if nothing was sold */
    async sell(payment: TakenPayment | null): Promise<string | null> {
      const trimmed = Object.fromEntries(Object.entries(buyer).map(([key, value]) => [key, value.trim()])) as Buyer;
      const outcome = await run(sell({ departure, tour, selection, buyer: trimmed, participants: named, payment }));
      if (outcome.kind === 'sold') return outcome.line;
      setRefusal(refusalText(outcome));
      return null;
    },
  };
}

function trimmedName({ first_name, last_name }: Participant): Participant {
  return { first_name: first_name.trim(), last_name: last_name.trim() };
}

/** The form at its opening: two people, if the tour and its places allow two. */
function formFor({ date, start_time_id }: DeskDeparture, tour: Experience, free: number): BookingForm {
  const form = { ...blankForm(tour), date, start_time_id };
  const rate = chosenRate(tour, form);
  const option = rate.pricing_options.find(({ takes }) => takes === 'size');
  if (!option || rate.is_group_pricing || free < 2 || form.units[option.id]?.quantity !== 1) return form;
  return chooseQuantity(tour, form, option.id, 2);
}

function placesText(free: number, isOut: boolean): string {
  if (isOut) return words.offlineLeft(free);
  return free === 0 ? words.full : words.tooFew(free);
}

function refusalText(outcome: Exclude<SellOutcome, { kind: 'sold' }>): string {
  if (outcome.kind === 'refused') {
    const isOver = outcome.code === 'past_cutoff' || outcome.code === 'departure_cancelled';
    return isOver ? words.notForSale : words.noPlaces;
  }
  if (outcome.stop) return words.stops[outcome.stop];
  return words.offlineLeft(outcome.left);
}
