import { useId } from 'react';
import styles from './chips.module.css';

/** One of several things to choose from, small enough to stand beside the others. */
export interface Chip {
  value: number;
  label: string;
  /** Of a label that is not in the language of the page. */
  lang?: string | undefined;
  /** A second line, such as what is left of it, or why it cannot be had. */
  note?: string | undefined;
  isDisabled?: boolean;
  isScarce?: boolean;
}

interface Props {
  /** Names the group for those who listen; what is seen stands in the heading above. */
  label: string;
  chips: readonly Chip[];
  value: number | null;
  onChange: (value: number) => void;
  /** One was chosen by a tap, also the one that was chosen already: the arrow keys only look at one after the other. */
  onTap?: () => void;
}

/** Native radio buttons, dressed as chips: arrow keys go round those that can be chosen. */
export function Chips({ label, chips, value, onChange, onTap }: Props) {
  const name = useId();

  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{label}</legend>
      {chips.map((chip) => (
        <label key={chip.value} className={styles.chip} data-scarce={chip.isScarce || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={chip.value === value}
            disabled={chip.isDisabled}
            onChange={() => onChange(chip.value)}
            onClick={({ detail }) => detail > 0 && onTap?.()}
          />
          <span className={styles.label} lang={chip.lang}>
            {chip.label}
          </span>
          {chip.note ? <span className={styles.note}>{chip.note}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
