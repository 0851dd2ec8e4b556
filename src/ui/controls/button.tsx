import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /**
   * `action` is the main action of a screen (coral, only one), `danger` deletes or ends something, `quiet` is for all others, `plain` is only text.
   */
  kind?: 'action' | 'danger' | 'quiet' | 'plain' | undefined;
  wide?: boolean;
}

/** The properties that a button and a link with its look have in common. */
const lookOf = (kind: Look['kind'] = 'quiet', wide = false, className?: string) => ({
  className: [styles.button, className].filter(Boolean).join(' '),
  'data-kind': kind,
  'data-wide': wide || undefined,
});

/** @param props.busy  the button waits for the action that it started: it stays in place, and does nothing */
export function Button({
  kind,
  wide,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      {...lookOf(kind, wide, className)}
      // oxlint-disable-next-line react/button-has-type -- one of its three types, 'button' if not said
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. For a page of the shop, spread `usePageLink(href)` into it. */
export function ButtonLink({ kind, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} {...lookOf(kind, wide, className)}>
      {children}
    </a>
  );
}

/** A button with only an icon. `aria-label` has its text. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button {...rest} type="button" className={[styles.icon, className].filter(Boolean).join(' ')} />;
}
