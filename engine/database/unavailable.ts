/** The database is out of reach or full; the caller may try again. Nothing was done, unless the connection was lost during the commit. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is out of reach', { cause });
  }
}

/** The configured database cannot be used. The start prints this message and nothing else. */
export class DatabaseRefused extends Error {}
