import * as words from '#words/booking.ts';
import { SelectField, TextArea, TextField } from './field.tsx';

interface Question {
  readonly title: string;
  readonly help_text: string;
  readonly type: 'string' | 'number' | 'date' | 'choice' | 'boolean';
  readonly choices: readonly string[];
  /** The shown titles of the choices, if they differ from the values in answers. */
  readonly choice_titles?: readonly string[] | undefined;
  readonly mandatory: boolean;
  /** The language of the texts, if it is not the page's. */
  readonly text_language?: string | undefined;
}

interface Props {
  name: string;
  /** `participant` is null for a question about the whole booking. */
  item: { readonly question: Question; readonly participant: object | null };
  value: string;
  error: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  wide?: string | undefined;
}

/** The control for an answer, by the type of the question. */
export function QuestionControl({ name, item: { question, participant }, value, error, wide, ...on }: Props) {
  const { title, help_text, type, choices, choice_titles = choices, mandatory, text_language: lang } = question;
  const field = {
    // The star is hidden from screen readers, because the control itself says that an answer is required.
    label: mandatory ? (
      <>
        <span lang={lang}>{title}</span>&nbsp;<span aria-hidden="true">*</span>
      </>
    ) : (
      <span lang={lang}>{title}</span>
    ),
    hint: help_text ? <span lang={lang}>{help_text}</span> : undefined,
    error,
    name,
    value,
    required: mandatory,
    onValue: on.onChange,
    onBlur: on.onBlur,
  };

  switch (type) {
    case 'string':
      return participant ? (
        <TextField {...field} autoComplete="off" enterKeyHint="next" dir="auto" />
      ) : (
        <TextArea {...field} className={wide} rows={2} autoComplete="off" dir="auto" />
      );
    case 'number':
      return <TextField {...field} inputMode="decimal" autoComplete="off" enterKeyHint="next" />;
    case 'date':
      return <TextField {...field} type="date" />;
    case 'choice':
      return <Choice {...field} lang={lang} options={choices.map((it, n) => [it, choice_titles[n] ?? it])} />;
    case 'boolean':
      return (
        <Choice
          {...field}
          options={[
            ['true', words.yes],
            ['false', words.no],
          ]}
        />
      );
  }
}

/** A select for a choice. An answer that is no longer offered stays visible until another one is chosen. */
function Choice({
  options,
  lang,
  ...field
}: Omit<Parameters<typeof SelectField>[0], 'lang'> & {
  options: readonly (readonly [value: string, label: string])[];
  /** The language of the options, if it is not the page's. */
  lang?: string | undefined;
}) {
  const value = String(field.value);
  const isOffered = value === '' || options.some(([it]) => it === value);

  return (
    <SelectField {...field}>
      <option value="">{field.required ? words.choose : words.noAnswer}</option>
      {isOffered ? null : (
        <option value={value} lang={lang} disabled>
          {value}
        </option>
      )}
      {options.map(([it, label]) => (
        <option key={it} value={it} lang={lang}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
