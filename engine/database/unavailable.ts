/**
 * The database cannot be reached, has no room, or went away: whoever asked may try again. What was under way has not happened,
 * unless the connection was lost while it was being committed; a repeat by its key finds out.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is out of reach', { cause });
  }
}
