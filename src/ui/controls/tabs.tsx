import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

interface TabLabel {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  /** Whether what it holds is done with: it bears a tick. */
  readonly isDone?: boolean;
}

interface Props {
  label: string;
  tabs: readonly TabLabel[];
  selected: string;
  /** Asked for by tap, Enter or Space; arrow keys only move the focus, so that nothing is set off by looking. */
  onSelect: (id: string) => void;
  children: ReactNode;
}

/** Tabs in a row, as the steps of a way. Their owner decides which one is open. */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  return (
    <AriaTabs
      selectedKey={selected}
      keyboardActivation="manual"
      // After the press has taken the focus: what is opened may want it elsewhere.
      onSelectionChange={(key) => key !== selected && setTimeout(() => onSelect(String(key)))}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab} data-done={tab.isDone || undefined}>
            <span className={styles.label}>{tab.label}</span>
            <span className={styles.short}>{tab.short}</span>
          </Tab>
        ))}
      </TabList>
      {/* A panel of its own for each: React Aria gives it the id that its tab names when it is made, and never another. */}
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
