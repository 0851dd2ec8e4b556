import { withScheme } from '#domain/text/web-address.ts';
import { TextField } from '#ui/controls/field.tsx';

interface Props {
  label: string;
  hint: string | undefined;
  error: string | null;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** An address on the web. Its scheme is added when the field is left. */
export function WebAddressField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onValue={onChange}
      onBlur={({ target }) => {
        const whole = withScheme(target.value.trim());
        if (whole !== target.value) onChange(whole);
      }}
    />
  );
}
