import { type ReactNode, useId } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, Group, Input, NumberField } from 'react-aria-components/NumberField';
import * as words from '#words/booking.ts';
import { locale } from '#words/formats.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './stepper.module.css';

interface Props {
  label: ReactNode;
  /** The label as plain text, if the label itself is not a string. */
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A whole number, changed by tap, arrow keys or typing. Its parent may set another value than the requested one. */
export function Stepper({
  label,
  name = typeof label === 'string' ? label : '',
  hint,
  error,
  value,
  min = 0,
  max,
  onChange,
}: Props) {
  const id = useId();

  return (
    <I18nProvider locale={locale}>
      <NumberField
        className={styles.stepper}
        aria-labelledby={`${id}-label`}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
        value={value}
        minValue={min}
        {...(max !== undefined && { maxValue: Math.max(max, value) })}
        isInvalid={Boolean(error)}
        isWheelDisabled
        formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        incrementAriaLabel={words.oneMore(name)}
        decrementAriaLabel={words.oneLess(name)}
        onChange={(next) => onChange(Number.isNaN(next) ? min : next)}
      >
        <div className={styles.words}>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {hint ? (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          ) : null}
          {error ? (
            <span id={`${id}-error`} className={styles.error}>
              {error}
            </span>
          ) : null}
        </div>
        <Group className={styles.control}>
          <Button slot="decrement" className={styles.step}>
            <Icon size={20} strokeWidth={2} drawing="M6 12h12" />
          </Button>
          <Input className={styles.value} />
          <Button slot="increment" className={styles.step} isDisabled={max !== undefined && value >= max}>
            <Icon size={20} strokeWidth={2} drawing="M6 12h12M12 6v12" />
          </Button>
        </Group>
      </NumberField>
    </I18nProvider>
  );
}
