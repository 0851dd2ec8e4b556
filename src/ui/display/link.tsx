import type { ComponentProps } from 'react';
import styles from './link.module.css';

/** A link in text or in a list. With `quiet`, it is underlined only under the pointer. */
export function Link({ quiet = false, className, children, ...rest }: ComponentProps<'a'> & { quiet?: boolean }) {
  return (
    <a {...rest} className={[styles.link, className].filter(Boolean).join(' ')} data-quiet={quiet || undefined}>
      {children}
    </a>
  );
}
