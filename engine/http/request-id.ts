import { randomUUID } from 'node:crypto';

const id = Symbol('the id of a request');

/** Written on the request itself, as what it came in as is. */
interface Identified extends Request {
  [id]?: string;
}

/** The id of a request: in the header of its answer, and in all that the log says of it. */
export function requestIdOf(request: Identified): string {
  return (request[id] ??= randomUUID());
}
