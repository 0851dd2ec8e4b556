import { firstMessage } from '#desk/shared/use-change.ts';
import { type FormField, type FormInput, type FormInputs, rowsIn, textIn } from '#domain/desk/form-fields.ts';
import { languageName } from '#text/experience-words.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { drawings } from '#ui/icons/drawings.ts';
import * as words from '#words/translations/office.ts';
import { innerOf } from '../forms/problems.ts';
import styles from './pair-fields.module.css';

/** The language of the originals, and the language of their translations. */
export interface LanguagePair {
  readonly from: string;
  readonly to: string;
}

interface Props {
  pair: LanguagePair;
  fields: readonly FormField[];
  /** The originals. */
  texts: Readonly<Record<string, unknown>>;
  /** The labels, by the path of the field: `faq.question`. */
  labels: Readonly<Record<string, string>>;
  inputs: FormInputs;
  problems: NestedTexts;
  onChange: (inputs: FormInputs) => void;
}

/** The texts of an object, each beside a control for its translation (G6). */
export function PairFields({ pair, fields, texts, labels, inputs, problems, onChange }: Props) {
  return fields.map((field) => {
    const { name, kind } = field;
    const label = labels[name] ?? name;
    const problem = problems[name];
    const set = (input: FormInput) => onChange({ ...inputs, [name]: input });
    const list = { pair, label, problems: innerOf(problem), onChange: set };
    return (
      <div key={name} className={styles.group}>
        <p className={styles.label}>{label}</p>
        {kind === 'texts' ? (
          <TextPairs
            {...list}
            originals={texts[name] as readonly string[]}
            entered={inputs[name] as readonly string[]}
          />
        ) : kind === 'rows' ? (
          <RowPairs
            {...list}
            {...{ field, labels }}
            originals={texts[name] as readonly FormInputs[]}
            entered={rowsIn(inputs, name)}
          />
        ) : (
          <TextPair
            {...{ pair, label }}
            isLong={kind === 'long_text'}
            original={String(texts[name])}
            value={textIn(inputs, name)}
            error={firstMessage(problem)}
            onChange={set}
          />
        )}
      </div>
    );
  });
}

interface ListProps<Entry> {
  pair: LanguagePair;
  label: string;
  originals: readonly Entry[];
  entered: readonly Entry[];
  problems: NestedTexts;
  onChange: (entered: readonly Entry[]) => void;
}

/** A list with as many entries as its original. The seller can remove surplus entries. */
function TextPairs({ pair, label, originals, entered, problems, onChange }: ListProps<string>) {
  const whole = padded(entered, originals.length, '');

  return whole.map((value, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- an entry has nothing else that it could be told by
    <TextPair
      key={at}
      {...{ pair, value }}
      isLong
      label={words.entry(label, at + 1)}
      original={originals[at] ?? null}
      error={firstMessage(problems[String(at)])}
      onChange={(text) => onChange(whole.with(at, text))}
      onRemove={() => onChange(whole.toSpliced(at, 1))}
    />
  ));
}

interface RowProps extends ListProps<FormInputs> {
  field: FormField;
  labels: Props['labels'];
}

function RowPairs({ pair, label, field, labels, originals, entered, problems, onChange }: RowProps) {
  const empty = Object.fromEntries(field.fields.map(({ name }) => [name, '']));
  const whole = padded(entered, originals.length, empty);

  return whole.map((row, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that it could be told by
    <div key={at} className={styles.row}>
      {textFields(field, originals[at]).map(({ name, kind }, nth) => (
        <TextPair
          key={name}
          pair={pair}
          isLong={kind === 'long_text'}
          label={words.entry(labels[`${field.name}.${name}`] ?? label, at + 1)}
          original={originals[at] ? textIn(originals[at], name) : null}
          value={textIn(row, name)}
          error={firstMessage(innerOf(problems[String(at)])[name])}
          onChange={(text) => onChange(whole.with(at, { ...row, [name]: text }))}
          {...(nth === 0 && { onRemove: () => onChange(whole.toSpliced(at, 1)) })}
        />
      ))}
    </div>
  ));
}

/** The fields of a row that have a text in the original; all of them for a surplus row. The id of a row is left out. */
function textFields({ fields }: FormField, original: FormInputs | undefined): readonly FormField[] {
  const own = fields.filter(({ name }) => name !== 'id');
  return original ? own.filter(({ name }) => textIn(original, name) !== '') : own;
}

function padded<Entry>(entered: readonly Entry[], length: number, empty: Entry): readonly Entry[] {
  return [...entered, ...Array.from({ length: Math.max(0, length - entered.length) }, () => empty)];
}

interface TextPairProps {
  pair: LanguagePair;
  label: string;
  /** null if the original no longer has this entry. */
  original: string | null;
  value: string;
  error: string | null;
  isLong?: boolean;
  onChange: (text: string) => void;
  /** Removes the entry, if the original no longer has it. */
  onRemove?: () => void;
}

/** One text beside the control for its translation. */
export function TextPair({ pair: { from, to }, label, original, ...props }: TextPairProps) {
  const { value, error, isLong = false, onChange, onRemove } = props;
  const control = {
    label: <VisuallyHidden>{words.inLanguage(label, languageName(to))}</VisuallyHidden>,
    lang: to,
    value,
    error,
    className: styles.control,
  };

  return (
    <div className={styles.pair}>
      {original === null ? (
        <p className={styles.surplus}>{words.surplus}</p>
      ) : (
        <p className={styles.original} lang={from}>
          {original}
        </p>
      )}
      {original === null && onRemove ? (
        <IconButton
          icon={drawings.remove}
          size={20}
          aria-label={words.removeEntry(label)}
          className={styles.remove}
          onClick={onRemove}
        />
      ) : null}
      {original === null ? null : (
        <IconButton
          icon={drawings.copy}
          size={20}
          aria-label={words.takeOver(label)}
          className={styles.copy}
          disabled={value !== ''}
          onClick={() => onChange(original)}
        />
      )}
      {isLong ? (
        <TextArea {...control} rows={rowsFor(original ?? value)} onValue={onChange} />
      ) : (
        <TextField {...control} onValue={onChange} />
      )}
    </div>
  );
}

/** The height of a text area in lines: about as many as the original takes. The control grows with its text. */
function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(MOST_ROWS, lines);
}

const LINE = 45;
const MOST_ROWS = 16;
