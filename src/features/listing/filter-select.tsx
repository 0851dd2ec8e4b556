import { SelectField } from '#ui/controls/field.tsx';

interface FilterSelectProps {
  label: string;
  name: string;
  /** What choosing nothing is called. */
  all: string;
  /** Nothing to choose from is a disabled select (L5). */
  options: readonly { slug: string; title: string }[];
  value: string | null;
  onChoose: (slug: string | null) => void;
}

export function FilterSelect({ label, name, all, options, value, onChoose }: FilterSelectProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      disabled={options.length === 0}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">{all}</option>
      {options.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
