import { dayPrice, smallestSize } from '#domain/booking/from-price.ts';
import { unitPrice } from '#domain/booking/unit-price.ts';
import type { Rate } from '#domain/contract/catalogue.ts';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { daysShown, turnedDate } from '#domain/desk/calendar-days.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { formatDate, formatTime, shortMoney } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import { earlier, later } from '#words/office/calendar.ts';
import * as words from '#words/office/prices.ts';
import { DayGrid } from '../calendar/month-grid.tsx';
import { useCalendarAddress } from '../calendar/use-calendar-address.ts';
import { monthAndYear } from '../date-names.ts';
import { NumberTable } from '../numbers/number-table.tsx';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import { TurnButtons } from '../turn-buttons.tsx';
import styles from './price-month.module.css';

interface Props {
  tour: number;
  rate: Rate;
  onSetDay: (date: string) => void;
}

/** A month with the price of each day, and all prices of the chosen day. */
export function PriceMonth({ tour, rate, onSetDay }: Props) {
  const { date, today, show } = useCalendarAddress();
  const dates = daysShown('month', date);
  const turn = (by: -1 | 1) => show({ date: turnedDate('month', date, by) });
  const range = { date_from: dates[0] ?? date, date_to: dates.at(-1) ?? date, experience: tour };
  const reading = useLastReading(useReply(readDepartureCalendar, {}, range));

  return (
    <section className={layout.narrowStack3} aria-label={words.month}>
      <div className={styles.head}>
        <h2 className={styles.title}>{monthAndYear(date)}</h2>
        <TurnButtons earlier={earlier.month} later={later.month} onTurn={turn} />
      </div>
      <p className={layout.softSmall}>{words.legend}</p>
      <ReplyView reading={reading} loading={words.loading}>
        {({ departures }) => {
          const starts = departures.filter((it) => it.experience === tour && !it.closed);
          const startsOn = (day: string) => starts.filter((it) => it.date === day);
          return (
            <>
              <DayGrid
                days={dates.map((day) => pricedDay(rate, day, startsOn(day)))}
                chosen={date}
                today={today}
                label={words.month}
                nameOf={({ price, isOwn }) => [price ?? words.noDeparture, ...(isOwn ? [words.ownPrice] : [])]}
                onChoose={(day, isFar) => show({ date: day }, { replace: !isFar })}
              >
                {({ price, isOwn }) => (
                  <span
                    className={styles.price}
                    data-price={price?.replace(/[^\d.,]/g, '')}
                    data-own={isOwn || undefined}
                  />
                )}
              </DayGrid>
              <div className={styles.day}>
                <h3>{formatDate(date, 'long')}</h3>
                <DayPrices rate={rate} date={date} starts={startsOn(date)} />
                <Button onClick={() => onSetDay(date)}>{words.setDay}</Button>
              </div>
            </>
          );
        }}
      </ReplyView>
    </section>
  );
}

type Starts = readonly { readonly time: string }[];

function pricedDay(rate: Rate, date: string, starts: Starts) {
  const price = starts.length > 0 ? dayPrice(rate, date, starts) : null;
  return {
    date,
    price: price && shortMoney(price.gross, price.currency),
    isOwn: rate.price_rules?.some(({ kind, from }) => kind !== 'season' && from === date) ?? false,
  };
}

/** The price of each option at each departure of a day, for its smallest party. */
function DayPrices({ rate, date, starts }: { rate: Rate; date: string; starts: Starts }) {
  if (starts.length === 0) return <p className={layout.softSmall}>{words.noneOnDay}</p>;
  const rows = starts.map(({ time }) => ({
    key: time,
    name: formatTime(time),
    cells: rate.pricing_options.map((option) => {
      const amount = unitPrice(rate, option, { date, start_time: time, size: smallestSize(rate, option) });
      const { currency } = option.retail_price;
      return formatMoney(toDecimal(amount, currency), currency);
    }),
  }));
  const columns = rate.pricing_options.map((it) => it.pricing_category.title);
  return <NumberTable title={words.prices} first={words.departure} columns={columns} rows={rows} />;
}
