import { downloadCsv } from '#desk/shared/download-csv.ts';
import { funnelSteps } from '#domain/contract/events.ts';
import { type Funnel, readFunnel } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { funnelCsv } from '#domain/desk/numbers-csv.ts';
import { formatDate } from '#text/format.ts';
import * as csvFormat from '#words/desk/csv.ts';
import * as words from '#words/events/office.ts';
import { ReplyView, useLastReading, useReply } from '../reply.tsx';
import styles from './funnel-section.module.css';
import { NumberSection, NumberTable } from './number-table.tsx';

interface Props {
  range: DayRange;
  store: number | undefined;
}

/** The counts of visitors' steps, from the listing to a booking (O9). */
export function FunnelSection({ range, store }: Props) {
  const reading = useLastReading(useReply(readFunnel, {}, { ...range, store }));
  const { reply } = reading;
  const download = (funnel: Funnel) =>
    downloadCsv(`funnel-${range.date_from}-${range.date_to}.csv`, funnelCsv(funnel, csvFormat));

  return (
    <NumberSection title={words.funnel} {...(reply && isCounted(reply) && { onDownload: () => download(reply) })}>
      <ReplyView reading={reading} loading={words.funnelLoading}>
        {(funnel) => (isCounted(funnel) ? <Steps funnel={funnel} /> : <p>{words.nothingCounted}</p>)}
      </ReplyView>
    </NumberSection>
  );
}

function isCounted({ steps }: Funnel): boolean {
  return steps.some(({ count }) => count > 0);
}

function Steps({ funnel: { steps, days } }: { funnel: Funnel }) {
  const highest = Math.max(...steps.map(({ count }) => count));

  return (
    <>
      <p className={styles.hint}>{words.funnelHint}</p>
      <ol className={styles.steps}>
        {steps.map(({ name, count }, n) => (
          <li key={name} className={styles.step}>
            <span>{words.steps[name]}</span>
            <strong className={styles.count}>{count}</strong>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / highest) * 100} height={1} />
            </svg>
            <span className={styles.share}>{shareText(count, steps[n - 1]?.count)}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary>{words.showTable}</summary>
        <NumberTable
          title={words.tableByDay}
          first={words.day}
          columns={funnelSteps.map((name) => words.steps[name])}
          rows={days.map(({ date, counts }) => ({ key: date, name: formatDate(date), cells: counts.map(String) }))}
        />
      </details>
    </>
  );
}

/** The share of the step before, as a text; '' for the first step, and after a step that nobody took. */
function shareText(count: number, before: number | undefined): string {
  return before ? words.ofStepBefore(Math.round((count / before) * 100)) : '';
}
