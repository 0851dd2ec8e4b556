import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** A page to be read: a heading, a first sentence that says it all, and the rest in a column of good measure. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.prose}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

/** One of a list: what it is, and what there is to say of it. */
export function Point({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <b>{title}</b> {text}
    </li>
  );
}
