import { lazy, type MouseEvent, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { firstMessage } from '#desk/shared/use-change.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import * as words from '#words/office/forms.ts';
import { FieldGroup } from './field-group.tsx';
import styles from './form-fields.module.css';
import { lengthHint } from './form-words.ts';
import type { ControlProps } from './value-controls.tsx';

const ChooseSeveral = lazy(async () => ({ default: (await import('./choose-several.tsx')).ChooseSeveral }));

interface Props extends Omit<ControlProps, 'value' | 'onChange'> {
  onChange: (input: readonly string[]) => void;
}

interface TextsProps extends Props {
  texts: readonly string[];
  least: number | undefined;
  problems: NestedTexts;
}

/** Several texts in their order, each with a control. */
export function TextList({ texts, least, problems, error, onChange, ...group }: TextsProps) {
  const isOfOne = Object.keys(problems).some((it) => /^\d+$/.test(it));

  return (
    <FieldGroup {...group} error={isOfOne ? null : error}>
      {texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text has nothing else that it could be told by
        <div key={at} className={styles.text}>
          <TextArea
            rows={2}
            label={words.entry(at + 1)}
            hint={lengthHint(undefined, text, least)}
            error={firstMessage(problems[String(at)])}
            value={text}
            onValue={(value) => onChange(texts.with(at, value))}
          />
          <RowButtons {...{ at, texts, onChange }} />
        </div>
      ))}
      <Button onClick={(event) => addRowAbove(event, () => onChange([...texts, '']))}>{words.addRow}</Button>
    </FieldGroup>
  );
}

function RowButtons({ at, texts, onChange }: { at: number; texts: readonly string[]; onChange: Props['onChange'] }) {
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={drawings.up}
        aria-label={words.moveUp(at + 1)}
        disabled={at === 0}
        onClick={() => onChange(texts.toSpliced(at - 1, 2, texts[at] ?? '', texts[at - 1] ?? ''))}
      />
      <IconButton
        icon={drawings.remove}
        aria-label={words.removeRow(at + 1)}
        onClick={() => onChange(texts.toSpliced(at, 1))}
      />
    </div>
  );
}

/** The most options that are shown as checkboxes; more options are a list with a search. */
const MOST_BOXES = 12;

interface ChosenProps extends Props {
  chosen: readonly string[];
  options: readonly [value: string, title: string][];
}

/** Chooses several options, and keeps the order in which they were chosen. */
export function ChosenList({ chosen, options, onChange, ...group }: ChosenProps) {
  const titles = new Map(options);

  if (options.length <= MOST_BOXES)
    return (
      <FieldGroup {...group}>
        {options.map(([value, title]) => (
          <Checkbox
            key={value}
            label={title}
            isChecked={chosen.includes(value)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((it) => it !== value))}
          />
        ))}
      </FieldGroup>
    );
  return (
    <FieldGroup {...group}>
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map((value) => (
            <li key={value}>
              {titles.get(value) ?? value}
              <Button
                kind="plain"
                aria-label={words.removeOne(titles.get(value) ?? value)}
                onClick={() => onChange(chosen.filter((it) => it !== value))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        <ChooseSeveral {...{ chosen, options, onChange }} label={group.label} />
      </Suspense>
    </FieldGroup>
  );
}

/** Adds a row above the pressed button, and moves the focus to the first control of the row, so that the user can type there at once. */
export function addRowAbove({ currentTarget }: MouseEvent, add: () => void): void {
  flushSync(add);
  currentTarget.previousElementSibling?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
