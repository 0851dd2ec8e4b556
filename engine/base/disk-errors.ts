/** The disk, or its user's quota, is full, or the disk takes no writes. */
const CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EPERM', 'EACCES']);
/** A connection may be refused by the same codes. */
const CALLS: ReadonlySet<string> = new Set([
  'open',
  'write',
  'close',
  'fsync',
  'mkdir',
  'rename',
  'copyfile',
  'unlink',
  'rm',
]);

/** Whether a file could not be written because of its disk: the same call may succeed later. */
export function isDiskError(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return CODES.has(String(code)) && CALLS.has(String(syscall));
}
