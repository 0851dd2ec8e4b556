import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { canAtom } from '#desk/state/session.ts';
import { historyAtom } from '#desk/state/views.ts';
import { type DepartureCalendar, readDepartureCalendar } from '#domain/contract/departures.ts';
import { type DaySummary, daysShown, summariesOf, turnedDate } from '#domain/desk/calendar-days.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import { locale } from '#words/formats.ts';
import * as words from '#words/office/calendar.ts';
import { monthAndYear } from '../date-names.ts';
import { NewBookingLink } from '../new-booking/new-booking-link.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import { TurnButtons } from '../turn-buttons.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { AddDeparture } from './add-departure.tsx';
import styles from './calendar-page.module.css';
import { DepartureList } from './departure-list.tsx';
import { DepartureSheet } from './departure-sheet.tsx';
import { factsOf, MonthGrid } from './month-grid.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import { type DepartureChanges, useDepartureChanges } from './use-departure-changes.ts';
import { useDepartureSelection } from './use-departure-selection.ts';

/** All departures of a month or a week, how full they are, and their places (B1 to B3). */
export function CalendarPage() {
  const address = useCalendarAddress();
  const { view, date, tour, today, show } = address;
  const dates = daysShown(view, date);
  const turn = (by: -1 | 1) => show({ date: turnedDate(view, date, by) });
  const range = { date_from: dates[0] ?? date, date_to: dates.at(-1) ?? date };
  const reading = useLastReading(useReply(readDepartureCalendar, {}, range));

  return (
    <PageFrame
      title={view === 'month' ? monthAndYear(date) : weekName(dates)}
      actions={
        <>
          <div className={styles.turn}>
            <TurnButtons earlier={words.earlier[view]} later={words.later[view]} onTurn={turn} />
          </div>
          <Button className={styles.today} onClick={() => show({ date: today })}>
            {words.today}
          </Button>
          <fieldset className={styles.views} aria-label={words.view}>
            {(['month', 'week'] as const).map((it) => (
              <Button key={it} aria-pressed={view === it} onClick={() => show({ view: it })}>
                {words.views[it]}
              </Button>
            ))}
          </fieldset>
          <NewBookingLink tour={tour} date={date} />
        </>
      }
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(calendar) => (
          <>
            <SelectField
              label={words.tour}
              className={styles.filter}
              value={tour ?? ''}
              onValue={(value) => show({ tour: value })}
              none={words.allTours}
              options={calendar.experiences.map(({ id, title }) => [id, title])}
            />
            <Departures address={address} dates={dates} calendar={calendar} isLoading={reading.isLoading} />
          </>
        )}
      </ReplyView>
    </PageFrame>
  );
}

/**
 * Scrolls to the chosen day when the screen opens, because on a phone the later weeks of a month are below the screen. After back or forward, the
 * screen keeps its scroll position.
 */
function useDayInView(date: string) {
  const around = useRef<HTMLDivElement>(null);
  const history = useAtomValue(historyAtom);
  const [opened] = useState(date);

  useEffect(() => {
    if (history.arrival() === 'traverse') return;
    const day = around.current?.querySelector(`[data-date="${opened}"]`);
    if (day && day.getBoundingClientRect().bottom > innerHeight - NAVIGATION)
      day.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [history, opened]);
  return around;
}

/** Pixels at the lower edge of a phone that the navigation covers. */
const NAVIGATION = 72;

interface DeparturesProps {
  address: ReturnType<typeof useCalendarAddress>;
  dates: readonly string[];
  calendar: DepartureCalendar;
  isLoading: boolean;
}

function Departures({ address: { view, date, tour, today, show }, dates, calendar, isLoading }: DeparturesProps) {
  const canChange = useAtomValue(canAtom)('catalogue.write');
  const [open, setOpen] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const selection = useDepartureSelection(calendar.departures, dates[0] ?? date);
  const changes = useDepartureChanges();
  const begin = (start: () => void) => {
    changes.clearProblem();
    start();
  };
  const titles = new Map(calendar.experiences.map(({ id, title }) => [id, title]));
  const own = new Set(calendar.experiences.filter((it) => it.own).map(({ id }) => id));
  const shown = calendar.departures.filter(({ experience }) => tour === null || experience === tour);
  const days = summariesOf(dates, shown);
  const chosen = days.find((it) => it.date === date);
  const listed = view === 'month' ? days.filter((it) => it === chosen) : days;
  const departure = calendar.departures.find(({ id }) => id === open);
  const columns = useDayInView(date);

  return (
    <>
      {changes.lastUndo ? <Undo changes={changes} /> : null}
      <div ref={columns} className={styles.columns} data-view={view}>
        {view === 'month' ? (
          <MonthGrid
            days={days}
            chosen={date}
            today={today}
            onChoose={(day, isFar) => show({ date: day }, { replace: !isFar })}
          />
        ) : null}
        <div className={styles.days} data-view={view}>
          {listed.map((day) => (
            <section
              key={day.date}
              data-date={day.date}
              className={layout.stack2}
              aria-label={formatDate(day.date, 'long')}
            >
              <h2 className={styles.date} data-today={day.date === today || undefined}>
                {formatDate(day.date)}
              </h2>
              <DayText day={day} isLoading={isLoading} />
              <DepartureList
                departures={day.departures}
                titles={titles}
                selected={selection.selected}
                onOpen={(id) => begin(() => setOpen(id))}
                onToggle={selection.toggle}
                canSelect={(it) => own.has(it.experience)}
              />
            </section>
          ))}
        </div>
      </div>
      {canChange ? (
        <div className={styles.actions}>
          {selection.selected === null ? (
            <>
              <Button onClick={() => begin(selection.begin)}>{words.select}</Button>
              <Button onClick={() => setAdding(true)}>{words.add}</Button>
            </>
          ) : (
            <SelectionBar
              selection={selection}
              changes={changes}
              onAll={() =>
                selection.toggle(listed.flatMap((it) => it.departures).filter((it) => own.has(it.experience)))
              }
            />
          )}
        </div>
      ) : null}
      {departure ? (
        <DepartureSheet
          departure={departure}
          title={titles.get(departure.experience) ?? ''}
          canChange={canChange && own.has(departure.experience)}
          changes={changes}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {isAdding ? (
        <AddDeparture
          tours={calendar.experiences.filter((it) => it.own)}
          tour={tour}
          departures={calendar.departures}
          date={date}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  );
}

function DayText({ day, isLoading }: { day: DaySummary; isLoading: boolean }) {
  const none = isLoading ? words.loading : words.none;
  return <p className={layout.softSmall}>{day.departures.length === 0 ? none : factsOf(day).join(' · ')}</p>;
}

function Undo({ changes: { lastUndo, undo, isBusy } }: { changes: DepartureChanges }) {
  return (
    <UndoNotice label={words.undo} isBusy={isBusy} onUndo={undo}>
      {words.changed(lastUndo?.ids.length ?? 0)}
    </UndoNotice>
  );
}

function weekName([first = '', ...rest]: readonly string[]): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(Date.parse(first), Date.parse(rest.at(-1) ?? first));
}
