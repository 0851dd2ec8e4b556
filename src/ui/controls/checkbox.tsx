import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { ChoiceInput } from './choice-input.tsx';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A native checkbox. A press anywhere in its row changes it. */
export function Checkbox({ label, hint, error, isChecked, onChange }: Props) {
  return (
    <label className={styles.checkbox}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
        {error ? <span className={styles.error}>{error}</span> : null}
      </span>
      <ChoiceInput
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
