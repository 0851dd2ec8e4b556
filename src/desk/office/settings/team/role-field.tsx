import type { Role } from '#domain/contract/accounts/team.ts';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/office/team.ts';
import { titleOfRole } from './names.ts';

interface Props {
  roles: readonly Role[];
  value: number;
  onChange: (role: number) => void;
}

/** Selects a role; the hint says what the role may do. */
export function RoleField({ roles, value, onChange }: Props) {
  const chosen = roles.find(({ id }) => id === value);

  return (
    <SelectField
      label={words.role}
      hint={chosen ? words.common[chosen.name]?.text : undefined}
      value={value}
      onValue={(next) => onChange(Number(next))}
      options={roles.map(({ id, name }) => [id, titleOfRole(name)])}
    />
  );
}
