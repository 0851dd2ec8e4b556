/** Whether a version such as `1.4.0` is older than another one (W10). A text of another form counts as the oldest version. */
export function isOlder(version: string, least: string): boolean {
  const [own, theirs] = [partsOf(version), partsOf(least)];
  const at = theirs.findIndex((part, i) => part !== (own[i] ?? 0));
  return at !== -1 && (own[at] ?? 0) < (theirs[at] ?? 0);
}

/** The first version compatible with this one: of the same major version; before 1.0.0, of the same minor version. */
export function firstLike(version: string): string {
  const [major = 0, minor = 0] = partsOf(version);
  return major > 0 ? `${major}.0.0` : `0.${minor}.0`;
}

function partsOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
