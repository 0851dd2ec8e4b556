/** The database that is configured cannot be used. The start ends with its message and nothing else. */
export class DatabaseRefused extends Error {}
