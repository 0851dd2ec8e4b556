import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styles from './switch.module.css';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A switch that takes effect at once. */
export function Switch({ isOn, onChange, isDisabled = false, children }: Props) {
  return (
    <AriaSwitch className={styles.switch ?? ''} isSelected={isOn} isDisabled={isDisabled} onChange={onChange}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
}
