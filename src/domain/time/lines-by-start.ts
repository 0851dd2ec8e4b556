/** Lines of a cart or an order as they begin, one after the other; those that begin together in the order of adding. */
export function linesByStart<Line extends { readonly starts_at: string }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
}
