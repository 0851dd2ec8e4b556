import { type AnchorHTMLAttributes, useEffect, useEffectEvent, useRef } from 'react';
import * as words from '#words/app.ts';
import * as reach from '#words/shell.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import styles from './error-view.module.css';

interface Props {
  message?: string;
  secondary: string;
  actionLabel?: string;
  action: AnchorHTMLAttributes<HTMLAnchorElement> | (() => void);
  /** 1 if the page has no other heading. */
  level?: 1 | 2;
  /** The shop is only out of reach and nothing has failed: the view is calm, and disappears once the shop can be reached. */
  isOut?: boolean;
  /** Called once the shop can be reached again; by default `action`. */
  onReach?: (() => void) | undefined;
}

/** A failure, with a way to continue (S6). */
export function ErrorView({
  isOut = false,
  message = isOut ? reach.outOfReachMessage : words.failedMessage,
  secondary,
  actionLabel = words.failedAction,
  action,
  level = 1,
  onReach = typeof action === 'function' ? action : undefined,
}: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOut = useRef(isOut);
  const reached = useEffectEvent(() => onReach?.());

  // The replaced content may have been longer, so the view must be scrolled to. The focus may have disappeared with it.
  useEffect(() => {
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (level === 2 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [level]);
  useEffect(() => {
    if (wasOut.current && !isOut) reached();
    wasOut.current = isOut;
  }, [isOut]);

  return (
    <div className={styles.error}>
      {isOut ? <Boat /> : <Buoy />}
      <Heading ref={heading} tabIndex={-1}>
        {message}
      </Heading>
      <p className={styles.secondary}>{secondary}</p>
      {typeof action === 'function' ? (
        <Button kind={isOut ? 'quiet' : 'action'} onClick={action}>
          {actionLabel}
        </Button>
      ) : (
        <ButtonLink kind="action" {...action}>
          {actionLabel}
        </ButtonLink>
      )}
    </div>
  );
}

/** A boat that waits for wind. */
function Boat() {
  return (
    <svg aria-hidden="true" className={styles.buoy} viewBox="0 0 120 96" fill="none">
      <path className={styles.cloud} d="M22 30a7 7 0 0 1 .9-13.9 11 11 0 0 1 21.2 2A6.100 6.100 0 0 1 43 30z" />
      <path className={styles.sail} d="M63 16c9 8 14 20 15 34H63zM57 24c-6 7-9 16-10 26h10z" />
      <path className={styles.mast} d="M60 58V10" />
      <path className={styles.body} d="M37 57h46l-7 13H45z" />
      <path
        className={styles.wave}
        d="M4 72c9 0 9 7 18.700 7s9.300-7 18.600-7 9.300 7 18.700 7 9.300-7 18.700-7 9.300 7 18.600 7 9.300-7 18.700-7"
      />
    </svg>
  );
}

function Buoy() {
  return (
    <svg aria-hidden="true" className={styles.buoy} viewBox="0 0 120 96" fill="none">
      <path className={styles.body} d="M52 18h16l13 44H39z" />
      <path className={styles.stripe} d="M47.6 33h24.8l4.4 15H43.2z" />
      <path className={styles.mast} d="M60 18V6m0 0 10 4-10 4" />
      <path
        className={styles.wave}
        d="M4 68c9 0 9 7 18.7 7s9.3-7 18.6-7 9.3 7 18.7 7 9.3-7 18.7-7 9.3 7 18.6 7 9.3-7 18.7-7"
      />
      <path className={styles.wave} d="M18 86c7 0 7 5 14 5s7-5 14-5 7 5 14 5 7-5 14-5 7 5 14 5 7-5 14-5" />
    </svg>
  );
}
