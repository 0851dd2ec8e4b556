import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { isOutOfReachAtom, nowAtom } from '#desk/state/contact.ts';
import { leaseLeftAtom, leasePlacesAtom, leaseStopAtom } from '#desk/state/leases.ts';
import { giveBackAtom } from '#desk/state/sell.ts';
import { zoneAtom } from '#desk/state/time.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/sell.ts';
import styles from './lease-places.module.css';

/** Leases places of a departure to this device, which it can sell without a network (decision 0186). */
export function LeasePlaces({ departure }: { departure: DeskDeparture }) {
  const left = useAtomValue(leaseLeftAtom)(departure);
  const here = left?.places ?? 0;
  // A lease that ends before the start is a reseller's, who can renew it.
  const until =
    left && Date.parse(left.lease.expires_at) < Date.parse(departure.starts_at) ? left.lease.expires_at : null;
  const zone = useAtomValue(zoneAtom);
  const now = useAtomValue(nowAtom);
  const stop = useAtomValue(leaseStopAtom)(departure, now);
  const isOut = useAtomValue(isOutOfReachAtom);
  const leasePlaces = useSetAtom(leasePlacesAtom);
  const giveBack = useSetAtom(giveBackAtom);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isBusy, run] = useBusy();
  const { capacity, sold, held } = departure;
  const most = Math.max(0, capacity - sold - held + here);
  const count = Math.max(here, chosen ?? Math.min(4, most));

  const isRenewal = here > 0 && count === here && until !== null;

  async function lease(places: number) {
    const outcome = await run(leasePlaces(departure, places));
    setRefused(outcome.kind !== 'ok');
    setChosen(null);
  }

  return (
    <details className={styles.lease} open={isOut || undefined}>
      <summary>
        <span>
          {words.leaseTitle}
          <span className={styles.now} data-some={here > 0 || undefined}>
            {words.leasedHere(here)}
          </span>
        </span>
      </summary>
      <div className={styles.inside}>
        <Stepper label={words.leaseLabel} value={count} min={here} max={most} onChange={setChosen} />
        <p className={layout.soft}>{until === null ? words.leaseHint : words.leaseUntil(formatInstant(until, zone))}</p>
        <div className={layout.row3}>
          {count > here || isRenewal ? (
            <Button busy={isBusy} disabled={isOut} onClick={() => void lease(count)}>
              {isRenewal ? words.leaseRenew : here > 0 ? words.leaseMore(count - here) : words.leaseSome(count)}
            </Button>
          ) : null}
          {here > 0 ? (
            <Button busy={isBusy} onClick={() => void run(giveBack(departure))}>
              {words.giveBack}
            </Button>
          ) : null}
        </div>
        {isOut ? <p className={layout.soft}>{words.leaseOffline}</p> : null}
        {stop ? <Notice kind="caution">{words.stops[stop]}</Notice> : null}
        {isRefused ? <Notice kind="wrong">{words.noPlaces}</Notice> : null}
      </div>
    </details>
  );
}
