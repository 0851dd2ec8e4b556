import { useAtomValue } from 'jotai';
import { leaseLeftAtom } from '#desk/state/leases.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { countsOf } from '#domain/desk/log.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { placesHere } from '#words/desk/sell.ts';
import * as words from '#words/desk/today.ts';

/** The facts of a departure in a list: its reserved places, its balances due and its guide. */
export function DepartureFacts({ departure }: { departure: DeskDeparture }) {
  const { held, guide, currency, is_cancelled } = departure;
  const here = useAtomValue(leaseLeftAtom)(departure)?.places ?? 0;
  const { due } = countsOf(departure);

  return (
    <>
      {here > 0 && !is_cancelled ? <li>{placesHere(here)}</li> : null}
      {held > here && !is_cancelled ? <li>{words.held(held - here)}</li> : null}
      {Number(due) > 0 && !is_cancelled ? <li data-kind="caution">{words.toPay(formatMoney(due, currency))}</li> : null}
      {guide ? <li>{words.guide(guide)}</li> : null}
    </>
  );
}
