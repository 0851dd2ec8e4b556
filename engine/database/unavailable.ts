/**
 * The database cannot be reached or has no room: the caller may try again. The work has not been done, unless the connection was lost during
 * the commit; a repeat by its key finds out.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is out of reach', { cause });
  }
}

/** The database that is configured cannot be used. The start ends with its message and nothing else. */
export class DatabaseRefused extends Error {}
