import { lazy, Suspense } from 'react';
import { firstMessage } from '#desk/shared/use-change.ts';
import { type FormField, type FormInput, type FormInputs, inputsOf, textIn } from '#domain/desk/form-fields.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { SelectField, TextArea, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/forms.ts';
import styles from './form-fields.module.css';
import { type FormReferences, type FormWords, lengthHint, optionsOf } from './form-words.ts';
import { addRowAbove, ChosenList, TextList } from './list-controls.tsx';
import { innerOf } from './problems.ts';
import { ColourField, MinutesField, ReferenceField, WebAddressField } from './value-controls.tsx';

const FocusField = lazy(async () => ({ default: (await import('../pictures/focus-field.tsx')).FocusField }));
const PictureField = lazy(async () => ({ default: (await import('../pictures/picture-field.tsx')).PictureField }));

interface Shown {
  words: FormWords;
  references: FormReferences;
  /** Whether the fields belong to a row. Rows within a row are folded. */
  isInRow?: boolean;
}

interface Props extends Shown {
  fields: readonly FormField[];
  inputs: FormInputs;
  /** The engine's messages for the fields. */
  problems: NestedTexts;
  onChange: (inputs: FormInputs) => void;
  /** The path of the group or row that the fields belong to, with a dot at its end. */
  path?: string;
}

/** The controls of a form, one for each field of the contract, by its kind (B9). */
export function FormFields({ fields, inputs, problems, onChange, path = '', ...shown }: Props) {
  return fields.map((field) => (
    <Control
      key={field.name}
      {...shown}
      field={field}
      path={path + field.name}
      input={inputs[field.name] ?? ''}
      picture={field.kind === 'focus' ? textIn(inputs, field.name.replace(/_focus$/, '')) : ''}
      problem={problems[field.name]}
      onChange={(input) => onChange({ ...inputs, [field.name]: input, ...withoutFocus(field, inputs) })}
    />
  ));
}

/** Clears the focus of a picture that is replaced, because the focus belongs to the old picture. */
function withoutFocus({ kind, name }: FormField, inputs: FormInputs): FormInputs {
  return kind === 'picture' && `${name}_focus` in inputs ? { [`${name}_focus`]: '' } : {};
}

interface ControlProps extends Shown {
  field: FormField;
  path: string;
  input: FormInput;
  /** The id of the picture whose focus is chosen; '' if there is none. */
  picture: string;
  problem: NestedTexts[string] | undefined;
  onChange: (input: FormInput) => void;
}

function Control(props: ControlProps) {
  const { field, path, input, picture, problem, onChange, words: texts, references } = props;
  const label = texts.labels[path] ?? path;
  const hint = texts.hints[path];
  const error = firstMessage(problem);
  const text = typeof input === 'string' ? input : '';

  switch (field.kind) {
    case 'group':
      return <Group {...props} label={label} />;
    case 'rows':
      return <Rows {...props} label={label} />;
    case 'texts':
      return (
        <TextList
          {...{ label, hint, error, onChange }}
          name={path}
          least={texts.leastLengths?.[path]}
          problems={innerOf(problem)}
          texts={input as readonly string[]}
        />
      );
    case 'choices':
    case 'references':
      return (
        <ChosenList
          {...{ label, hint, error, onChange }}
          name={path}
          chosen={input as readonly string[]}
          options={optionsOf(field, path, texts, references)}
        />
      );
    case 'id':
    case 'key':
      return null;
    case 'picture':
      return (
        <Suspense fallback={null}>
          <PictureField {...{ label, hint, error, onChange }} name={path} value={text} />
        </Suspense>
      );
    case 'focus':
      return picture === '' ? null : (
        <Suspense fallback={null}>
          <FocusField
            key={picture}
            {...{ label, hint, error, onChange }}
            name={path}
            picture={Number(picture)}
            value={text}
          />
        </Suspense>
      );
    case 'boolean':
      return (
        <Checkbox label={label} hint={hint} error={error ?? undefined} isChecked={input === true} onChange={onChange} />
      );
    case 'reference':
      return (
        <ReferenceField
          {...{ label, hint, error, onChange }}
          name={path}
          value={text}
          none={texts.choices[`${path}.`]}
          isRequired={!field.isNullable && !field.isOptional}
          options={withChosen(optionsOf(field, path, texts, references), text, words.chosen)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...{ label, hint, error }}
          name={path}
          value={text}
          onValue={onChange}
          none={field.isNullable || field.isOptional || text === '' ? words.none : undefined}
          options={withChosen(optionsOf(field, path, texts, references), text)}
        />
      );
    case 'colour':
      return <ColourField {...{ label, hint, error, onChange }} value={text} />;
    case 'web_address':
      return <WebAddressField {...{ label, hint, error, onChange }} name={path} value={text} />;
    case 'minutes':
      return <MinutesField {...{ label, hint, error, onChange }} name={path} value={text} />;
    case 'long_text':
      return (
        <TextArea
          {...{ label, error }}
          hint={lengthHint(hint, text, texts.leastLengths?.[path])}
          name={path}
          rows={rowsFor(text)}
          value={text}
          onValue={onChange}
        />
      );
    case 'text':
    case 'number':
    case 'money':
    case 'list':
    case 'date':
    case 'time':
      return (
        <TextField
          {...{ label, hint, error }}
          name={path}
          {...((field.kind === 'date' || field.kind === 'time') && { type: field.kind })}
          {...((field.kind === 'number' || field.kind === 'money') && { inputMode: 'decimal' })}
          value={text}
          onValue={onChange}
        />
      );
  }
}

