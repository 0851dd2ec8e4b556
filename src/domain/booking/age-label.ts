/** A range of ages, or of limits (F4): '4-12', '18+'. No lower end is 0; no end at all is no range and no label. */
export function rangeLabel(min: number | null, max: number | null): string {
  if (max !== null) return `${min ?? 0}-${max}`;
  return min === null ? '' : `${min}+`;
}
