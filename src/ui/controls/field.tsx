import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** The problem in words, connected to the control for screen readers (K12). */
  error?: string | null | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  /** Called with each new value; for a control that needs no more of the event. */
  onValue?: ((value: string) => void) | undefined;
}

/** A label, its control, a hint and an error. */
function Field({
  label,
  error,
  hint,
  className,
  onValue,
  children,
}: FieldProps & { children: (control: object) => ReactNode }) {
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
        ...(onValue && { onChange: ({ target }: { target: { value: string } }) => onValue(target.value) }),
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

export function TextField({ label, error, hint, className, onValue, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, error, hint, className, onValue }}>{(control) => <input {...input} {...control} />}</Field>
  );
}

/** A text area with six rows by default (K7). */
export function TextArea({ label, error, hint, className, onValue, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, error, hint, className, onValue }}>
      {(control) => <textarea rows={6} {...area} {...control} />}
    </Field>
  );
}

/** The value of an option, and its title. */
export type Option = readonly [value: string | number, title: ReactNode];

interface SelectProps extends FieldProps {
  /** The title of the option for no value; left out if there is no such option. */
  none?: string | undefined;
  /** Options that are only a value and a title. Any others are children. */
  options?: readonly Option[];
}

export function SelectField({
  label,
  error,
  hint,
  className,
  onValue,
  none,
  options = [],
  children,
  ...select
}: SelectProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, error, hint, className, onValue }}>
      {(control) => (
        <select {...select} {...control}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
