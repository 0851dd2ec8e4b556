import { more } from '#words/desk/shell.ts';
import { deskHref } from '../../state/views.ts';
import { useOfficeScreens } from '../office/use-office-screens.ts';
import { useDeskPlaces } from '../shell/use-desk-places.ts';

/** All screens that `g` and a letter open, as far as this device may open them. */
export function useKeyPlaces(): { readonly key: string; readonly href: string; readonly label: string }[] {
  return [...useDeskPlaces(), ...useOfficeScreens(), { key: 'm', href: deskHref.more(), label: more }];
}
