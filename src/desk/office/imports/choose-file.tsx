import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { problemOf } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { type ImportPlan, importLimits, planImport } from '#domain/contract/office/imports.ts';
import { tourTemplate } from '#domain/contract/office/tour-table.ts';
import { saveFile } from '#platform/device/share.ts';
import { uploadForm } from '#platform/network/upload.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { separator } from '#words/desk/csv.ts';
import { tourColumns } from '#words/desk/tour-columns.ts';
import * as words from '#words/office/imports.ts';
import { templateName, templateTour } from '#words/office/imports.ts';
import { categoryTitle, rateTitle } from '#words/office/new-tour.ts';
import { FileButton, fileDrop } from '../file-button.tsx';
import styles from '../settings/settings-page.module.css';
import { megabytes, PATIENCE_MILLISECONDS } from './transfer.ts';

/** Lets the seller choose or drop a file, and has the engine check it. The check writes nothing. */
export function ChooseFile({ onPlan }: { onPlan: (plan: ImportPlan) => void }) {
  const { sendBy } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [isBusy, run] = useBusy();
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(file: File) {
    setShare(0);
    const { most } = importLimits;
    if (file.size > most) return setProblem(words.tooLarge(megabytes(file.size), megabytes(most)));
    setProblem(null);
    const form = new FormData();
    form.set('rate_title', rateTitle);
    form.set('category_title', categoryTitle);
    form.set(importLimits.field, file, file.name);
    const transport = uploadForm(form, setShare);
    const outcome = await run(
      sendBy(transport)(planImport, { params: { id: account.id }, timeout: PATIENCE_MILLISECONDS }),
    );
    if (outcome.kind === 'ok') return onPlan(outcome.reply);
    return setProblem(problemOf(outcome)?.text ?? null);
  }

  const take = ([file]: readonly File[]) => void (file && !isBusy && check(file));

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way: the button below is the first
    <div className={styles.form} {...fileDrop(take)}>
      <p>{words.importText}</p>
      <ul>
        {[words.importDrafts, words.importOwn, words.importNever, words.tableText].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={layout.row3}>
        <FileButton kind="action" label={words.choose} accept=".zip,.csv" busy={isBusy} onFiles={take} />
        <Button onClick={saveTemplate}>{words.template}</Button>
      </div>
      {isBusy ? (
        <label>
          {share < 1 ? words.sending(Math.round(share * 100)) : words.checking}
          <progress max={1} {...(share < 1 && { value: share })} />
        </label>
      ) : null}
      {problem === null ? null : <Notice kind="wrong">{problem}</Notice>}
    </div>
  );
}

/** Saves a table with the columns and one tour as an example. */
function saveTemplate(): void {
  saveFile(templateName, 'text/csv', tourTemplate({ names: tourColumns, tour: templateTour, separator }));
}
