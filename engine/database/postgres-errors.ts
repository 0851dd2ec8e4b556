/** What is to be done about an error of PostgreSQL, by the codes of its manual's appendix A. */

/** Somebody else was in the way, and is not any more: the whole unit is to be run again. */
const RIVALRY = new Set(['40001', '40P01']);
/** Somebody else wrote the same key meanwhile: another run finds what they wrote. */
const TAKEN = '23505';
/** A newer engine has changed the tables under a kept statement, or a proxy has mislaid it: another connection has none. */
const STALE = new Set(['0A000', '26000', '42P05']);
/** Waited too long, shut down, crashed, starting up. */
const AWAY = new Set(['55P03', '57014', '57P01', '57P02', '57P03', '57P05', '25P03']);
/** Of a unit that may write, on a server that has become a standby. */
const READ_ONLY = '25006';
/** Connection exceptions, and no room: connections, memory, disk. */
const AWAY_CLASSES = new Set(['08', '53']);

export function isRivalry(error: unknown): boolean {
  return RIVALRY.has(codeOf(error));
}

export function isTaken(error: unknown): boolean {
  return codeOf(error) === TAKEN;
}

export function isStale(error: unknown): boolean {
  return STALE.has(codeOf(error));
}

export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

/** Whether the server, or the way to it, is at fault rather than the query. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  return AWAY.has(code) || AWAY_CLASSES.has(code.slice(0, 2)) || isLost(error);
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
