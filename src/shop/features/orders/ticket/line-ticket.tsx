import { useAtomValue, useSetAtom } from 'jotai';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { lineStatus } from '#domain/orders/buyer-status.ts';
import { DirectionsLink } from '#shop/booking/directions-link.tsx';
import { PageLink } from '#shop/booking/page-links.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';
import { saveEventAtom, saveTicketAtom } from '#shop/state/orders/keep-ticket.ts';
import { servicesAtom } from '#shop/state/services.ts';
import { namedOn } from '#text/booked-line.ts';
import { type TicketRow, ticketOf } from '#text/ticket.ts';
import { Button } from '#ui/controls/button.tsx';
import { PersonNames } from '#ui/display/person-name.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import * as ticketWords from '#words/bookings/ticket.ts';
import * as words from '#words/orders.ts';
import { wasOn } from '#words/outcome.ts';
import { Numbered, StatusBadge } from '../parts/order-facts.tsx';
import styles from './line-ticket.module.css';

interface Props {
  order: Order;
  line: OrderLine;
  level: 1 | 2;
  /** The address behind the title; null without a link. */
  href: string | null;
}

/** One line of a ticket: the facts of the tour, and beside them the stub with the voucher for the arrival. */
export function LineTicket({ order, line, level, href }: Props) {
  const now = useAtomValue(servicesAtom).clock.now();
  const { title, when, time_zone, rows } = ticketOf(order, line, now);
  const status = lineStatus(order, line);
  const Title = level === 1 ? 'h1' : 'h2';

  return (
    <div className={styles.line}>
      <div className={styles.body}>
        <StatusBadge status={status} />
        <Title className={styles.title} lang={title.language} tabIndex={level === 1 ? -1 : undefined}>
          {href === null ? (
            title.text
          ) : (
            <PageLink quiet to={href}>
              {title.text}
            </PageLink>
          )}
        </Title>
        <p className={styles.when}>
          {status === 'completed' ? wasOn(when) : when} <span className={styles.zone}>({time_zone})</span>
        </p>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.kind}>
              <dt>{row.label}</dt>
              <dd>
                <RowText row={row} order={order} line={line} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Stub {...{ order, line, level }} />
    </div>
  );
}

/** The voucher for the arrival. A kiosk stores no files for its guests (X2). */
function Stub({ order, line, level }: Omit<Props, 'href'>) {
  const isKiosk = useAtomValue(isKioskAtom);
  const save = useSetAtom(saveEventAtom);
  const savePicture = useSetAtom(saveTicketAtom);
  const voucher = line.departure_cancelled ? undefined : order.vouchers?.find((it) => it.line === line.id);
  if (!voucher) return null;

  return (
    <section className={styles.stub} aria-labelledby={`voucher-${line.id}`}>
      <QrPicture code={voucher.qr} label={words.qrCode(voucher.number)} className={styles.picture} />
      <Numbered
        as={level === 1 ? 'h2' : 'h3'}
        id={`voucher-${line.id}`}
        label={ticketWords.voucher}
        number={voucher.number}
      />
      <p className={styles.code}>{voucher.code}</p>
      {isKiosk ? null : (
        <>
          <Button className={styles.save} onClick={() => save(order, line)}>
            {words.addToCalendar}
          </Button>
          <Button className={styles.save} onClick={() => void savePicture(order, line)}>
            {words.saveAsPicture}
          </Button>
        </>
      )}
    </section>
  );
}

function RowText({ row: { kind, text, hint }, order, line }: { row: TicketRow; order: Order; line: OrderLine }) {
  if (kind === 'names') return <PersonNames of={namedOn(order, line)} />;
  return (
    <>
      <Phrases of={text} />
      {hint ? (
        <span className={styles.hint} lang={hint.language}>
          {hint.text}
        </span>
      ) : null}
      {kind === 'place' && line.meeting_point ? <DirectionsLink place={line.meeting_point} /> : null}
    </>
  );
}
