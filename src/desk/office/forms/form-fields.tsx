import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { firstMessage } from '#desk/shared/use-change.ts';
import { type FormField, type FormInput, type FormInputs, inputsOf, textIn } from '#domain/desk/form-fields.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { SelectField, TextArea, TextField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/office/forms.ts';
import styles from './form-fields.module.css';
import { type FormReferences, type FormWords, lengthHint, optionsOf } from './form-words.ts';
import { addRowAbove, ChosenList, TextList } from './list-controls.tsx';
import { innerOf } from './problems.ts';
import {
  ColourField,
  MinutesField,
  ReferenceField,
  type ControlProps as ValueControlProps,
  WebAddressField,
} from './value-controls.tsx';

const FocusField = lazy(async () => (await import('../pictures/focus-field.tsx')).FocusField).Component;

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

/** The controls of a single value that need nothing besides it. */
const plainControls: { readonly [kind in FormField['kind']]?: ComponentType<ValueControlProps> } = {
  picture: lazy(async () => (await import('../pictures/picture-field.tsx')).PictureField).Component,
  colour: ColourField,
  web_address: WebAddressField,
  minutes: MinutesField,
};

function Control(props: ControlProps) {
  const { field, path, input, picture, problem, onChange, words: texts, references } = props;
  const { kind } = field;
  const label = texts.labels[path] ?? path;
  const hint = texts.hints?.[path];
  const least = texts.leastLengths?.[path];
  const shared = { name: path, label, hint, error: firstMessage(problem) };
  const options = optionsOf(field, path, texts, references);
  const mayBeEmpty = field.isNullable || field.isOptional;

  if (kind === 'id' || kind === 'key') return null;
  if (kind === 'group') return <Group {...props} label={label} />;
  if (kind === 'rows') return <Rows {...props} label={label} />;
  if (kind === 'boolean')
    return <Checkbox {...{ label, hint, onChange }} error={shared.error ?? undefined} isChecked={input === true} />;
  const list = { ...shared, onChange };
  if (kind === 'texts')
    return <TextList {...{ ...list, least }} problems={innerOf(problem)} texts={input as readonly string[]} />;
  if (kind === 'choices' || kind === 'references')
    return <ChosenList {...list} chosen={input as readonly string[]} options={options} />;

  const value = input as string;
  const Plain = plainControls[kind];
  if (Plain) return <Plain {...{ ...shared, value, onChange }} />;
  if (kind === 'focus')
    return picture === '' ? null : (
      <FocusField key={picture} {...{ ...shared, value, onChange }} picture={Number(picture)} />
    );
  if (kind === 'reference')
    return (
      <ReferenceField
        {...{ ...shared, value, onChange }}
        none={texts.choices?.[`${path}.`]}
        isRequired={!mayBeEmpty}
        options={withChosen(options, value, words.chosen)}
      />
    );
  const control = { ...shared, value, onValue: onChange };
  if (kind === 'choice')
    return (
      <SelectField
        {...control}
        none={mayBeEmpty || value === '' ? words.none : undefined}
        options={withChosen(options, value)}
      />
    );
  if (kind === 'long_text')
    return <TextArea {...control} hint={lengthHint(hint, value, least)} rows={rowsFor(value)} />;
  return <TextField {...control} {...inputOf[kind]} />;
}

const decimal = { inputMode: 'decimal' } as const;
/** The properties of the inputs of some kinds. */
const inputOf: { readonly [kind in FormField['kind']]?: ComponentProps<'input'> } = {
  date: { type: 'date' },
  time: { type: 'time' },
  number: decimal,
  money: decimal,
};

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
  const { fields } = field;
  const areNumbers = fields.every(({ kind }) => kind === 'number' || kind === 'money');
  // A group in a row is folded if it may be empty, because most rows leave it empty.
  const isFolded = field.isNullable && path.includes('.');

  return (
    <Container {...{ path, label, areNumbers }} summary={isFolded ? label : null}>
      <FormFields
        {...{ ...shown, fields, onChange }}
        inputs={input as FormInputs}
        problems={innerOf(problem)}
        path={`${path}.`}
      />
    </Container>
  );
}

function Rows({ field, path, input, problem, onChange, label, isInRow, ...shown }: ControlProps & { label: string }) {
  const rows = input as readonly FormInputs[];
  const empty = inputsOf(field.fields, {});

  return (
    <Container {...{ path, label }} summary={isInRow ? words.rowsOf(label, rows.length) : null}>
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
    </Container>
  );
}

interface ContainerProps {
  path: string;
  label: string;
  /** null if the content is not folded. */
  summary: string | null;
  areNumbers?: boolean;
  children: ReactNode;
}

function Container({ path, label, summary, areNumbers = false, children }: ContainerProps) {
  const numbers = areNumbers || undefined;

  if (summary === null)
    return (
      <fieldset className={styles.group} name={path} data-numbers={numbers}>
        <legend>{label}</legend>
        {children}
      </fieldset>
    );
  return (
    <details className={layout.allColumns}>
      <summary>{summary}</summary>
      <div className={styles.inside} data-numbers={numbers}>
        {children}
      </div>
    </details>
  );
}
