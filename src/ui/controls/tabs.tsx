import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

interface TabLabel {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  /** Whether the step of this tab is complete: the tab then shows a tick. */
  readonly isDone?: boolean;
}

interface Props {
  label: string;
  tabs: readonly TabLabel[];
  selected: string;
  /** Called for a tap, Enter or Space. Arrow keys only move the focus, so that they do not open anything. */
  onSelect: (id: string) => void;
  children: ReactNode;
}

/** Tabs in a row, for the steps of a process. Their parent decides which one is open. */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  return (
    <AriaTabs
      selectedKey={selected}
      keyboardActivation="manual"
      // Waits until the press has moved the focus, because the opened tab may move it elsewhere.
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
      {/* Each tab has its own panel: React Aria sets the id that the tab refers to when the panel is made, and never changes it. */}
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
