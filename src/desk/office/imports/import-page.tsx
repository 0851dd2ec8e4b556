import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { problemOf, useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import {
  exportAccount,
  type ImportPlan,
  type ImportResult,
  type ImportUndone,
  readLastImport,
  undoImport,
} from '#domain/contract/office/imports.ts';
import { saveFile } from '#platform/device/share.ts';
import { downloadFile } from '#platform/network/download.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/imports.ts';
import { Read } from '../reply.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import styles from '../settings/settings-page.module.css';
import { ChooseFile } from './choose-file.tsx';
import { Counts, kindName, PlanView } from './plan-view.tsx';
import { megabytes, PATIENCE_MILLISECONDS } from './transfer.ts';

/** Exports all data that the company has entered as one file, and imports such a file (B18). */
export function ImportPage() {
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

  return (
    <SettingsFrame part="export">
      {result ? <LastImport result={result} /> : null}
      <ExportSection />
      <section className={styles.section} aria-label={words.importTitle}>
        <h2 className={layout.size3}>{words.importTitle}</h2>
        {plan ? (
          <PlanView
            plan={plan}
            onDone={(done) => {
              setPlan(null);
              setResult(done);
            }}
            onCancel={() => setPlan(null)}
          />
        ) : (
          <ChooseFile
            onPlan={(next) => {
              setResult(null);
              setPlan(next);
            }}
          />
        )}
      </section>
      {plan || result ? null : <LastImport result={null} />}
    </SettingsFrame>
  );
}

/** The result of the last import, with links to its tours, and the button that undoes it. */
function LastImport({ result }: { result: ImportResult | null }) {
  const { account } = useAtomValue(sessionAtom);

  if (result && result.counts.every((it) => it.new + it.changed === 0))
    return <Notice kind="info">{words.nothingToChange}</Notice>;
  return (
    <Read call={readLastImport} params={{ id: account.id }} loading={words.loading}>
      {({ last }) => (last ? <LastResult key={last.id} last={last} isNew={last.id === result?.id} /> : null)}
    </Read>
  );
}

function LastResult({ last, isNew }: { last: ImportResult; isNew: boolean }) {
  const { account } = useAtomValue(sessionAtom);
  const zone = useAtomValue(zoneAtom);
  const { change, isBusy, problem } = useChange();
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that started the import is gone, so the focus needs a new place.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  async function undo() {
    const outcome = await change(undoImport, { params: { id: account.id, importId: last.id } });
    if (outcome.kind === 'ok') setUndone(outcome.reply);
  }

  return (
    <section className={styles.section} aria-label={words.lastTitle}>
      <h2 ref={heading} tabIndex={-1} className={layout.size3}>
        {words.lastTitle}
      </h2>
      {undone ? <Undone undone={undone} /> : isNew ? <Notice kind="info">{words.done}</Notice> : null}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {last.state === 'done' || last.can_undo === 'undone' ? null : (
        <Notice kind="caution">{words.unfinished[last.state]}</Notice>
      )}
      <p className={styles.facts}>{`${last.file_name}, ${formatInstant(last.created_at, zone)}`}</p>
      <Counts counts={last.counts.filter((it) => it.new + it.changed > 0)} rows={[]} label={words.changesTitle} />
      {last.can_undo === 'yes' ? (
        <>
          <p>{words.undoText}</p>
          <div className={layout.row3}>
            <Button busy={isBusy} onClick={() => void undo()}>
              {words.undo}
            </Button>
          </div>
        </>
      ) : null}
      {last.tours.length > 0 && last.can_undo !== 'undone' ? (
        <ul className={styles.list} aria-label={words.kinds.experiences}>
          {last.tours.map(({ id, title }) => (
            <li key={id}>
              <Link href={deskHref.tour(id)}>
                <strong>{title}</strong>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The result of an undo, with the objects that stay. */
function Undone({ undone }: { undone: ImportUndone }) {
  const { skipped } = undone;

  return (
    <>
      <Notice kind={skipped.length > 0 ? 'caution' : 'info'}>{words.undone(undone)}</Notice>
      {skipped.length > 0 ? (
        <ul className={styles.rows} aria-label={words.remainingTitle}>
          {skipped.map(({ kind, name, reason }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may repeat
            <li key={i}>
              <span>{name || kindName(kind)}</span>
              <span className={styles.facts}>{words.remainingReasons[reason]}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Downloads all data that the company has entered, as one file. */
function ExportSection() {
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
      <h2 className={layout.size3}>{words.exportTitle}</h2>
      <p>{words.exportText}</p>
      <div className={layout.row3}>
        <Button busy={isBusy} onClick={() => void download()}>
          {words.exportButton}
        </Button>
      </div>
      {isBusy ? <output className={styles.facts}>{words.received(megabytes(bytes))}</output> : null}
      {result ? <Notice kind={result.kind}>{result.text}</Notice> : null}
    </section>
  );
}
