import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** The problem in words, connected to the control for screen readers (K12). */
  error?: string | null | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** A label, its control, a hint and an error. */
function Field({ label, error, hint, className, children }: FieldProps & { children: (control: object) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({ label, error, hint, className, ...input }: FieldProps & ComponentProps<'input'>) {
  return <Field {...{ label, error, hint, className }}>{(control) => <input {...input} {...control} />}</Field>;
}

/** A text area with six rows by default (K7). */
export function TextArea({ label, error, hint, className, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, className }}>{(control) => <textarea rows={6} {...area} {...control} />}</Field>
  );
}

export function SelectField({ label, error, hint, className, ...select }: FieldProps & ComponentProps<'select'>) {
  return <Field {...{ label, error, hint, className }}>{(control) => <select {...select} {...control} />}</Field>;
}
