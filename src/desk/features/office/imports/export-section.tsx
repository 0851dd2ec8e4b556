import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { exportAccount } from '#domain/contract/office/imports.ts';
import { saveFile } from '#platform/device/share.ts';
import { downloadFile } from '#platform/network/download.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/imports.ts';
import { contactAtom } from '../../../state/contact.ts';
import { sessionAtom } from '../../../state/session.ts';
import styles from '../settings/settings-page.module.css';
import { problemOf } from '../use-change.ts';
import { megabytes, PATIENCE_MILLISECONDS } from './transfer.ts';

/** Downloads all data that the company has entered, as one file. */
export function ExportSection() {
  const { sendBy } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [isBusy, run] = useBusy();
  const [bytes, setBytes] = useState(0);
  const [result, setResult] = useState<{ kind: 'info' | 'wrong'; text: string } | null>(null);

  async function download() {
    setBytes(0);
    setResult(null);
    const transport = downloadFile(setBytes, (file) => saveFile('landfall.zip', 'application/zip', file));
    const outcome = await run(
      sendBy(transport)(exportAccount, { params: { id: account.id }, timeout: PATIENCE_MILLISECONDS }),
    );
    const problem = problemOf(outcome);
    setResult(problem ? { kind: 'wrong', text: problem.text } : { kind: 'info', text: words.exported });
  }

  return (
    <section className={styles.section} aria-label={words.exportTitle}>
      <h2 className={styles.heading}>{words.exportTitle}</h2>
      <p>{words.exportText}</p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void download()}>
          {words.exportButton}
        </Button>
      </div>
      {isBusy ? <output className={styles.facts}>{words.received(megabytes(bytes))}</output> : null}
      {result ? <Notice kind={result.kind}>{result.text}</Notice> : null}
    </section>
  );
}
