import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { shownMissingFieldsAtom } from '#shop/state/booking/booking.ts';
import { foldedPartsAtom, foldPartsAtom } from '#shop/state/booking/experience.ts';
import type { FormPart } from '#text/missing-fields.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/booking.ts';
import styles from './booking-part.module.css';

interface Props {
  part: FormPart;
  title: string;
  /** The chosen values in one line. With it, the part can be folded (V4). */
  summary?: ReactNode;
  /** The only control of the part has the title as its label, and shows its own errors. */
  isNotified?: boolean;
  /** Words beside the title while the part is open. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the form with its heading and its problems. It can get the focus, so that the visitor starts at a problem. A part with a problem is never
 * folded.
 */
export function BookingPart({ part, title, summary = null, isNotified = false, aside = null, children }: Props) {
  const id = useId();
  const gaps = useAtomValue(shownMissingFieldsAtom).filter((gap) => gap.part === part);
  const isFolded = useAtomValue(foldedPartsAtom).has(part) && summary !== null && gaps.length === 0;
  const ofPart = isNotified ? [] : gaps.flatMap(({ id: field, text }) => (field === undefined ? [text] : []));

  return (
    <section
      className={styles.part}
      tabIndex={-1}
      aria-labelledby={isNotified ? undefined : id}
      aria-describedby={ofPart.length > 0 ? `${id}-gap` : undefined}
      data-part={part}
      data-gap={gaps.length > 0 || undefined}
      data-folded={isFolded || undefined}
    >
      {isNotified ? null : (
        <div className={styles.head}>
          <h3 className={layout.textHeading}>
            {summary === null || gaps.length > 0 ? (
              <span id={id}>{title}</span>
            ) : (
              <Toggle id={id} part={part} title={title} summary={summary} isFolded={isFolded} />
            )}
          </h3>
          {aside === null || isFolded ? null : <p className={styles.hint}>{aside}</p>}
        </div>
      )}
      {ofPart.length > 0 ? (
        <output className={styles.gap} id={`${id}-gap`}>
          {ofPart.join(' ')}
        </output>
      ) : null}
      {isFolded ? null : children}
    </section>
  );
}

interface ToggleProps {
  id: string;
  part: FormPart;
  title: string;
  summary: ReactNode;
  isFolded: boolean;
}

/** The button that folds or opens the part. It stays in place and keeps the focus. */
function Toggle({ id, part, title, summary, isFolded }: ToggleProps) {
  const fold = useSetAtom(foldPartsAtom);

  return (
    <button type="button" className={styles.toggle} aria-expanded={!isFolded} onClick={() => fold([part], !isFolded)}>
      {isFolded ? (
        <>
          <VisuallyHidden>
            <span id={id}>{title}</span>
          </VisuallyHidden>
          <span>{summary}</span>
          <span className={styles.change}>{words.change}</span>
        </>
      ) : (
        <>
          <span id={id}>{title}</span>
          <Icon drawing={drawings.up} size={20} strokeWidth={2} />
        </>
      )}
    </button>
  );
}
