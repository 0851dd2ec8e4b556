import type { ComponentProps } from 'react';
import styles from './choice-input.module.css';

/** The box of a native checkbox or radio button. A label must surround it. */
export function ChoiceInput({ className, ...rest }: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return <input {...rest} className={[styles.input, className].filter(Boolean).join(' ')} />;
}
