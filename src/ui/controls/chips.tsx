import { useId } from 'react';
import styles from './chips.module.css';

/** One of several choices, small enough to stand beside the others. */
export interface Chip {
  value: number;
  label: string;
  /** The language of the label, if it is not the page's. */
  lang?: string | undefined;
  /** A second line, such as the number left, or the reason why it is not available. */
  note?: string | undefined;
  isDisabled?: boolean;
  isScarce?: boolean;
}

interface Props {
  /** The name of the group for screen readers. The heading above shows it to others. */
  label: string;
  chips: readonly Chip[];
  value: number | null;
  onChange: (value: number) => void;
  /** Called for a tap on a chip, even on the selected one. Arrow keys do not call it, because they pass over several chips. */
  onTap?: () => void;
}

/** Native radio buttons with the look of chips. Arrow keys move between the enabled ones. */
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
