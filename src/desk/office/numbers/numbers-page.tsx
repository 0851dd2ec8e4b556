import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { downloadCsv } from '#desk/shared/download-csv.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { type DrawerReply, listDrawers } from '#domain/contract/desk.ts';
import { type Numbers, type NumberTableName, readNumbers } from '#domain/contract/office/numbers.ts';
import { occupancyOf } from '#domain/desk/number-change.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { numbersCsv } from '#domain/desk/numbers-csv.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as csvFormat from '#words/desk/csv.ts';
import * as drawer from '#words/desk/drawer.ts';
import * as words from '#words/office/numbers.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import { AccountantFiles } from './accountant-files.tsx';
import { DayChart, type Measure } from './day-chart.tsx';
import { Figures, percentText } from './figures.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { NumberSection, NumberTable } from './number-table.tsx';
import styles from './numbers-page.module.css';
import { RangeBar } from './range-bar.tsx';
import { useNumbersAddress } from './use-numbers-address.ts';

/** A store's sales, payments and refunds, and the occupancy of its tours (B7). */
export function NumbersPage() {
  const address = useNumbersAddress();
  const { range, store, showStore } = address;
  const reading = useLastReading(useReply(readNumbers, {}, { ...range, store }));

  return (
    <PageFrame width="wide" title={words.title}>
      <RangeBar {...address} />
      <ReplyView reading={reading} loading={words.loading}>
        {(numbers) => (
          <>
            {numbers.stores.length > 1 ? (
              <SelectField
                label={words.store}
                className={styles.store}
                value={numbers.store?.id}
                onValue={showStore}
                options={numbers.stores.map(({ id, title }) => [id, title])}
              />
            ) : null}
            {numbers.store === null ? <p>{words.noStore}</p> : <NumbersOf numbers={numbers} />}
          </>
        )}
      </ReplyView>
    </PageFrame>
  );
}

function NumbersOf({ numbers }: { numbers: Numbers }) {
  const { range, before, tours, sources, uncounted } = numbers;
  const currency = numbers.store?.currency ?? '';
  const download = (table: NumberTableName) =>
    downloadCsv(`${table}-${range.date_from}-${range.date_to}.csv`, numbersCsv(numbers, table, csvFormat));

  return (
    <>
      <p className={styles.range}>{words.compared(rangeText(range), rangeText(before))}</p>
      {uncounted > 0 ? <Notice kind="info">{words.uncounted(uncounted)}</Notice> : null}
      <Figures numbers={numbers} />
      <DaysSection days={numbers.days} currency={currency} onDownload={() => download('days')} />
      <NumberSection title={words.byTour} onDownload={() => download('tours')}>
        <NumberTable
          title={words.tableByTour}
          first={words.tours}
          columns={withOccupancy}
          rows={tours.map((it) => ({ key: it.id, name: it.title, cells: occupancyCells(it, currency) }))}
        />
      </NumberSection>
      <NumberSection title={words.bySource} onDownload={() => download('sources')}>
        <NumberTable
          title={words.tableBySource}
          first={words.source}
          columns={words.columns}
          rows={sources.map(({ source, ...it }) => ({
            key: source,
            name: words.sources[source],
            cells: salesCells(it, currency),
          }))}
        />
        {sources.some(({ source }) => source === 'reseller') ? (
          <p className={styles.hint}>{words.resellerHint}</p>
        ) : null}
      </NumberSection>
      <DrawersSection range={range} />
      <FunnelSection range={range} store={numbers.store?.id} />
      <AccountantFiles range={range} store={numbers.store?.id} />
    </>
  );
}

interface DaysProps {
  days: Numbers['days'];
  currency: string;
  onDownload: () => void;
}

function DaysSection({ days, currency, onDownload }: DaysProps) {
  const [measure, setMeasure] = useState<Measure>('sold');

  return (
    <NumberSection title={words.byDay} onDownload={onDownload}>
      <fieldset className={styles.measures} aria-label={words.measure}>
        {(['sold', 'paid', 'refunded', 'occupancy'] as const).map((it) => (
          <Button key={it} aria-pressed={measure === it} onClick={() => setMeasure(it)}>
            {words.measures[it]}
          </Button>
        ))}
      </fieldset>
      <DayChart days={days} currency={currency} measure={measure} />
      <details>
        <summary>{words.showTable}</summary>
        <NumberTable
          title={words.tableByDay}
          first={words.day}
          columns={withOccupancy}
          rows={days.map((it) => ({ key: it.date, name: formatDate(it.date), cells: occupancyCells(it, currency) }))}
        />
      </details>
    </NumberSection>
  );
}

const withOccupancy = [...words.columns, words.measures.occupancy];

/** The cells of a row, in the order of `withOccupancy`. */
function occupancyCells(row: SalesOf & Parameters<typeof occupancyOf>[0], currency: string): string[] {
  return [...salesCells(row, currency), percentText(occupancyOf(row))];
}

type SalesOf = Pick<Numbers['total'], 'sold' | 'paid' | 'refunded' | 'bookings' | 'guests'>;

/** The cells of a row of sales, in the order of `words.columns`. */
function salesCells({ sold, paid, refunded, bookings, guests }: SalesOf, currency: string): string[] {
  const money = [sold, paid, refunded].map((amount) => formatMoney(amount, currency));
  return [...money, String(bookings), String(guests)];
}

function rangeText({ date_from, date_to }: DayRange): string {
  const [first, last] = [formatDate(date_from, 'short'), formatDate(date_to, 'short')];
  return first === last ? first : `${first} – ${last}`;
}

/** The cash drawers of all devices of the account: what should be in each, and what was counted (T12). */
function DrawersSection({ range }: { range: DayRange }) {
  const { account } = useAtomValue(sessionAtom);
  const reading = useLastReading(useReply(listDrawers, {}, { ...range, account: account.id }));

  return (
    <NumberSection title={words.drawers}>
      <ReplyView reading={reading} loading={words.loading}>
        {({ results }) => (
          <NumberTable
            title={words.drawers}
            first={words.drawer}
            columns={[drawer.opening, drawer.taken, drawer.moved, drawer.expected, drawer.counted, words.difference]}
            none={words.noDrawers}
            rows={results.toReversed().map((it, n) => ({
              key: `${it.device.id} ${it.opened_at} ${it.currency} ${n}`,
              name: `${formatDate(it.date)}, ${it.device.name}`,
              cells: cellsOf(it),
            }))}
          />
        )}
      </ReplyView>
    </NumberSection>
  );
}

/** The sums of a drawer, in the order of the columns. An open drawer is not counted yet. */
function cellsOf({ currency, opening, taken, moved, expected, counted, difference }: DrawerReply): string[] {
  const sums = [opening, taken, moved, expected, counted, difference];
  return sums.map((sum) => (sum === null ? words.notCounted : formatMoney(sum, currency)));
}
