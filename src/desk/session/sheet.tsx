import type { ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import styles from './sheet.module.css';

interface Props {
  title: string;
  lead?: string | undefined;
  /** Whether it is shown inside the desk, which has a `main` already. */
  isInside?: boolean;
  children: ReactNode;
}

/** A screen with one task, mostly before the desk is open. */
export function Sheet({ title, lead, isInside = false, children }: Props) {
  const Place = isInside ? 'div' : 'main';

  return (
    <Place className={styles.sheet}>
      <div className={styles.inside}>
        <img src="/desk-icon.svg" alt="" width={56} height={56} />
        <h1 className={layout.size2}>{title}</h1>
        {lead ? <p className={layout.soft}>{lead}</p> : null}
        {children}
      </div>
    </Place>
  );
}
