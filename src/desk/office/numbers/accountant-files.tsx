import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { problemOf } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { canAtom } from '#desk/state/session.ts';
import { bookingsFile, paymentsFile } from '#domain/contract/office/numbers.ts';
import type { DayRange } from '#domain/desk/number-ranges.ts';
import { saveFile } from '#platform/device/share.ts';
import { downloadFile } from '#platform/network/download.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { received } from '#words/office/imports.ts';
import * as words from '#words/office/numbers.ts';
import { megabytes, PATIENCE_MILLISECONDS } from '../imports/transfer.ts';
import styles from './number-table.module.css';
import page from './numbers-page.module.css';

const calls = { payments: paymentsFile, bookings: bookingsFile } as const;
type FileName = keyof typeof calls;

/** Downloads the payments or the bookings of the shown days, one row each, for users who may see the guests' names (B20). */
export function AccountantFiles({ range, store }: { range: DayRange; store: number | undefined }) {
  const { sendBy } = useAtomValue(contactAtom);
  const can = useAtomValue(canAtom);
  const [isBusy, run] = useBusy();
  const [bytes, setBytes] = useState(0);
  const [result, setResult] = useState<{ kind: 'info' | 'wrong'; text: string } | null>(null);
  if (!can('orders.read')) return null;

  async function download(name: FileName) {
    setBytes(0);
    setResult(null);
    const save = (file: Blob) => saveFile(`${name}-${range.date_from}-${range.date_to}.csv`, 'text/csv', file);
    const outcome = await run(
      sendBy(downloadFile(setBytes, save))(calls[name], {
        query: { ...range, store },
        timeout: PATIENCE_MILLISECONDS,
      }),
    );
    const problem = problemOf(outcome);
    setResult(problem ? { kind: 'wrong', text: problem.text } : { kind: 'info', text: words.downloaded });
  }

  return (
    <section className={styles.section} aria-label={words.filesTitle}>
      <h2 className={layout.size3}>{words.filesTitle}</h2>
      <p className={page.hint}>{words.filesText}</p>
      <div className={page.measures}>
        {(['payments', 'bookings'] as const).map((it) => (
          <Button key={it} disabled={isBusy} onClick={() => void download(it)}>
            {words.download(words.files[it])}
          </Button>
        ))}
      </div>
      {isBusy ? <output className={page.hint}>{received(megabytes(bytes))}</output> : null}
      {result ? <Notice kind={result.kind}>{result.text}</Notice> : null}
    </section>
  );
}
