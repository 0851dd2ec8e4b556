import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A page of text: a heading, a sentence that sums it up, and the rest in a column of good width. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.prose}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

/** An item of a list: its title and its text. */
export function Point({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <b>{title}</b> {text}
    </li>
  );
}
