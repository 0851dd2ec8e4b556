import type { ReactNode } from 'react';
import { icons } from './icon.tsx';

/** Drawings for `Icon` that the first view does without. */
export const drawings = {
  clock: icons.clock,
  check: icons.check,
  edit: (
    <path d="M4 20l1-4.500L16.500 4a1.800 1.800 0 0 1 2.500 0l1 1a1.800 1.800 0 0 1 0 2.500L8.500 19zM14.500 6l3.500 3.500" />
  ),
  remove: <path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.300 11v5.500M13.700 11v5.500" />,
  lock: (
    <>
      <rect x="5" y="10.500" width="14" height="9.500" rx="2" />
      <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500" />
    </>
  ),
  plus: <path d="M12 6v12M6 12h12" />,
  up: <path d="m6 14.500 6-6 6 6" />,
  down: <path d="m6 9.500 6 6 6-6" />,
  calendar: (
    <>
      <rect x="3.500" y="5.500" width="17" height="15" rx="2.500" />
      <path d="M3.500 10h17M8 3.500v4M16 3.500v4" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.500" r="3.200" />
      <path d="M3 19.500c.6-3.600 3-5.500 6-5.500s5.400 1.900 6 5.500M15.500 5.700a3.200 3.200 0 0 1 0 5.600M17.500 14.400c2 .7 3.200 2.400 3.600 5.100" />
    </>
  ),
  place: (
    <>
      <path d="M12 21s-7-6.100-7-11.200a7 7 0 0 1 14 0C19 14.900 12 21 12 21z" />
      <circle cx="12" cy="9.800" r="2.500" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.500" width="18" height="13" rx="2.500" />
      <path d="M3 10h18M7 14.800h3" />
    </>
  ),
  ticket: (
    <>
      <path d="M3.500 7h17v3.300a1.800 1.800 0 0 0 0 3.400V17h-17v-3.300a1.800 1.800 0 0 0 0-3.400z" />
      <path d="M14.500 7v2M14.500 11v2M14.500 15v2" />
    </>
  ),
  share: <path d="M12 15V4m-4 3.600L12 4l4 3.600M7.500 10.500h-2v9.500h13v-9.500h-2" />,
  copy: (
    <>
      <rect x="8.500" y="8.500" width="11.500" height="11.500" rx="2" />
      <path d="M15.500 5.500V4.300A1.300 1.300 0 0 0 14.200 3H5.300A1.300 1.300 0 0 0 4 4.300v8.900a1.300 1.300 0 0 0 1.300 1.300h.7" />
    </>
  ),
  transfer: (
    <>
      <path d="M4 16.500V8a2 2 0 0 1 2-2h10.500l4 5.500v5h-2M15.500 16.500h-7M4 16.500h1.500M4 11.500h16.300" />
      <circle cx="7" cy="17" r="1.700" />
      <circle cx="17" cy="17" r="1.700" />
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
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;
