/**
 * Django REST Framework's nested messages made flat: the first message of each field by its path, `main_contact_info.email`,
 * `booking_participants_info.0.participants.1.first_name`.
 */
export function flatProblems(errors: unknown, path = ''): Record<string, string> {
  if (typeof errors === 'string') return { [path]: errors };
  if (Array.isArray(errors)) {
    const [first] = errors as unknown[];
    if (typeof first === 'string') return { [path]: first };
    return Object.assign(
      {},
      ...errors.map((item: unknown, i) => flatProblems(item, joined(path, String(i)))),
    ) as Record<string, string>;
  }
  if (typeof errors !== 'object' || errors === null) return {};
  const parts = Object.entries(errors).map(([key, inner]) => flatProblems(inner, joined(path, key)));
  return Object.assign({}, ...parts) as Record<string, string>;
}

function joined(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
