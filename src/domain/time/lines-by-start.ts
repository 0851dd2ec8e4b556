/** Lines of a cart or an order sorted by their starts. Lines with the same start keep the order in which they were added. */
export function linesByStart<Line extends { readonly starts_at: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
}
