import type { ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import styles from './folded.module.css';

interface Props {
  summary: string;
  /** A text above the folded content. */
  hint?: string;
  'data-part'?: string;
  children: ReactNode;
}

/** A part of a sale that most sales do not need: it opens below its summary. */
export function Folded({ summary, hint, children, ...rest }: Props) {
  return (
    <details {...rest} className={styles.folded}>
      <summary>{summary}</summary>
      <div className={styles.inside}>
        {hint ? <p className={layout.soft}>{hint}</p> : null}
        {children}
      </div>
    </details>
  );
}
