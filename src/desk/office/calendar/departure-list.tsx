import type { CalendarDeparture } from '#domain/contract/departures.ts';
import { fullnessOf } from '#domain/desk/calendar-days.ts';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/calendar.ts';
import styles from './departure-list.module.css';
import { FillBar } from './fill-bar.tsx';

interface Props {
  departures: readonly CalendarDeparture[];
  titles: ReadonlyMap<number, string>;
  /** null while nothing is being selected. */
  selected: readonly CalendarDeparture[] | null;
  canSelect: (departure: CalendarDeparture) => boolean;
  onOpen: (id: number) => void;
  onToggle: (of: readonly CalendarDeparture[]) => void;
}

/** The departures of a day: each opens, or is selected. */
export function DepartureList({ departures, titles, selected, canSelect, onOpen, onToggle }: Props) {
  return (
    <ul className={layout.list2}>
      {departures.map((it) => (
        <li key={it.id}>
          {selected && canSelect(it) ? (
            <label className={styles.row}>
              <ChoiceInput type="checkbox" checked={selected.includes(it)} onChange={() => onToggle([it])} />
              <Departure departure={it} title={titles.get(it.experience) ?? ''} />
            </label>
          ) : (
            <button type="button" className={styles.row} disabled={selected !== null} onClick={() => onOpen(it.id)}>
              <Departure departure={it} title={titles.get(it.experience) ?? ''} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Departure({ departure, title }: { departure: CalendarDeparture; title: string }) {
  const { time, sold, held, capacity } = departure;
  const fullness = fullnessOf(departure);
  const isCancelled = fullness === 'cancelled';
  const taken = sold + held;

  return (
    <>
      <span className={styles.time}>{time.slice(0, 5)}</span>
      <span className={layout.strongName}>{title}</span>
      <span className={styles.places} data-fullness={fullness}>
        {fullness === 'closed' ? <Icon drawing={drawings.lock} size={18} /> : null}
        {fullness === 'free' ? null : words.fullness[fullness]} {isCancelled ? null : words.taken(taken, capacity)}
      </span>
      {isCancelled ? null : (
        <span className={styles.bar}>
          <FillBar taken={taken} capacity={capacity} isClosed={fullness === 'closed'} />
        </span>
      )}
    </>
  );
}
