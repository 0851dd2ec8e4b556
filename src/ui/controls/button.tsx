import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `action` is the one coral thing of a screen, `quiet` everything else, `plain` only words. */
export type ButtonKind = 'action' | 'quiet' | 'plain';

interface Look {
  kind?: ButtonKind;
  /** As wide as its place. */
  wide?: boolean;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Waiting for what it set off: it stays where it is, and does nothing. */
  busy?: boolean;
}

export function Button({
  kind = 'quiet',
  wide = false,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of its three types, 'button' if not said
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-kind={kind}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. Spread `usePageLink(href)` into it for a place within the shop. */
export function ButtonLink({
  kind = 'quiet',
  wide = false,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-kind={kind}
      data-wide={wide || undefined}
    >
      {children}
    </a>
  );
}

/** A button that is only an icon: `aria-label` says what it does. */
export function IconButton({
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { 'aria-label': string }) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of its three types, 'button' if not said
      type={type}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    />
  );
}
