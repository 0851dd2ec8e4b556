import { useId } from 'react';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { starsOf } from '#words/reviews/stars.ts';
import * as words from '#words/reviews/write.ts';
import styles from './stars-field.module.css';

interface Props {
  /** 1 to 5; 0 before the guest has chosen. */
  value: number;
  error: string | null;
  onChange: (stars: number) => void;
}

/** Five native radio buttons with the look of stars. Arrow keys move between them. */
export function StarsField({ value, error, onChange }: Props) {
  const id = useId();

  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{words.stars}</legend>
      <div className={styles.stars}>
        {words.grades.map((grade, at) => (
          <label key={grade} className={styles.star} data-full={at < value || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              aria-label={`${starsOf(at + 1)}: ${grade}`}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <Icon drawing={drawings.star} size={36} strokeWidth={1.5} />
          </label>
        ))}
      </div>
      <output className={styles.grade}>{words.grades[value - 1] ?? ''}</output>
      {error ? (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
