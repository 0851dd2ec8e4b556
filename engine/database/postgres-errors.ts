/** What is to be done about an error of PostgreSQL, by the codes of its manual's appendix A. */

/** Somebody else was in the way, and is not any more: the whole unit is to be run again. */
export const isRivalry = withCode('40001', '40P01');
/** Somebody else kept a lock for longer than was waited. */
export const isLocked = withCode('55P03');
/** Somebody else wrote the same key meanwhile: another run finds what they wrote. */
export const isTaken = withCode('23505');
/** A newer engine has changed the tables under a kept statement, or a proxy has mislaid it: another connection has none. */
export const isStale = withCode('0A000', '26000', '42P05');
/** Of a unit that may write, on a server that has become a standby. */
export const isReadOnly = withCode('25006');

/** Waited too long, shut down, crashed, starting up. */
const isStopped = withCode('55P03', '57014', '57P01', '57P02', '57P03', '57P05', '25P03');
/** Connection exceptions, and no room: connections, memory, disk. */
const AWAY_CLASSES = new Set(['08', '53']);

/** Whether the server, or the way to it, is at fault rather than the query. */
export function isAway(error: unknown): boolean {
  return isStopped(error) || AWAY_CLASSES.has(codeOf(error).slice(0, 2)) || isLost(error);
}

/** Whether nothing can be asked on this connection any more. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '') return error instanceof Error && WITHOUT_CODE.test(error.message);
  return SOCKET.has(code) || code.startsWith('08') || /^57P0[1235]$/.test(code) || code === '25P03';
}

const SOCKET = new Set([
  'EACCES',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg says of its sockets and its pool. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;

export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

function withCode(...codes: readonly string[]): (error: unknown) => boolean {
  return (error) => codes.includes(codeOf(error));
}
