import { contrastOf } from '#domain/theme/contrast.ts';
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

/** The page of the shop behind buttons, by day. */
const PAGE = '#ffffff';
/** What a button needs to stand out (WCAG 2, 1.4.11). */
const LEAST = 3;
/** A control for colours always has one: it begins here. */
const EMPTY = '#0b6e69';

/** A colour, chosen by eye or typed as `#rrggbb`. It says where a button of this colour would hardly be seen. */
export function ColourField({ label, hint, error, value, onChange }: Props) {
  const contrast = contrastOf(value, PAGE);

  return (
    <div className={styles.colour}>
      <div className={styles.picker}>
        <input
          type="color"
          aria-label={words.pickColour(label)}
          value={contrast === null ? EMPTY : value.toLowerCase()}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextField
          {...{ label, hint, error }}
          className={styles.hex}
          value={value}
          placeholder="#0b6e69"
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      {contrast === null ? null : (
        <output className={styles.sample}>{contrast < LEAST ? words.faintColour : words.goodColour}</output>
      )}
    </div>
  );
}
