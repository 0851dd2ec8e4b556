import styles from './numbered.module.css';

/** A number that is read out or typed, below what it is the number of. */
export function Numbered({
  as: Tag = 'p',
  id,
  label,
  number,
}: {
  as?: 'p' | 'h2';
  id?: string;
  label: string;
  number: string;
}) {
  return (
    <Tag id={id} className={styles.number}>
      <span className={styles.label}>{label}</span>
      {number}
    </Tag>
  );
}
