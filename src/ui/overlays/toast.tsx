import * as words from '#words/shell.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon, type IconName, icons } from '../icons/icon.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  id: number;
  kind: 'good' | 'info' | 'wrong';
  text: string;
  detail?: string | undefined;
  action?: { readonly label: string; readonly href: string } | undefined;
}

/** Toasts, the newest last: for a region that announces them (S8). */
export function ToastList({ toasts, onDismiss }: { toasts: readonly ToastProps[]; onDismiss: (id: number) => void }) {
  return toasts.map((toast) => <Toast key={toast.id} {...toast} onDismiss={() => onDismiss(toast.id)} />);
}

/** An animation measures the time for which a toast is shown. It pauses under the pointer and with the focus. */
function Toast({ kind, text, detail, action, onDismiss }: ToastProps & { onDismiss: () => void }) {
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onAnimationEnd={(event) => event.target === event.currentTarget && onDismiss()}
    >
      <Icon name={marks[kind]} />
      <div className={styles.words}>
        <p>{text}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {action ? <a href={action.href}>{action.label}</a> : null}
      </div>
      <IconButton icon={icons.close} size={20} aria-label={words.dismiss} onClick={onDismiss} />
    </div>
  );
}

const marks: Record<ToastProps['kind'], IconName> = { good: 'check', info: 'info', wrong: 'warning' };
