import type { ReactNode } from 'react';
import styles from './form-fields.module.css';
import type { ControlProps } from './value-controls.tsx';

interface Props extends Omit<ControlProps, 'value' | 'onChange'> {
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
