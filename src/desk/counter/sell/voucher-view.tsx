import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Code } from '#desk/shared/code.tsx';
import { fullName } from '#desk/shared/full-name.ts';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { departuresAtom } from '#desk/state/days.ts';
import { ownSaleAtom, soldVoucherAtom } from '#desk/state/sell.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { unregisteredKeyAtom } from '#desk/state/signing.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import type { SaleEntry } from '#domain/desk/own-sales.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Minor } from '#domain/money/money.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/sell.ts';
import { ChangeToGive } from './payment-step.tsx';
import styles from './voucher-view.module.css';

interface Props {
  line: string;
  departureId: number;
  /** To be given back, minor units. */
  change: Minor;
  onNext: () => void;
}

/** The voucher of a sale, to show, print or photograph. */
export function VoucherView({ line, departureId, change, onNext }: Props) {
  const entry = useAtomValue(ownSaleAtom)(line);
  const unregistered = useAtomValue(unregisteredKeyAtom);
  const departure = useAtomValue(departuresAtom).find(({ id }) => id === departureId);
  const guest = departure?.guests.find(({ number }) => number === line);

  if (!entry || !departure || !guest) return null;
  // The voucher is signed as soon as the engine knows the key of this device.
  return <Voucher key={unregistered} {...{ entry, departure, guest, change, onNext }} />;
}

interface VoucherProps extends Pick<Props, 'change' | 'onNext'> {
  entry: SaleEntry;
  departure: DeskDeparture;
  guest: DeskGuest;
}

function Voucher({ entry, departure, guest, change, onNext }: VoucherProps) {
  const text = useVoucherText(entry, departure.starts_at);
  const { currency, title, date, time } = departure;
  const isDue = Number(guest.due) > 0;

  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <ChangeToGive change={change} currency={currency} />
        <article className={styles.voucher}>
          <h1 className={styles.title}>{words.sold}</h1>
          {text ? <Code text={text} label={words.voucherCode} className={styles.code} /> : null}
          <p className={styles.number}>{entry.line}</p>
          <p>
            <strong>{title}</strong>
            <br />
            {formatDate(date)}, {time.slice(0, 5)}
            <br />
            {guest.party.map((it) => `${it.people} × ${it.title}`).join(', ')}
          </p>
          <p className={isDue ? layout.caution : styles.paid}>
            {isDue
              ? words.stillDue(formatMoney(guest.due, currency))
              : words.paidSum(formatMoney(guest.paid, currency))}
          </p>
          {guest.email ? <p>{words.mailed(guest.email)}</p> : null}
        </article>
        {text === entry.line ? <Notice kind="caution">{words.unsigned}</Notice> : null}
        <div className={layout.stack3}>
          <Button kind="action" wide onClick={onNext}>
            {words.nextSale}
          </Button>
          <Button wide onClick={() => print()}>
            {words.print}
          </Button>
          <LinkButton href={deskHref.guest(departure.id, entry.line)} wide>
            {words.booking}
          </LinkButton>
        </div>
      </div>
      <Receipt entry={entry} departure={departure} guest={guest} text={text} />
    </div>
  );
}

/** The receipt for a printer of 80 mm: only visible on paper. */
function Receipt({ entry, departure, guest, text }: Omit<VoucherProps, 'change' | 'onNext'> & { text: string | null }) {
  const { account } = useAtomValue(sessionAtom);
  const { currency, title, date, time } = departure;
  const rows = [
    ...guest.party.map((it) => `${it.people} × ${it.title}`),
    ...guest.extras.map((it) => `${it.quantity} × ${it.title}`),
  ];

  return (
    <div className={styles.receipt} aria-hidden="true">
      <p>{account.name}</p>
      <p className={styles.big}>{title}</p>
      <p className={styles.big}>
        {formatDate(date)}, {time.slice(0, 5)}
      </p>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
      {guest.pickup ? <p>{guest.pickup}</p> : null}
      <p>{fullName(guest)}</p>
      {text ? <Code text={text} label={words.voucherCode} className={styles.code} /> : null}
      <p>{entry.line}</p>
      <p className={styles.row}>
        <span>{words.total}</span> <span>{formatMoney(entry.sale.total, currency)}</span>
      </p>
      <p className={styles.big}>{Number(guest.paid) > 0 ? words.paidSum(formatMoney(guest.paid, currency)) : null}</p>
      <p className={styles.big}>{Number(guest.due) > 0 ? words.stillDue(formatMoney(guest.due, currency)) : null}</p>
    </div>
  );
}

function useVoucherText(entry: SaleEntry, starts_at: string): string | null {
  const textOf = useSetAtom(soldVoucherAtom);
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let isOver = false;
    void textOf(entry, starts_at).then((it) => isOver || setText(it));
    return () => {
      isOver = true;
    };
  }, [textOf, entry, starts_at]);

  return text;
}
