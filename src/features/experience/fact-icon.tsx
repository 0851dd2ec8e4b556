import type { ReactNode } from 'react';

/** A line drawing that says what the words beside it say, in the manner of `#ui/icons/icon.tsx`; of use on this page only. */
export function FactIcon({ name }: { name: FactIconName }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icons[name]}
    </svg>
  );
}

const icons = {
  duration: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3 2" />
    </>
  ),
  cancellation: <path d="M5 12a7.500 7.500 0 1 1 2.200 5.300M5 12H2.500M5 12l2.500-2.500M9.500 12.500l2 2 3.500-4" />,
  deposit: (
    <>
      <rect x="3" y="6" width="18" height="12.500" rx="2.500" />
      <path d="M3 10.500h18M7 15h3" />
    </>
  ),
  languages: (
    <>
      <path d="M20.500 11.500a8 7 0 0 1-11.600 6.200L4 19l1.300-3.700a6.600 6.600 0 0 1-.8-3.300 8 7 0 0 1 16-.5z" />
      <path d="M9 10.500h7M9 13.500h4.500" />
    </>
  ),
  place: (
    <>
      <path d="M12 21s-7-6.100-7-11.200a7 7 0 0 1 14 0C19 14.900 12 21 12 21z" />
      <circle cx="12" cy="9.800" r="2.500" />
    </>
  ),
  pickup: (
    <>
      <path d="M4 16.500V8a2 2 0 0 1 2-2h10.500l4 5.500v5h-2M15.500 16.500h-7M4 16.500h1.500" />
      <path d="M4 11.500h16.300M10.500 6v5.500" />
      <circle cx="7" cy="17" r="1.700" />
      <circle cx="17" cy="17" r="1.700" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FactIconName = keyof typeof icons;
