export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

const MOST_CAUSES = 3;

/**
 * An error as the log may keep it: its type, place and sentence. Other properties of database errors are left out, because they repeat queries
 * and their values. Ids are removed from sentences, because an id lets its reader open an order and pay it (P15).
 */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutIds(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  const message = saysValues(error) ? 'The database refused a value.' : withoutIds(error.message);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' && { code }),
    message,
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** PostgreSQL's errors of class 22 (data) quote the value that was sent: `invalid input syntax for type integer: "…"`. */
function saysValues(error: Error): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity !== undefined && String(code).startsWith('22');
}

function isPlace(line: string): boolean {
  return /^\s+at /.test(line);
}

function withoutIds(text: string): string {
  return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…');
}
