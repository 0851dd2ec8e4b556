import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import type { FormPart } from '#domain/booking/missing-fields.ts';
import { shownMissingFieldsAtom } from '#shop/state/booking/booking.ts';
import styles from './booking-part.module.css';

interface Props {
  part: FormPart;
  title: string;
  /** The one control has the title for its label, and says itself what is missing. */
  isNotified?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the form with its heading and what is missing in it. It can be given the focus, to begin where something is. */
export function BookingPart({ part, title, isNotified = false, aside, children }: Props) {
  const id = useId();
  const gaps = useAtomValue(shownMissingFieldsAtom).filter((gap) => gap.part === part);
  const ofPart = isNotified ? [] : gaps.flatMap(({ id: field, text }) => (field === undefined ? [text] : []));

  return (
    <section
      className={styles.part}
      tabIndex={-1}
      aria-labelledby={isNotified ? undefined : id}
      aria-describedby={ofPart.length > 0 ? `${id}-gap` : undefined}
      data-part={part}
      data-gap={gaps.length > 0 || undefined}
    >
      {isNotified ? null : (
        <div className={styles.head}>
          <h3 className={styles.title} id={id}>
            {title}
          </h3>
          {aside}
        </div>
      )}
      {ofPart.length > 0 ? (
        <p className={styles.gap} id={`${id}-gap`}>
          {ofPart.join(' ')}
        </p>
      ) : null}
      {children}
    </section>
  );
}
