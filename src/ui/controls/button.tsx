import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /** `action` is the one coral thing of a screen, `danger` ends something, `quiet` is everything else, `plain` only words. */
  kind?: 'action' | 'danger' | 'quiet' | 'plain' | undefined;
  wide?: boolean;
}

/** What a button and a link that looks like one have in common. */
const lookOf = (kind: Look['kind'] = 'quiet', wide = false, className?: string) => ({
  className: [styles.button, className].filter(Boolean).join(' '),
  'data-kind': kind,
  'data-wide': wide || undefined,
});

/** @param props.busy  waiting for what it set off: it stays where it is, and does nothing */
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

/** A link that looks like a button. Spread `usePageLink(href)` into it for a place within the shop. */
export function ButtonLink({ kind, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} {...lookOf(kind, wide, className)}>
      {children}
    </a>
  );
}

/** A button that is only an icon: `aria-label` says what it does. */
export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button {...rest} type="button" className={[styles.icon, className].filter(Boolean).join(' ')} />;
}
