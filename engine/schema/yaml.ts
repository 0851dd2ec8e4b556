/** JSON as YAML 1.2, in blocks: each text is written as in JSON, which YAML can read. A library took a second for all calls. */
export function yamlOf(value: unknown, indent = ''): string {
  const below = `${indent}  `;
  const under = (inner: unknown) => (isBlock(inner) ? `\n${yamlOf(inner, below)}` : ` ${JSON.stringify(inner)}\n`);
  if (!isBlock(value)) return `${JSON.stringify(value)}\n`;
  if (Array.isArray(value)) return value.map((it) => `${indent}-${under(it)}`).join('');
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(
      ([key, inner]) =>
        `${indent}${/^[a-z]\w{2,}$/i.test(key) && !WORDS.has(key) ? key : JSON.stringify(key)}:${under(inner)}`,
    )
    .join('');
}

/** Words that YAML 1.1 reads as values. */
const WORDS = new Set(['null', 'true', 'false', 'yes', 'off']);

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
