/** An icon of the first view is given by its name, any other by the path of a drawing (`drawings.ts`). */
type Props = ({ name: IconName } | { drawing: string }) & { size?: number; strokeWidth?: number };

/** A line drawing of 24 × 24. It is hidden from screen readers, because the text beside it says the same. */
export function Icon({ size = 24, strokeWidth = 1.75, ...which }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={'name' in which ? icons[which.name] : which.drawing} />
    </svg>
  );
}

export const icons = {
  cart: 'M6.5 8h11l1 12h-13zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M4.5 10.5a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM15 15l5 5',
  filters: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 4.5v5M11 14.5v5',
  clock: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0zM12 7v5l3 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1',
  info: 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0zM12 11v5m0-8v.1',
  cloud: 'M7 18.5a4 4 0 0 1-.6-7.95 6 6 0 0 1 11.5 1.2A3.4 3.4 0 0 1 17.5 18.5z',
};

export type IconName = keyof typeof icons;
