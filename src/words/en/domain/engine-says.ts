/** What the engine itself says of a refusal, which knows more than the page does; the page's own words where it says nothing. */
export function engineSays(detail: string | undefined, own: string): string {
  return detail || own;
}
