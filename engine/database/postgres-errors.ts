/** Classes of PostgreSQL's errors by the reaction that they need, with the codes of its manual's appendix A. */

/** Another transaction conflicted, and has ended: run the whole unit again. */
export const isRivalry = withCode('40001', '40P01');
/** Another transaction held a lock for longer than the timeout of the lock, or of its statement. */
export const isLocked = withCode('55P03', '57014');
/** Another transaction wrote the same key meanwhile: a second run finds its row. */
export const isTaken = withCode('23505');
/** A newer engine has changed the tables under a prepared statement, or a proxy has lost it: another connection does not have this problem. */
export const isStale = withCode('0A000', '26000', '42P05');
/** A unit tried to write on a server that has become a standby. */
export const isReadOnly = withCode('25006');

/** No answer for longer than any statement may take. */
export const isSilent = withCode('ETIMEDOUT');

/** A timeout, a shutdown, a crash, or a server that is starting up. */
const isStopped = withCode('55P03', '57014', '57P01', '57P02', '57P03', '57P05', '25P03');
/** Connection errors, and lack of connections, memory or disk. */
const AWAY_CLASSES = new Set(['08', '53']);

/** Whether the error comes from the server or the connection, not from the query. */
export function isAway(error: unknown): boolean {
  return isStopped(error) || AWAY_CLASSES.has(codeOf(error).slice(0, 2)) || isLost(error);
}

/** Whether the connection can run no further query. */
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

/** Messages of pg's sockets and its pool, which have no code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed)/;

export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

function withCode(...codes: readonly string[]): (error: unknown) => boolean {
  return (error) => codes.includes(codeOf(error));
}
