import type { ScheduleImpact } from '#domain/contract/resources/schedule-impact.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/schedule.ts';
import styles from './schedule-page.module.css';

interface Props {
  impact: ScheduleImpact;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The most departures with guests that are listed; the dialog gives the number of the others. */
const MOST_NAMED = 12;

/** The effects of a change on departures and bookings, shown before it is saved. */
export function ImpactDialog({ impact, isBusy, onSave, onClose }: Props) {
  const { booked } = impact;
  const sold = booked.reduce((sum, it) => sum + it.sold, 0);
  const facts = factsOf(impact);

  return (
    <Dialog open onClose={onClose} title={words.impactTitle}>
      <div className={styles.impact}>
        <ul className={styles.facts}>
          {facts.length === 0 ? <li>{words.nothingChanges}</li> : null}
          {facts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {booked.length > 0 ? (
          <>
            <Notice kind="caution">
              {words.bookedDepartures(booked.length, sold)} {words.bookedStay}
            </Notice>
            <ul className={styles.facts}>
              {booked.slice(0, MOST_NAMED).map((it) => (
                <li key={it.id}>
                  <strong>
                    {formatDate(it.date)}, {formatTime(it.time)}
                  </strong>
                  : {words.bookedFacts(it.bookings, it.sold, it.held, it.leased)}
                </li>
              ))}
              {booked.length > MOST_NAMED ? <li>{words.moreBooked(booked.length - MOST_NAMED)}</li> : null}
            </ul>
          </>
        ) : null}
        <Button kind="action" wide busy={isBusy} onClick={onSave}>
          {words.save}
        </Button>
        <Button wide onClick={onClose}>
          {words.goOn}
        </Button>
      </div>
    </Dialog>
  );
}

function factsOf({ added, removed, removed_with_settings, resized, remaining, booked }: ScheduleImpact): string[] {
  const isChanged = added + removed + resized + booked.length > 0;
  return [
    added > 0 ? words.added(added) : '',
    removed > 0 ? words.removed(removed) : '',
    removed_with_settings > 0 ? words.removedWithSettings(removed_with_settings) : '',
    resized > 0 ? words.resized(resized) : '',
    isChanged ? words.unchanged(remaining) : '',
  ].filter(Boolean);
}
