import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'wouter';
import { downloadCsv } from '#desk/shared/download-csv.ts';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { nowAtom } from '#desk/state/contact.ts';
import { daysAtom, departuresAtom } from '#desk/state/days.ts';
import { leaseLeftAtom } from '#desk/state/leases.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { isForToday } from '#domain/desk/gate-hours.ts';
import { countsOf } from '#domain/desk/log.ts';
import { searchGuests } from '#domain/desk/search-guests.ts';
import { formatDate } from '#text/format.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Icon, icons } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/departure.ts';
import * as sell from '#words/desk/sell.ts';
import * as today from '#words/desk/today.ts';
import { DepartureFacts } from './departure-facts.tsx';
import styles from './departure-page.module.css';
import { GuestRow } from './guest-row.tsx';
import { manifestCsv } from './manifest-csv.ts';

/** The dialog is loaded when it is opened: its stepper has half as many bytes as the first screen. */
const GuestDialog = lazy(async () => ({ default: (await import('./guest-dialog.tsx')).GuestDialog }));

/** One departure with its guests: search, admit, print. */
export function DeparturePage({ id }: { id: number }) {
  const days = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const departure = departures.find((it) => it.id === id);

  if (!departure) return <p>{days ? words.gone : today.firstSync}</p>;
  return <People departure={departure} departures={departures} />;
}

function People({ departure, departures }: { departure: DeskDeparture; departures: readonly DeskDeparture[] }) {
  const [query, setQuery] = useState('');
  const [params, setParams] = useSearchParams();
  const open = params.get('guest');
  const showGuest = (number: string | null) => setParams(number === null ? {} : { guest: number }, { replace: true });
  const found = useMemo(() => searchGuests(departure.guests, query), [departure.guests, query]);
  const elsewhere = useMemo(
    () =>
      query.trim() === '' || found.length > 0
        ? []
        : departures.flatMap((it) =>
            it.id === departure.id ? [] : searchGuests(it.guests, query).map((guest) => ({ guest, departure: it })),
          ),
    [departure.id, departures, found.length, query],
  );
  /** Prints all guests, also guests that a search has hidden. */
  const printAll = () => {
    flushSync(() => setQuery(''));
    print();
  };
  const guest = departure.guests.find(({ number }) => number === open);

  return (
    <div className={layout.stack4}>
      <Head departure={departure} onPrint={printAll} />
      <div className={styles.search}>
        <TextField label={words.search} type="search" value={query} autoComplete="off" onValue={setQuery} />
        {query ? <IconButton icon={icons.close} aria-label={words.clearSearch} onClick={() => setQuery('')} /> : null}
      </div>
      {departure.guests.length === 0 ? <p>{words.noGuests}</p> : null}
      {departure.guests.length > 0 && found.length === 0 ? <output>{words.nobodyFound}</output> : null}
      <ul className={styles.guests}>
        {found.map((it) => (
          <GuestRow key={it.number} guest={it} departure={departure} onOpen={() => showGuest(it.number)} />
        ))}
      </ul>
      {elsewhere.length > 0 ? <Elsewhere found={elsewhere.slice(0, 20)} /> : null}
      <Suspense fallback={null}>
        {guest ? (
          <GuestDialog
            guest={guest}
            departure={departure}
            isPaying={params.has('pay')}
            onClose={() => showGuest(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Elsewhere({ found }: { found: readonly { guest: DeskGuest; departure: DeskDeparture }[] }) {
  return (
    <section>
      <h2 className={layout.size3}>{words.elsewhere}</h2>
      <ul className={styles.elsewhere}>
        {found.map(({ guest, departure }) => (
          <li key={guest.number}>
            <Link href={deskHref.guest(departure.id, guest.number)}>
              {guest.first_name} {guest.last_name}, {departure.title}, {formatDate(departure.date)},{' '}
              {departure.time.slice(0, 5)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function downloadManifest(departure: DeskDeparture): void {
  const { date, time } = departure;
  downloadCsv(`${date}-${time.slice(0, 5).replace(':', '')}.csv`, manifestCsv(departure));
}

interface HeadProps {
  departure: DeskDeparture;
  onPrint: () => void;
}

function Head({ departure, onPrint }: HeadProps) {
  const { title, date, time, capacity, sold, held, note, is_closed, is_cancelled } = departure;
  const { guests, arrived } = countsOf(departure);
  const here = useAtomValue(leaseLeftAtom)(departure)?.places ?? 0;
  const isOfToday = isForToday(departure, useAtomValue(nowAtom));

  return (
    <header className={layout.stack3}>
      <Link href={deskHref.day(isOfToday ? null : date)} className={styles.back}>
        <Icon name="left" />
        {words.back}
      </Link>
      <h1 className={layout.size2}>
        <span className={styles.time}>{time.slice(0, 5)}</span> {title}
      </h1>
      <ul className={styles.facts}>
        <li>{formatDate(date)}</li>
        {is_cancelled ? (
          <li data-kind="caution">{today.cancelled}</li>
        ) : (
          <>
            <li>
              <strong>{guests === 0 ? today.noGuests : today.arrivedOf(arrived, guests)}</strong>
            </li>
            <li>{today.placesLeft(capacity - sold - held + here)}</li>
          </>
        )}
        {is_closed && !is_cancelled ? <li data-kind="caution">{today.closed}</li> : null}
        <DepartureFacts departure={departure} />
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
      <Actions departure={departure} onPrint={onPrint} />
    </header>
  );
}

function Actions({ departure, onPrint }: HeadProps) {
  const { id, is_cancelled } = departure;
  const canSell = useAtomValue(canAtom)('orders.write');

  return (
    <div className={styles.actions}>
      {is_cancelled ? null : (
        <LinkButton href={deskHref.scan(id)} kind="action">
          {words.scanHere}
        </LinkButton>
      )}
      {canSell && !is_cancelled ? <LinkButton href={deskHref.sell(id)}>{sell.title}</LinkButton> : null}
      {canSell && is_cancelled ? (
        <LinkButton href={deskHref.cancelReport(id, 'guests')} kind="action">
          {words.report}
        </LinkButton>
      ) : null}
      {canSell ? <LinkButton href={deskHref.wholeDeparture(id, 'guests')}>{words.wholeDeparture}</LinkButton> : null}
      <Button onClick={onPrint}>{words.print}</Button>
      <Button onClick={() => downloadManifest(departure)}>{words.csv}</Button>
    </div>
  );
}
