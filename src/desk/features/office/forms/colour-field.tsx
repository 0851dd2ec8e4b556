import { TextField } from '#ui/controls/field.tsx';
import * as words from '#words/office/forms.ts';
import styles from './form-fields.module.css';

interface Props {
  label: string;
  hint: string | undefined;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}

/** A colour input cannot be empty: without a value it shows this colour. */
const EMPTY = '#0b6e69';

/** A colour, chosen by eye or typed as `#rrggbb`. */
export function ColourField({ label, hint, error, value, onChange }: Props) {
  return (
    <div className={styles.picker}>
      <input
        type="color"
        aria-label={words.pickColour(label)}
        value={isColour(value) ? value.toLowerCase() : EMPTY}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        {...{ label, hint, error }}
        className={styles.hex}
        value={value}
        placeholder="#0b6e69"
        spellCheck={false}
        autoComplete="off"
        onValue={(next) => onChange(next.trim())}
      />
    </div>
  );
}

function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
