import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import styles from './page-frame.module.css';

interface Props {
  /** The link to the page above this one, with its name. Screens of the navigation have no such link. */
  back?: { readonly href: string; readonly label: string };
  /** undefined while it is being read. */
  title?: string | undefined;
  /** A note below the title, such as the name of the tour, or a state. */
  note?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** `narrow` for forms and lists of names, `middle` for lists with pictures, `wide` for tables, `full` for columns. */
  width?: 'narrow' | 'middle' | 'wide' | 'full';
  children: ReactNode;
}

/** A screen of the office: the link back, the title with its actions, and the content below. */
export function PageFrame({ back, title, note, actions, width = 'full', children }: Props) {
  return (
    <div className={styles.page} data-width={width}>
      {back ? (
        <Link href={back.href} className={styles.back}>
          <Icon name="left" size={20} />
          {back.label}
        </Link>
      ) : null}
      {title ? (
        <div className={styles.head}>
          <div className={styles.titles}>
            <h1 className={layout.size2}>{title}</h1>
            {note ? <p className={layout.soft}>{note}</p> : null}
          </div>
          {actions}
        </div>
      ) : null}
      {children}
    </div>
  );
}
