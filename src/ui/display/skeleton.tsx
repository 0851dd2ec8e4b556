import styles from './skeleton.module.css';

/** A placeholder of the same size as the content to come; `className` sets the size. With `text` it is as high as a line of text. */
export function Skeleton({ className, text = false }: { className?: string | undefined; text?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      data-text={text || undefined}
    />
  );
}
