import { useAtomValue } from 'jotai';
import { canAtom } from '#desk/state/session.ts';
import { deskHref, type View } from '#desk/state/views.ts';
import { drawings } from '#ui/icons/drawings.ts';
import * as words from '#words/desk/shell.ts';

interface Place {
  readonly href: string;
  readonly label: string;
  readonly drawing: string;
  /** The screens that belong to it. */
  readonly pages: readonly View['page'][];
  /** The letter that opens it after `g` (B16). */
  readonly key: string;
}

/** The screens of the counter that this device may open, with their labels and icons in the navigation. */
export function useDeskPlaces(): Place[] {
  const can = useAtomValue(canAtom);
  return [
    { href: deskHref.day(), label: words.today, drawing: drawings.calendar, pages: ['day', 'departure'], key: 't' },
    { href: deskHref.scan(), label: words.scan, drawing: SCAN, pages: ['scan'], key: 'q' },
    ...(can('orders.write') ? [SELL] : []),
    ...(can('payments.write') ? [CASH_DRAWER] : []),
  ];
}

const SCAN =
  'M4 8.500V6a2 2 0 0 1 2-2h2.500M15.500 4H18a2 2 0 0 1 2 2v2.500M20 15.500V18a2 2 0 0 1-2 2h-2.500M8.500 20H6a2 2 0 0 1-2-2v-2.500M7 12h10';

const DRAWER =
  'M4 11.500h16v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 11.500 6.200 5.800A2 2 0 0 1 8 4.500h8a2 2 0 0 1 1.800 1.300L20 11.500M10 15.500h4';

const SELL: Place = { href: deskHref.sell(), label: words.sell, drawing: drawings.card, pages: ['sell'], key: 's' };
const CASH_DRAWER: Place = {
  href: deskHref.drawer(),
  label: words.drawer,
  drawing: DRAWER,
  pages: ['drawer'],
  key: 'd',
};
