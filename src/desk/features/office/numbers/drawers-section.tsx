import { useAtomValue } from 'jotai';
import { type DrawerReply, listDrawers } from '#domain/contract/desk.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#domain/text/format.ts';
import * as drawer from '#words/desk/drawer.ts';
import * as words from '#words/office/numbers.ts';
import { sessionAtom } from '../../../state/session.ts';
import { ReplyView } from '../reply-view.tsx';
import { useLastReading } from '../use-last-reading.ts';
import { useReply } from '../use-reply.ts';
import { NumberSection, NumberTable } from './number-table.tsx';

/** The cash drawers of all devices of the account: what should be in each, and what was counted (T12). */
export function DrawersSection({ range }: { range: DayRange }) {
  const { account } = useAtomValue(sessionAtom);
  const reading = useLastReading(useReply(listDrawers, {}, { ...range, account: account.id }));

  return (
    <NumberSection title={words.drawers}>
      <ReplyView reading={reading} loading={words.loading}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{words.noDrawers}</p>
          ) : (
            <NumberTable
              title={words.drawers}
              first={words.drawer}
              columns={[drawer.opening, drawer.taken, drawer.moved, drawer.expected, drawer.counted, words.difference]}
              rows={results.toReversed().map((it, n) => ({
                key: `${it.device.id} ${it.opened_at} ${it.currency} ${n}`,
                name: `${formatDate(it.date)}, ${it.device.name}`,
                cells: cellsOf(it),
              }))}
            />
          )
        }
      </ReplyView>
    </NumberSection>
  );
}

/** The sums of a drawer, in the order of the columns. An open drawer is not counted yet. */
function cellsOf({ currency, opening, taken, moved, expected, counted, difference }: DrawerReply): string[] {
  const sums = [opening, taken, moved, expected, counted, difference];
  return sums.map((sum) => (sum === null ? words.notCounted : formatMoney(sum, currency)));
}
