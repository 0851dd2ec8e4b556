import { useAtomValue } from 'jotai';
import { type ReactNode, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { nowAtom } from '#desk/state/contact.ts';
import { type Days, daysAtom, departuresAtom, todayAtom } from '#desk/state/days.ts';
import { leaseLeftAtom } from '#desk/state/leases.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { whoAtom } from '#desk/state/who.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { isForToday } from '#domain/desk/gate-hours.ts';
import { countsOf } from '#domain/desk/log.ts';
import { addDays } from '#domain/time/day.ts';
import { formatDate } from '#text/format.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { icons } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { report } from '#words/desk/departure.ts';
import * as words from '#words/desk/today.ts';
import { DepartureFacts } from '../departure/departure-facts.tsx';
import styles from './day-page.module.css';

interface Props {
  /** null for today */
  date: string | null;
  /** Shown to a seller while nobody has booked. */
  firstSteps: ReactNode;
}

/** The departures of a day in order of time, the next one first. */
export function DayPage({ date: chosen, firstSteps }: Props) {
  const today = useAtomValue(todayAtom);
  const days = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const now = useAtomValue(nowAtom);
  const can = useAtomValue(canAtom);
  const who = useAtomValue(whoAtom);
  const [isOnlyMine, setOnlyMine] = useState(false);
  const date = chosen ?? today;
  const turn = useDayTurning(date, today);
  // Today's list has also departures of another date that let guests in now: around midnight, or in another time zone.
  const all = departures.filter((it) => it.date === date || (date === today && isForToday(it, now)));
  const mine = all.filter(({ guide }) => guide !== '' && guide === who);
  const hasChoice = mine.length > 0 && mine.length < all.length;
  const ofDay = hasChoice && isOnlyMine ? mine : all;
  const hasStarted = ({ starts_at }: DeskDeparture) => Date.parse(starts_at) <= now.epochMilliseconds;
  const ahead = ofDay.filter((it) => !hasStarted(it));
  const started = ofDay.filter(hasStarted);
  const next = ahead.find(({ is_cancelled }) => !is_cancelled);
  const listOf = (some: readonly DeskDeparture[]) => (
    <ul className={styles.list}>
      {some.map((it) => (
        <Departure key={it.id} departure={it} day={date} minutes={it === next ? minutesUntil(it, now) : null} />
      ))}
    </ul>
  );

  return (
    <div className={styles.page} {...turn.swipe}>
      <Head date={date} name={dayName(date, today)} onTurn={turn.by} />
      {hasChoice ? (
        <Button className={layout.atStart} aria-pressed={isOnlyMine} onClick={() => setOnlyMine(!isOnlyMine)}>
          {words.onlyMine} ({mine.length})
        </Button>
      ) : null}
      {!days ? <output>{words.firstSync}</output> : null}
      {days?.is_partial ? <p className={layout.softSmall}>{words.partial}</p> : null}
      {days && ofDay.length === 0 ? <p>{emptyText(date, today, days)}</p> : null}
      {days && can('catalogue.write') && departures.every(({ guests }) => guests.length === 0) ? firstSteps : null}
      {date === today && !days?.is_partial && ahead.length === 0 && started.length > 0 ? (
        <p>{words.allStarted}</p>
      ) : null}
      {listOf(ahead)}
      {started.length > 0 ? (
        <details open={ahead.length < 2 || undefined}>
          <summary>
            {words.earlier} ({started.length})
          </summary>
          {listOf(started)}
        </details>
      ) : null}
      {date === today ? null : (
        <Link href={deskHref.day()} className={styles.back}>
          {words.backToToday}
        </Link>
      )}
    </div>
  );
}

interface HeadProps {
  date: string;
  name: string | null;
  onTurn: (days: number) => void;
}

function Head({ date, name, onTurn }: HeadProps) {
  return (
    <div className={styles.head}>
      <IconButton icon={icons.left} aria-label={words.previousDay} onClick={() => onTurn(-1)} />
      <h1 className={styles.title}>
        {name ?? formatDate(date, 'long')}
        {name ? <span className={styles.date}>{formatDate(date)}</span> : null}
      </h1>
      <IconButton icon={icons.right} aria-label={words.nextDay} onClick={() => onTurn(1)} />
    </div>
  );
}

/** @param day  the day of the list. @param minutes  minutes until the start of the next departure; null for other departures */
function Departure({ departure, day, minutes }: { departure: DeskDeparture; day: string; minutes: number | null }) {
  const { id, date, title, time, capacity, sold, held, note, is_closed, is_cancelled } = departure;
  const { guests, arrived } = countsOf(departure);
  const here = useAtomValue(leaseLeftAtom)(departure)?.places ?? 0;
  const left = capacity - sold - held + here;
  const can = useAtomValue(canAtom);

  return (
    <li className={styles.departure} data-next={minutes !== null || undefined}>
      <Link href={deskHref.departure(id)} className={styles.link}>
        <span className={styles.time}>
          {time.slice(0, 5)}
          {minutes === null ? null : <span className={styles.next}>{words.startsIn(minutes)}</span>}
        </span>
        <span className={styles.name}>{title}</span>
        {is_cancelled ? null : (
          <span className={styles.arrived}>{guests === 0 ? words.noGuests : words.arrivedOf(arrived, guests)}</span>
        )}
      </Link>
      {guests > 0 && !is_cancelled ? (
        <progress className={styles.progress} value={arrived} max={guests} aria-hidden="true" />
      ) : null}
      <ul className={styles.facts}>
        {date === day ? null : <li>{formatDate(date)}</li>}
        {is_closed ? (
          <li data-kind="caution">{is_cancelled ? words.cancelled : words.closed}</li>
        ) : (
          <li>{words.placesLeft(left)}</li>
        )}
        {is_cancelled && can('orders.write') ? (
          <li>
            <Link href={deskHref.cancelReport(id, 'guests')}>{report}</Link>
          </li>
        ) : null}
        <DepartureFacts departure={departure} />
        {note ? <li className={styles.note}>{note}</li> : null}
      </ul>
    </li>
  );
}

/** Why a day has no departures: none takes place, or the device does not have them. */
function emptyText(date: string, today: string, { from, to, is_partial }: Days): string {
  if (date >= from && date <= to) return is_partial ? words.nothingHere : words.nothing;
  return today > to ? words.listEnded(formatDate(to)) : words.notHeld;
}

function minutesUntil({ starts_at }: DeskDeparture, now: Temporal.Instant): number {
  return Math.max(0, Math.round((Date.parse(starts_at) - now.epochMilliseconds) / 60_000));
}

function dayName(date: string, today: string): string | null {
  if (date === today) return words.title;
  if (date === addDays(today, 1)) return words.tomorrow;
  return date === addDays(today, -1) ? words.yesterday : null;
}

/** Pixels that a finger must move to change the day. */
const SWIPE = 70;

/** Changes the day by button, arrow key or swipe. */
function useDayTurning(date: string, today: string) {
  const [, navigate] = useLocation();
  const start = useRef<{ x: number; y: number } | null>(null);
  const moveBy = (days: number) => {
    const next = addDays(date, days);
    navigate(deskHref.day(next === today ? null : next));
  };

  const onArrowKey = useEffectEvent(({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || (target as HTMLElement).closest('input, textarea, select, dialog')) return;
    const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (days !== undefined) moveBy(days);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onArrowKey(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    by: moveBy,
    swipe: {
      onTouchStart: ({ touches }: TouchEvent) => {
        start.current = touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const [from, to] = [start.current, changedTouches[0]];
        if (!from || !to || Math.abs(to.clientX - from.x) < SWIPE) return;
        if (Math.abs(to.clientY - from.y) < SWIPE / 2) moveBy(to.clientX < from.x ? 1 : -1);
      },
    },
  };
}
