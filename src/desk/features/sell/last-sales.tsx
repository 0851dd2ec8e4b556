import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { isSale } from '#domain/desk/own-sales.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { unnamed } from '#words/desk/departure.ts';
import * as words from '#words/desk/sell.ts';
import { departuresAtom } from '../../state/days.ts';
import { logAtom } from '../../state/log.ts';
import { momentAtom } from '../../state/time.ts';
import { deskHref } from '../../state/views.ts';
import styles from './sell-list.module.css';

/** The most sales in the list. */
const MOST = 10;

/** The last sales of this device, the newest first, also those whose voucher nobody has seen. Each leads to its booking. */
export function LastSales() {
  const departures = useAtomValue(departuresAtom);
  const momentOf = useAtomValue(momentAtom);
  const sales = useAtomValue(logAtom)
    .map(({ entry }) => entry)
    .filter(isSale)
    .toReversed()
    .flatMap((sale) => {
      const departure = departures.find(({ id }) => id === sale.departure);
      const guest = departure?.guests.find(({ number }) => number === sale.line);
      return departure && guest ? [{ sale, departure, guest }] : [];
    })
    .slice(0, MOST);

  if (sales.length === 0) return null;
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{words.lastSales}</h2>
      <ul className={styles.list}>
        {sales.map(({ sale, departure, guest }) => (
          <li key={sale.id} className={styles.departure}>
            <Link href={deskHref.guest(departure.id, sale.line)} className={styles.link}>
              <span className={styles.time}>{departure.time.slice(0, 5)}</span>
              <span>
                {departure.title}
                <span
                  className={styles.note}
                >{`${[guest.first_name, guest.last_name].filter(Boolean).join(' ') || unnamed} · ${sale.line} · ${momentOf(sale.at)}`}</span>
              </span>
              <span className={styles.free}>{formatMoney(sale.sale.total, departure.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
