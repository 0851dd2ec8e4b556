import { useEffect, useEffectEvent } from 'react';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/office/forms.ts';

interface Props {
  label: string;
  hint: string | undefined;
  error: string | null;
  name: string;
  value: string;
  /** What no object means; “None” if left out. */
  none: string | undefined;
  isRequired: boolean;
  options: readonly [value: string, title: string][];
  onChange: (value: string) => void;
}

/** Another object of the account. Where one is required and there is only one, it is chosen by itself. */
export function ReferenceField({ value, none = words.none, isRequired, options, onChange, ...field }: Props) {
  const only = isRequired && value === '' && options.length === 1 ? options[0]?.[0] : undefined;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);

  return (
    <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      {isRequired && value !== '' ? null : <option value="">{isRequired ? words.toChooseOne : none}</option>}
      {options.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
