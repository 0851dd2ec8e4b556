import type { ReactNode } from 'react';
import styles from './form-fields.module.css';

interface Props {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  children: ReactNode;
}

/** Several controls of one field, with its hint and its error. */
export function FieldGroup({ name, label, hint, error, children }: Props) {
  return (
    <fieldset className={styles.group} name={name}>
      <legend>{label}</legend>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
