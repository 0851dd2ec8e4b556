/** The database cannot be reached or is full: try again. Nothing was done, unless the connection was lost during the commit. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is out of reach', { cause });
  }
}

/** The database that is configured cannot be used. The start ends with its message and nothing else. */
export class DatabaseRefused extends Error {}
