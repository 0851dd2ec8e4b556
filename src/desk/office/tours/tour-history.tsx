import { readTourHistory, type TourChange } from '#domain/contract/resources/tours.ts';
import layout from '#ui/layout.module.css';
import { named, objects, rateFields } from '#words/office/history.ts';
import * as words from '#words/office/tour-editor.ts';
import { statuses } from '#words/office/tours.ts';
import { EntryTime } from '../entry-time.tsx';
import { SectionFrame } from '../forms/form-section.tsx';
import { Read } from '../reply.tsx';
import styles from './tour-page.module.css';

/** The changes of the tour with the people who made them, the newest first (B10). */
export function TourHistory({ tour }: { tour: number }) {
  return (
    <SectionFrame title={words.history}>
      <Read call={readTourHistory} params={{ id: tour }} loading={words.loading}>
        {({ results }) => (
          <>
            {results.length === 0 ? <p className={layout.softSmall}>{words.noHistory}</p> : null}
            <ol className={styles.history}>
              {results.toReversed().map((change) => (
                <li key={change.id}>
                  <span>{textOf(change)}</span>
                  <EntryTime at={change.at} className={layout.softSmall} />
                </li>
              ))}
            </ol>
          </>
        )}
      </Read>
    </SectionFrame>
  );
}

function textOf({ kind, actor, fields, status, rate = '' }: TourChange): string {
  const ofRate = { rate_created: 'created', rate_changed: 'changed', rate_removed: 'removed' } as const;
  if (kind in ofRate) {
    const labels = fields.map((field) => rateFields[field] ?? field).join(', ');
    return objects[ofRate[kind as keyof typeof ofRate]](actor, named.rate(rate), labels);
  }
  if (kind === 'created') return words.created(actor);
  const labels = fields.map((field) =>
    field === 'status'
      ? `${words.otherFields['status']} (${statuses[status]})`
      : (words.fields.labels[field] ?? words.otherFields[field] ?? field),
  );
  return words.changed(actor, labels.join(', '));
}
