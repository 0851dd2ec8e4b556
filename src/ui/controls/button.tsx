import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
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

/** The button that sends a form with one main action. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'kind' | 'type' | 'wide'>) {
  return <Button {...props} kind="action" wide type="submit" />;
}

/** A link that looks like a button. For a page of the shop, spread `usePageLink(href)` into it. */
export function ButtonLink({ kind, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} {...lookOf(kind, wide, className)}>
      {children}
    </a>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** The path of its drawing. */
  icon: string;
  /** The width of its drawing in pixels. */
  size?: number;
}

/** A button with only an icon. `aria-label` has its text. */
export function IconButton({ className, icon, size = 24, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={[styles.icon, className].filter(Boolean).join(' ')}>
      <Icon drawing={icon} size={size} />
    </button>
  );
}
