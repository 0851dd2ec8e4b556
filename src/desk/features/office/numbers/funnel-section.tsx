import { resource } from '#domain/contract/endpoint.ts';
import { funnelSteps } from '#domain/contract/events.ts';
import { type Funnel, readFunnel } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { formatDate } from '#domain/text/format.ts';
import * as words from '#words/events/office.ts';
import { ReplyView } from '../reply-view.tsx';
import { useLastReading } from '../use-last-reading.ts';
import { useReply } from '../use-reply.ts';
import styles from './funnel-section.module.css';
import { NumberSection, NumberTable } from './number-table.tsx';

interface Props {
  range: DayRange;
  store: number | undefined;
}

/** How many visitors' steps there were, from the listing to a booking (O9). */
export function FunnelSection({ range, store }: Props) {
  const reading = useLastReading(useReply(resource(readFunnel, {}, { ...range, store })));

  return (
    <NumberSection title={words.funnel}>
      <ReplyView reading={reading} loading={words.funnelLoading}>
        {(funnel) =>
          funnel.steps.every(({ count }) => count === 0) ? <p>{words.nothingCounted}</p> : <Steps funnel={funnel} />
        }
      </ReplyView>
    </NumberSection>
  );
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

/** Nothing for the first step, and after a step that nobody took. */
function shareText(count: number, before: number | undefined): string {
  return before ? words.ofStepBefore(Math.round((count / before) * 100)) : '';
}
