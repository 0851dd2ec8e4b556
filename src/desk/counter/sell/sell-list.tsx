import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { fullName } from '#desk/shared/full-name.ts';
import { isOutOfReachAtom, nowAtom } from '#desk/state/contact.ts';
import { daysAtom, departuresAtom } from '#desk/state/days.ts';
import { leaseLeftAtom } from '#desk/state/leases.ts';
import { logAtom } from '#desk/state/log.ts';
import type { SaleAgain } from '#desk/state/sell.ts';
import { momentAtom } from '#desk/state/time.ts';
import { toursAtom } from '#desk/state/tours.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { isSale } from '#domain/desk/own-sales.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { hasWords } from '#domain/typing/fold-text.ts';
import { formatDate } from '#text/format.ts';
import { TextField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { unnamed } from '#words/desk/departure.ts';
import * as words from '#words/desk/sell.ts';
import { firstSync, partial } from '#words/desk/today.ts';
import styles from './sell-list.module.css';

/** The departures that staff can sell, with their free places: they have not started and are not cancelled. */
export function SellList({ again }: { again: SaleAgain | null }) {
  const held = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const now = useAtomValue(nowAtom);
  const ahead = departures.filter(
    ({ starts_at, is_cancelled }) => !is_cancelled && Date.parse(starts_at) > now.epochMilliseconds,
  );
  const isOut = useAtomValue(isOutOfReachAtom);
  const [query, setQuery] = useState('');
  const leaseLeft = useAtomValue(leaseLeftAtom);
  // Without a network the departures with reserved places come first, because only these can be sold.
  const sectionOf = (it: DeskDeparture) =>
    isOut && (leaseLeft(it)?.places ?? 0) > 0 ? words.reserved : dayName(it, now);
  const sections = Map.groupBy(found(ahead, query), sectionOf);
  const none = held?.is_partial ? words.nothingAheadHere : words.nothingAhead;
  const emptyText = ahead.length === 0 ? none : words.nothingFound;
  const days = [...sections].sort(([a], [b]) => Number(b === words.reserved) - Number(a === words.reserved));

  return (
    <div className={layout.stack4}>
      <h1 className={layout.size2}>{words.choose}</h1>
      {ahead.length > MANY ? (
        <TextField label={words.search} type="search" autoComplete="off" value={query} onValue={setQuery} />
      ) : null}
      {held ? null : <output>{firstSync}</output>}
      {held?.is_partial ? <p className={layout.softSmall}>{partial}</p> : null}
      {held && days.length === 0 ? <p>{emptyText}</p> : null}
      {isOut ? <Notice kind="info">{words.offlineList}</Notice> : null}
      {days.map(([day, ofDay]) => (
        <section key={day} className={layout.stack2}>
          <h2 className={styles.date}>{day}</h2>
          <ul className={styles.list}>
            {ofDay.map((departure) => (
              <Choice key={departure.id} departure={departure} again={again} />
            ))}
          </ul>
        </section>
      ))}
      <LastSales />
    </div>
  );
}

/** So many departures fit on a screen without a search. */
const MANY = 8;

/** The departures whose time and title have each word of the search, without case and accents. */
function found(departures: readonly DeskDeparture[], query: string): readonly DeskDeparture[] {
  return departures.filter(({ time, title }) => hasWords(`${time.slice(0, 5)} ${title}`, query));
}

function Choice({ departure, again }: { departure: DeskDeparture; again: SaleAgain | null }) {
  const { id, title, time, experience } = departure;
  const isOut = useAtomValue(isOutOfReachAtom);
  const tours = useAtomValue(toursAtom);
  const here = useAtomValue(leaseLeftAtom)(departure)?.places ?? 0;
  const free = useFreePlaces(departure);
  const freeText = useFreeText(departure);
  const hasPrices = tours.has(experience);

  return (
    <li className={styles.departure} data-full={!hasPrices || free <= 0 || undefined}>
      <Link href={deskHref.sell(id, again?.sale.id)} className={styles.link}>
        <span className={styles.time}>{time.slice(0, 5)}</span>
        <span>{title}</span>
        <span className={styles.free} data-long={!hasPrices || undefined}>
          {hasPrices ? freeText : words.noPrices}
          {here > 0 && !isOut ? <span className={styles.here}>{words.placesHere(here)}</span> : null}
        </span>
      </Link>
    </li>
  );
}

/** How many places this device can sell now: without a network only its leased places. */
export function useFreePlaces(departure: DeskDeparture): number {
  const isOut = useAtomValue(isOutOfReachAtom);
  const here = useAtomValue(leaseLeftAtom)(departure)?.places ?? 0;
  const { capacity, sold, held } = departure;
  return isOut ? here : Math.max(0, capacity - sold - held + here);
}

/** The free places as a text, and a note if only staff sell the departure. Without a network the device cannot know whether it is full. */
export function useFreeText(departure: DeskDeparture): string {
  const free = useFreePlaces(departure);
  const text = useAtomValue(isOutOfReachAtom) ? words.placesHere(free) : words.free(free);
  return departure.is_closed ? `${text}, ${words.closed}` : text;
}

/** A day by the clock of the tour. */
function dayName({ date, time_zone }: DeskDeparture, now: Temporal.Instant): string {
  const today = dayIn(now, time_zone);
  if (date === today) return words.today;
  return date === addDays(today, 1) ? words.tomorrow : formatDate(date);
}

/** The most sales in the list. */
const MOST = 10;

/** The last sales of this device, the newest first, also those whose voucher nobody has seen. Each leads to its booking. */
function LastSales() {
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
    <section className={layout.stack2}>
      <h2 className={styles.date}>{words.lastSales}</h2>
      <ul className={styles.list}>
        {sales.map(({ sale, departure, guest }) => (
          <li key={sale.id} className={styles.departure}>
            <Link href={deskHref.guest(departure.id, sale.line)} className={styles.link}>
              <span className={styles.time}>{departure.time.slice(0, 5)}</span>
              <span>
                {departure.title}
                <span className={styles.note}>
                  {[fullName(guest) || unnamed, sale.line, momentOf(sale.at)].join(' · ')}
                </span>
              </span>
              <span className={styles.free}>{formatMoney(sale.sale.total, departure.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
