import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { exportAccount } from '#domain/contract/accounts/accounts.ts';
import { saveFile } from '#platform/device/share.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/account.ts';
import { changeNeedsNetwork, notRead } from '#words/office/office.ts';
import { title as settings } from '#words/office/settings.ts';
import { contactAtom } from '../../../../state/contact.ts';
import { sessionAtom } from '../../../../state/session.ts';
import { deskHref } from '../../../../state/views.ts';
import { PageFrame } from '../../page-frame.tsx';
import styles from '../settings-page.module.css';

/** A large account takes longer than other calls do. */
const TIMEOUT = 120_000;

/** All that the company has entered, as one file (B15). */
export function ExportPage() {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [isBusy, run] = useBusy();
  const [result, setResult] = useState<{ kind: 'info' | 'wrong'; text: string } | null>(null);

  async function fetchFile() {
    setResult(null);
    const outcome = await run(send(exportAccount, { params: { id: account.id }, timeout: TIMEOUT }));
    if (outcome.kind === 'ok') {
      saveFile('landfall.json', 'application/json', `${JSON.stringify(outcome.reply, null, 1)}\n`);
      return setResult({ kind: 'info', text: words.exported });
    }
    return setResult({ kind: 'wrong', text: outcome.kind === 'unreachable' ? changeNeedsNetwork : notRead });
  }

  return (
    <PageFrame width="narrow" back={{ href: deskHref.settings(), label: settings }} title={words.pages.export.title}>
      <p>{words.exportText}</p>
      <div className={styles.actions}>
        <Button kind="action" busy={isBusy} onClick={() => void fetchFile()}>
          {words.exportButton}
        </Button>
      </div>
      {result ? <Notice kind={result.kind}>{result.text}</Notice> : null}
      <p className={styles.none}>{words.importText}</p>
    </PageFrame>
  );
}
