import type { AnchorHTMLAttributes, ReactNode } from 'react';
import * as words from '#words/ui/error-view.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  message?: string;
  secondary?: ReactNode;
  actionLabel?: string;
  /** A link's own properties where the action leads somewhere, or what it does. */
  action: AnchorHTMLAttributes<HTMLAnchorElement> | (() => void);
  /** The heading is the page's where nothing else is. */
  level?: 1 | 2;
}

/** What failed, and a way on (S6). */
export function ErrorView({
  message = words.message,
  secondary,
  actionLabel = words.action,
  action,
  level = 1,
}: ErrorViewProps) {
  const Heading = level === 1 ? 'h1' : 'h2';

  return (
    <div className={styles.error}>
      <Buoy />
      <Heading tabIndex={-1}>{message}</Heading>
      {secondary ? <p className={styles.secondary}>{secondary}</p> : null}
      {typeof action === 'function' ? (
        <Button kind="action" onClick={action}>
          {actionLabel}
        </Button>
      ) : (
        <ButtonLink kind="action" {...action}>
          {actionLabel}
        </ButtonLink>
      )}
    </div>
  );
}

function Buoy() {
  return (
    <svg aria-hidden="true" className={styles.buoy} viewBox="0 0 120 96" fill="none">
      <path className={styles.body} d="M52 18h16l13 44H39z" />
      <path className={styles.stripe} d="M47.6 33h24.8l4.4 15H43.2z" />
      <path className={styles.mast} d="M60 18V6m0 0 10 4-10 4" />
      <path
        className={styles.wave}
        d="M4 68c9 0 9 7 18.7 7s9.3-7 18.6-7 9.3 7 18.7 7 9.3-7 18.7-7 9.3 7 18.6 7 9.3-7 18.7-7"
      />
      <path className={styles.wave} d="M18 86c7 0 7 5 14 5s7-5 14-5 7 5 14 5 7-5 14-5 7 5 14 5 7-5 14-5" />
    </svg>
  );
}
