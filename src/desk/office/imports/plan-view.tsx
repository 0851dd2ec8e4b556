import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { sessionAtom } from '#desk/state/session.ts';
import {
  applyImport,
  type ImportKind,
  type ImportPlan,
  type ImportResult,
  importKinds,
} from '#domain/contract/office/imports.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/imports.ts';
import { kinds } from '#words/office/imports.ts';
import { parts } from '#words/office/settings.ts';
import styles from '../settings/settings-page.module.css';
import own from './imports.module.css';
import { PATIENCE_MILLISECONDS } from './transfer.ts';

interface Props {
  plan: ImportPlan;
  onDone: (result: ImportResult) => void;
  onCancel: () => void;
}

/** The changes that an import would make, before anything is written. */
export function PlanView({ plan, onDone, onCancel }: Props) {
  const { account } = useAtomValue(sessionAtom);
  const { change, isBusy, problem } = useChange();
  const isWrong = plan.problems.length > 0;
  const hasChanges = plan.rows.length > 0;
  const start = useRef<HTMLParagraphElement>(null);

  // The button that chose the file is gone, so the focus needs a new place.
  useEffect(() => start.current?.focus(), []);

  async function apply() {
    const params = { id: account.id, importId: plan.id };
    const outcome = await change(applyImport, { params, timeout: PATIENCE_MILLISECONDS });
    if (outcome.kind === 'ok') onDone(outcome.reply);
  }

  return (
    <>
      <p ref={start} tabIndex={-1} className={styles.facts}>
        {plan.file_name}
      </p>
      {isWrong ? (
        <Problems plan={plan} />
      ) : (
        <>
          <p>{hasChanges ? words.planText : words.nothingToChange}</p>
          <Counts {...plan} label={words.planTitle} />
          {plan.pictures > 0 ? <p className={styles.facts}>{words.pictures(plan.pictures)}</p> : null}
        </>
      )}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isBusy ? <output className={styles.facts}>{words.importing}</output> : null}
      <div className={layout.row3}>
        {isWrong || !hasChanges ? null : (
          <Button kind="action" busy={isBusy} onClick={() => void apply()}>
            {words.importButton}
          </Button>
        )}
        <Button onClick={onCancel} disabled={isBusy}>
          {words.otherFile}
        </Button>
      </div>
    </>
  );
}

/** The counts of new and changed objects of each kind; with `rows`, also their names. */
export function Counts({ counts, rows, label }: Pick<ImportPlan, 'counts' | 'rows'> & { label: string }) {
  const shown = importKinds.flatMap((kind) => counts.find((it) => it.kind === kind) ?? []);

  return (
    <ul className={layout.list3} aria-label={label}>
      {shown.map(({ kind, ...count }) => {
        const named = rows.filter((it) => it.kind === kind && it.name !== '');
        return (
          <li key={kind} className={own.kind}>
            {named.length === 0 ? (
              <span>{kindName(kind)}</span>
            ) : (
              <details>
                <summary className={own.summary}>{kindName(kind)}</summary>
                <ul className={own.names}>
                  {named.map(({ name, fate }, i) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may repeat
                    <li key={i}>
                      {name} <span className={styles.facts}>{words.fates[fate]}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <span className={own.count}>{words.counts(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Problems({ plan: { problems, problems_count, file_name } }: Pick<Props, 'plan'>) {
  const isTable = file_name.toLowerCase().endsWith('.csv');

  return (
    <>
      <Notice kind="wrong">{words.problemsText(problems_count)}</Notice>
      <ul className={styles.rows} aria-label={words.problemsTitle}>
        {problems.map(({ kind, name, row, field, message }) => (
          <li key={`${kind} ${row} ${field} ${message}`}>
            <span>
              <strong>{isTable ? words.line(row) : kindName(kind)}</strong>
              {name === '' ? null : `: ${name}`}
            </span>
            <span>
              {field === '' ? null : <code>{field}</code>} {message}
            </span>
          </li>
        ))}
      </ul>
      {problems_count > problems.length ? <p>{words.moreProblems(problems_count - problems.length)}</p> : null}
    </>
  );
}

/** The name of a kind of objects for sellers, the same as in the settings. */
export function kindName(kind: ImportKind): string {
  return kind in kinds ? kinds[kind as keyof typeof kinds] : parts[kind as keyof typeof parts].title;
}
