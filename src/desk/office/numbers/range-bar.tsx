import { useState } from 'react';
import { type DayRange, presets } from '#domain/desk/number-ranges.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import * as words from '#words/office/numbers.ts';
import styles from './range-bar.module.css';
import { isRange, type NumbersAddress } from './use-numbers-address.ts';

/** The choice of the counted days: a named range, or a first and a last day. */
export function RangeBar({ preset, range, showPreset, showRange }: NumbersAddress) {
  const [isChoosing, setChoosing] = useState(preset === null);

  return (
    <div className={styles.bar}>
      <fieldset className={styles.presets} aria-label={words.days}>
        {presets.map((it) => (
          <Button
            key={it}
            aria-pressed={!isChoosing && preset === it}
            onClick={() => {
              setChoosing(false);
              showPreset(it);
            }}
          >
            {words.presets[it]}
          </Button>
        ))}
        <Button aria-pressed={isChoosing} aria-expanded={isChoosing} onClick={() => setChoosing(true)}>
          {words.chooseDays}
        </Button>
      </fieldset>
      {isChoosing ? <ChooseDays range={range} onChoose={showRange} /> : null}
    </div>
  );
}

function ChooseDays({ range, onChoose }: { range: DayRange; onChoose: (range: DayRange) => void }) {
  const [draft, setDraft] = useState(range);
  const [isWrong, setWrong] = useState(false);

  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setWrong(!isRange(draft));
        if (isRange(draft)) onChoose(draft);
      }}
    >
      <TextField
        label={words.firstDay}
        type="date"
        value={draft.date_from}
        onValue={(date_from) => setDraft({ ...draft, date_from })}
      />
      <TextField
        label={words.lastDay}
        type="date"
        value={draft.date_to}
        error={isWrong ? words.wrongRange : null}
        onValue={(date_to) => setDraft({ ...draft, date_to })}
      />
      <Button type="submit">{words.showDays}</Button>
    </Form>
  );
}
