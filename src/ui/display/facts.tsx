import type { ReactNode } from 'react';
import type { DrawingName } from '../icons/drawings.tsx';
import { drawings } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './facts.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A few short facts in a row, as many as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  /** What it is, for those who do not see the icon. */
  label: string;
  icon: DrawingName;
  children: ReactNode;
}

export function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon drawing={drawings[icon]} size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
