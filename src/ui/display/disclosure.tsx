import { type ReactNode, useState } from 'react';

interface Props {
  summary: ReactNode;
  /** Opens it when something inside is new or wrong. It then stays open. */
  mustOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Content that opens below its summary. */
export function Disclosure({ summary, mustOpen = false, className, children }: Props) {
  const [isOpen, setOpen] = useState(mustOpen);
  const [before, setBefore] = useState(mustOpen);
  if (mustOpen !== before) {
    setBefore(mustOpen);
    if (mustOpen) setOpen(true);
  }

  return (
    <details className={className} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
