import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/numbers.ts';
import styles from './number-table.module.css';

interface Props {
  /** The accessible name of the table. */
  title: string;
  /** The title of the first column. */
  first: string;
  columns: readonly string[];
  /** The text for no rows. */
  none?: string;
  rows: readonly { readonly key: string | number; readonly name: string; readonly cells: readonly string[] }[];
}

/** A table of numbers. If a row is too narrow for its columns, each number stands below the title of its column. */
export function NumberTable({ title, first, columns, none = words.nothing, rows }: Props) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((it) => (
            <th key={it} scope="col">
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, n) => (
              <td key={columns[n]} data-column={columns[n]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A part of the page with a title, and a button if its table can be downloaded. */
export function NumberSection({
  title,
  onDownload,
  children,
}: {
  title: string;
  onDownload?: () => void;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={layout.size3}>{title}</h2>
        {onDownload ? (
          <Button className={styles.download} onClick={onDownload}>
            {words.download(title)}
          </Button>
        ) : null}
      </div>
      {children}
    </section>
  );
}
