/** The first and the last name of a person; '' without a name. */
export function fullName({
  first_name,
  last_name,
}: {
  readonly first_name: string;
  readonly last_name: string;
}): string {
  return `${first_name} ${last_name}`.trim();
}
