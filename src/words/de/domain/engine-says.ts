/** The page's own words: what the engine says of a refusal is English. */
export function engineSays(_detail: string | undefined, own: string): string {
  return own;
}