/** The options with the chosen one, which may be missing: the options are still being read, or no longer have it. */
function withChosen(
  options: [string, string][],
  chosen: string,
  titleOf = (value: string) => value,
): [string, string][] {
  const isKnown = chosen === '' || options.some(([value]) => value === chosen);
  return isKnown ? options : [[chosen, titleOf(chosen)], ...options];
}

/** The height of a text area in lines: about as many as the text takes, from 3 to 12. */
function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(12, Math.max(3, lines + 1));
}

const LINE = 60;

function Group({ field, path, input, problem, onChange, label, ...shown }: ControlProps & { label: string }) {
  const inputs = input as FormInputs;
  const controls = (
    <FormFields
      {...shown}
      fields={field.fields}
      inputs={inputs}
      problems={innerOf(problem)}
      onChange={onChange}
      path={`${path}.`}
    />
  );
  const areNumbers = field.fields.every(({ kind }) => kind === 'number' || kind === 'money');

  // A group in a row is folded if it may be empty, because most rows leave it empty.
  if (field.isNullable && path.includes('.'))
    return (
      <details className={layout.allColumns}>
        <summary>{label}</summary>
        <div className={styles.inside} data-numbers={areNumbers || undefined}>
          {controls}
        </div>
      </details>
    );
  return (
    <fieldset className={styles.group} name={path} data-numbers={areNumbers || undefined}>
      <legend>{label}</legend>
      {controls}
    </fieldset>
  );
}

function Rows({ field, path, input, problem, onChange, label, isInRow, ...shown }: ControlProps & { label: string }) {
  const rows = input as readonly FormInputs[];
  const empty = inputsOf(field.fields, {});

  const controls = (
    <>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that it could be told by
        <div key={at} className={styles.row}>
          <FormFields
            {...shown}
            isInRow
            fields={field.fields}
            inputs={row}
            problems={innerOf(innerOf(problem)[String(at)])}
            onChange={(next) => onChange(rows.with(at, next))}
            path={`${path}.`}
          />
          <Button kind="plain" onClick={() => onChange(rows.toSpliced(at, 1))}>
            {words.removeRow(at + 1)}
          </Button>
        </div>
      ))}
      <Button onClick={(event) => addRowAbove(event, () => onChange([...rows, empty]))}>{words.addRow}</Button>
    </>
  );

  if (isInRow)
    return (
      <details className={layout.allColumns}>
        <summary>{words.rowsOf(label, rows.length)}</summary>
        <div className={styles.inside}>{controls}</div>
      </details>
    );
  return (
    <fieldset className={styles.group} name={path}>
      <legend>{label}</legend>
      {controls}
    </fieldset>
  );
}
