import type { ComponentProps } from 'react';
import styles from './choice-input.module.css';

/** The box of a native checkbox or the ring of a native radio button; its label stands around it. */
export function ChoiceInput({ className, ...rest }: ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return <input {...rest} className={[styles.input, className].filter(Boolean).join(' ')} />;
}
