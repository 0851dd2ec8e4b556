import { useEffect, useRef } from 'react';
import { TextField } from '#ui/field.tsx';

interface DateFilterProps {
  label: string;
  name: string;
  /** The first day that may be chosen (L8). */
  min: string;
  value: string | null;
  onChoose: (date: string | null) => void;
}

/**
 * A native date input. While a day is being typed it passes through years long gone: only what may be chosen is told, and
 * what may not is put back when the field is left.
 */
export function DateFilter({ label, name, min, value, onChoose }: DateFilterProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = value ?? '';
  const putBack = () => {
    const input = place.current?.querySelector('input');
    if (input && input.value !== shown) input.value = shown;
  };

  useEffect(putBack);

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
        onBlur={putBack}
      />
    </div>
  );
}
