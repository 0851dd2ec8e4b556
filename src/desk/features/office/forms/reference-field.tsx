import { useEffect, useEffectEvent } from 'react';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/office/forms.ts';

interface Props {
  label: string;
  hint: string | undefined;
  error: string | null;
  name: string;
  value: string;
  /** The title of the option for no object; “None” if left out. */
  none: string | undefined;
  isRequired: boolean;
  options: readonly [value: string, title: string][];
  onChange: (value: string) => void;
}

/** Selects another object of the account. If the field is required and there is only one object, the field selects it without a tap. */
export function ReferenceField({ value, none = words.none, isRequired, options, onChange, ...field }: Props) {
  const only = isRequired && value === '' && options.length === 1 ? options[0]?.[0] : undefined;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);

  const required = value === '' ? words.toChooseOne : undefined;
  return <SelectField {...field} {...{ value, options }} none={isRequired ? required : none} onValue={onChange} />;
}
