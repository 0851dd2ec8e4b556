import { atom } from 'jotai';
import {
  chooseForDeparture,
  type DepartureChoice,
  type GuestChoice,
  readDepartureChoice,
} from '#domain/contract/office/departure-actions.ts';
import type { Outcome } from '#platform/network/api.ts';
import { unreachable } from '#words/choice.ts';
import { engineSays } from '#words/common.ts';
import { sendAtom } from '../services.ts';
import { bookingRefusalText, sendOnceAtom } from './orders.ts';

export type ShownChoice =
  | { readonly kind: 'asking' | 'missing' | 'unreachable' }
  | { readonly kind: 'known'; readonly choice: DepartureChoice };

/** The choices of a guest whose departure was cancelled (B8), read when the page is shown. The device stores none; only the link opens them. */
export function departureChoiceAtoms(token: string) {
  const shown = atom<ShownChoice>({ kind: 'asking' });
  const readAtom = atom(null, async (get, set): Promise<void> => {
    const hear = (outcome: Outcome<DepartureChoice>) => {
      if (outcome.kind === 'ok') set(shown, { kind: 'known', choice: outcome.reply });
      else if (outcome.kind !== 'unreachable') set(shown, { kind: 'missing' });
      else if (get(shown).kind !== 'known') set(shown, { kind: 'unreachable' });
    };
    hear(await get(sendAtom)(readDepartureChoice, { params: { token }, onLate: hear }));
  });
  const shownChoiceAtom = atom(
    (get) => get(shown),
    (_get, set): void => void set(readAtom),
  );
  shownChoiceAtom.onMount = (read) => read();

  /** @returns the reason why it was not chosen, in words, or null if it was. The first choice counts. */
  const chooseAtom = atom(null, async (get, set, choice: GuestChoice): Promise<string | null> => {
    const outcome = await get(sendOnceAtom)(chooseForDeparture, { params: { token }, body: choice });
    if (outcome.kind === 'ok') {
      set(shown, { kind: 'known', choice: outcome.reply });
      return null;
    }
    if (outcome.kind === 'unreachable') return unreachable;
    // The day may have become unavailable meanwhile.
    await set(readAtom);
    return outcome.kind === 'refused' ? bookingRefusalText(outcome.refusal) : engineSays(undefined, unreachable);
  });

  return { shownChoiceAtom, readAtom, chooseAtom };
}
