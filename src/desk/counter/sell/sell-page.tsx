import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { BuyerFields, ExtrasPart, NamesFields, PartyPart } from '#desk/shared/party-part.tsx';
import { daysAtom, departuresAtom } from '#desk/state/days.ts';
import type { SaleAgain, TakenPayment } from '#desk/state/sell.ts';
import { toursAtom } from '#desk/state/tours.ts';
import { deskHref } from '#desk/state/views.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/sell.ts';
import { firstSync } from '#words/desk/today.ts';
import { CardPayment } from './card-payment.tsx';
import { LeasePlaces } from './lease-places.tsx';
import { PaymentStep } from './payment-step.tsx';
import { AgainNotice, useSaleAgain } from './sale-again.tsx';
import { SellList, useFreeText } from './sell-list.tsx';
import styles from './sell-page.module.css';
import { useSale } from './use-sale.ts';
import { VoucherView } from './voucher-view.tsx';

/** A sale to somebody at the counter. @param departure  null to choose one first */
export function SellPage({ departure: id }: { departure: number | null }) {
  const days = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const tours = useAtomValue(toursAtom);
  const [sales, setSales] = useState(0);
  const again = useSaleAgain();
  const [, navigate] = useLocation();
  const departure = departures.find((it) => it.id === id);
  const tour = departure && tours.get(departure.experience);
  const startNext = () => {
    setSales(sales + 1);
    navigate(deskHref.sell(id), { replace: true });
  };

  if (id === null) return <SellList again={again} />;
  if (!departure) return <Missing text={days ? words.gone : firstSync} again={again} />;
  if (departure.is_cancelled) return <Missing text={words.cancelled} again={again} />;
  if (!tour) return <Missing text={words.noPricesText} again={again} />;
  return <Sale key={`${id} ${sales}`} departure={departure} tour={tour} again={again} onNext={startNext} />;
}

interface MissingProps {
  text: string;
  again: SaleAgain | null;
}

function Missing({ text, again }: MissingProps) {
  return (
    <div className={layout.startStack4}>
      <p>{text}</p>
      <LinkButton href={deskHref.sell(null, again?.sale.id)}>{words.otherDeparture}</LinkButton>
    </div>
  );
}

interface SaleProps {
  departure: DeskDeparture;
  tour: Experience;
  again: SaleAgain | null;
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

function Sale({ departure, tour, again: saleBefore, onNext }: SaleProps) {
  // A sale that is booked again is settled then, and stays what this sale began with.
  const [again] = useState(saleBefore);
  const sale = useSale(departure, tour, again);
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
      <Head departure={departure} again={again} />
      <div className={styles.choosing}>
        {again ? <AgainNotice again={again} currency={departure.currency} /> : null}
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
          due={Math.max(0, price.gross - sale.taken)}
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
          <strong className={layout.size3}>
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

function Head({ departure, again }: Pick<SaleProps, 'departure' | 'again'>) {
  const { title, date, time } = departure;
  const freeText = useFreeText(departure);

  return (
    <header className={styles.head}>
      <h1 className={layout.size2}>
        <span className={styles.time}>{time.slice(0, 5)}</span> {title}
      </h1>
      <p className={layout.soft}>
        {formatDate(date)} · {freeText} · <Link href={deskHref.sell(null, again?.sale.id)}>{words.otherDeparture}</Link>
      </p>
    </header>
  );
}
