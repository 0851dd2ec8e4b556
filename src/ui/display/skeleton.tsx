import styles from './skeleton.module.css';

/** Holds the place of what comes, in its size: give it that by `className`. `text` is as high as a line of text. */
export function Skeleton({ className, text = false }: { className?: string | undefined; text?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      data-text={text || undefined}
    />
  );
}
