import { useEffect, useRef } from 'react';
import { TextField } from '#ui/controls/field.tsx';

interface DateFilterProps {
  label: string;
  name: string;
  /** The first day that may be chosen (L8). */
  min: string;
  /** A day before `min`, and not before this one, counts when the field is left: another day makes room for it. */
  least?: string;
  value: string | null;
  onChoose: (date: string | null) => void;
}

/** A native date input. While a day is typed it passes through other years: only a day that may be chosen is told, another is put back. */
export function DateFilter({ label, name, min, least = min, value, onChoose }: DateFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = value ?? '';
  const before = useRef(shown);

  // Not at first: what was chosen before the app was there is read by the form.
  useEffect(() => {
    if (before.current !== shown) put(place.current, shown);
    before.current = shown;
  }, [shown]);

  return (
    <div ref={place}>
      <TextField
        label={label}
        name={name}
        type="date"
        min={min}
        defaultValue={shown}
        onChange={({ currentTarget: { value: date } }) => {
          if (date === '' || date >= min) onChoose(date || null);
        }}
        onBlur={({ currentTarget: { value: date } }) => {
          if (date >= least && date < min) onChoose(date);
          else put(place.current, shown);
        }}
      />
    </div>
  );
}

function put(place: HTMLElement | null, date: string): void {
  const input = place?.querySelector('input');
  if (input) input.value = date;
}
