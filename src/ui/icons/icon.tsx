import type { ReactNode } from 'react';

/** One of the first view's by its name, any other as a drawing (`drawings.tsx`). */
type Props = ({ name: IconName } | { drawing: ReactNode }) & { size?: number };

/** A line drawing of 24 × 24 that says what the words beside it say: hidden from screen readers. */
export function Icon({ size = 24, ...which }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {'name' in which ? icons[which.name] : which.drawing}
    </svg>
  );
}

export const icons = {
  cart: (
    <>
      <path d="M6.5 8h11l1 12h-13z" />
      <path d="M9 10.5V7a3 3 0 0 1 6 0v3.5" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  filters: <path d="M4 7h9m4 0h3M4 17h3m4 0h9M13 4.5v5M11 14.5v5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3 2" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  left: <path d="m14.5 6-6 6 6 6" />,
  right: <path d="m9.5 6 6 6-6 6" />,
  warning: <path d="M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8v.1" />
    </>
  ),
  cloud: <path d="M7 18.5a4 4 0 0 1-.6-7.95 6 6 0 0 1 11.5 1.2A3.4 3.4 0 0 1 17.5 18.5z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof icons;
