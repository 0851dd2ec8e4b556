import { useAtomValue, useSetAtom } from 'jotai';
import { RowButton } from '#desk/shared/row-button.tsx';
import { writeEntryAtom } from '#desk/state/days.ts';
import { momentAtom } from '#desk/state/time.ts';
import type { DeskDeparture, KnownEntry } from '#domain/contract/desk.ts';
import * as words from '#words/desk/departure.ts';
import styles from './guest-dialog.module.css';

interface Props {
  entries: readonly KnownEntry[];
  line: string;
  departure: DeskDeparture;
  label: string;
}

/** Admits of a booking, each with the person, the device and the time, and with its undo. */
export function AdmitList({ entries, line, departure, label }: Props) {
  const write = useSetAtom(writeEntryAtom);
  const momentOf = useAtomValue(momentAtom);

  return (
    <ul className={styles.history} aria-label={label}>
      {entries.map(({ id, people, at, who, device }) => (
        <li key={id}>
          <span id={`admit-${id}`}>
            {words.admittedBy(
              people?.length ?? 0,
              momentOf(at, departure.time_zone),
              [who, device.name].filter(Boolean).join(', '),
            )}
          </span>
          <RowButton
            id={`undo-${id}`}
            of={`admit-${id}`}
            onClick={() => void write({ kind: 'undo', of: id, line, departure: departure.id })}
          >
            {words.undo}
          </RowButton>
        </li>
      ))}
    </ul>
  );
}
