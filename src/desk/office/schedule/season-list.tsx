import { useState } from 'react';
import { messageAt } from '#desk/shared/use-change.ts';
import { type FormInputs, itemsIn, textIn } from '#domain/desk/form-fields.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/schedule.ts';
import { innerOf } from '../forms/problems.ts';
import { WeekdayToggles } from '../weekday-toggles.tsx';
import styles from './schedule-page.module.css';
import { seasonText } from './schedule-text.ts';
import { TimesField } from './times-field.tsx';
import { SeasonSwatch } from './year-picture.tsx';

interface Props {
  seasons: readonly FormInputs[];
  problems: NestedTexts;
  onChange: (seasons: readonly FormInputs[]) => void;
}

const EVERY_DAY = '1 2 3 4 5 6 7';
const PLACES = '10';

/** The seasons of a tour; each opens its form. */
export function SeasonList({ seasons, problems, onChange }: Props) {
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(seasons.length);
    const usual = { from: '', to: '', start_times: '09:00:00', capacity: PLACES, yearly: false, weekdays: EVERY_DAY };
    onChange([...seasons, usual]);
  };

  return (
    <section className={styles.part} aria-label={words.seasons}>
      <h2 className={layout.size3}>{words.seasons}</h2>
      {seasons.length === 0 ? <p className={layout.softSmall}>{words.noSeasons}</p> : null}
      {seasons.length > 1 ? <p className={layout.softSmall}>{words.seasonsHint}</p> : null}
      {seasons.map((season, n) => {
        const found = innerOf(problems[String(n)]);
        const isWrong = Object.keys(found).length > 0;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a season has nothing else that it could be told by
          <Disclosure
            key={n}
            className={styles.season}
            mustOpen={isWrong || added === n}
            summary={
              <>
                <SeasonSwatch season={n} />
                {seasonText(season)}
              </>
            }
          >
            <Season
              season={season}
              problems={found}
              onChange={(next) => onChange(seasons.with(n, next))}
              onRemove={() => {
                setAdded(null);
                onChange(seasons.toSpliced(n, 1));
              }}
            />
          </Disclosure>
        );
      })}
      <Button onClick={add}>{words.addSeason}</Button>
    </section>
  );
}

interface SeasonProps {
  season: FormInputs;
  problems: NestedTexts;
  onChange: (season: FormInputs) => void;
  onRemove: () => void;
}

function Season({ season, problems, onChange, onRemove }: SeasonProps) {
  const text = (name: string) => ({
    value: textIn(season, name),
    error: messageAt({ fields: problems }, name),
    onValue: (value: string) => onChange({ ...season, [name]: value }),
  });

  return (
    <div className={styles.fields}>
      <TextField label={words.from} type="date" {...text('from')} />
      <TextField label={words.to} type="date" {...text('to')} />
      <Checkbox
        label={words.yearly}
        hint={words.yearlyHint}
        isChecked={season['yearly'] === true}
        onChange={(yearly) => onChange({ ...season, yearly })}
      />
      <TextField label={words.capacity} inputMode="numeric" {...text('capacity')} />
      <WeekdayToggles
        label={words.weekdays}
        error={messageAt({ fields: problems }, 'weekdays')}
        chosen={itemsIn(season, 'weekdays').map(Number)}
        onChange={(chosen) => onChange({ ...season, weekdays: chosen.join(' ') })}
      />
      <TimesField
        times={textIn(season, 'start_times')}
        error={messageAt({ fields: problems }, 'start_times')}
        onChange={(start_times) => onChange({ ...season, start_times })}
      />
      <Button kind="plain" onClick={onRemove}>
        {words.removeSeason}
      </Button>
    </div>
  );
}
