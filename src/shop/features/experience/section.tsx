import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A section of an experience's page. Links can lead to its id. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
