/** A value of JSON as Python writes it, which is how DRF repeats what was sent. */
export function pythonText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map(inside).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, it]) => `${inside(key)}: ${inside(it)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

function inside(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : pythonText(value);
}
