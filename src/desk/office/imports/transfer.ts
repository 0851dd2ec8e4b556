/** The longest wait for a large file on a slow network; the engine waits as long. */
export const PATIENCE_MILLISECONDS = 15 * 60_000;

/** Bytes in MB, with one digit behind the point below 10 MB. */
export function megabytes(bytes: number): number {
  const size = bytes / 1024 / 1024;
  return size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
}
