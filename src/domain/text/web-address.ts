/** A typed web address with its scheme: `instagram.com/x` becomes `https://instagram.com/x`. Other texts stay as they are. */
export function withScheme(text: string): string {
  return /^[^\s:/?#@]+\.[^\s:/?#@.]+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
