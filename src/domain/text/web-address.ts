/** An address on the web as people write it, with its scheme: `instagram.com/x` as `https://instagram.com/x`. Other texts stay as they are. */
export function withScheme(text: string): string {
  return /^[^\s:/?#@]+\.[^\s:/?#@.]+(:\d+)?([/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
