import { Failed } from '../../errors.ts';

/** JSON bodies; uploads have a limit of their own. */
const MOST_BYTES = 256 * 1024;

/** The bytes of a body, read no further than the limit. @throws Failed 413; 400 where its sender went away */
export async function bytesOf(request: Request, most = MOST_BYTES): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > most) throw tooLarge(most);
  try {
    const bytes = announced === null ? await readChunks(request, most) : new Uint8Array(await request.arrayBuffer());
    if (bytes.length > most) throw tooLarge(most);
    return bytes;
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(400, 'The body ended before it was complete.');
  }
}

/** The text of a form's body, read no further than the limit. @throws Failed 413 */
export async function textOf(request: Request, most: number): Promise<string> {
  return new TextDecoder().decode(await bytesOf(request, most));
}

/** The form that a browser sends, and many a client of Django REST Framework. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Parses a request's JSON, or its form where a call takes one; an empty body is `{}`. Of a repeated form field the last value counts.
 *
 * @throws Failed 400, 413, 415
 */
export function parsedBody(bytes: Uint8Array, contentType: string | null, takesForms = false): unknown {
  if (bytes.length === 0) return {};
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (takesForms && type === FORM) return Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')));
  if (type !== 'application/json') throw new Failed(415, `Unsupported media type "${contentType ?? ''}" in request.`);
  const body = parsed(bytes);
  if (isDeeper(body, MOST_LEVELS)) throw new Failed(400, `The body has more than ${MOST_LEVELS} levels.`);
  return body;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw new Failed(
      400,
      `JSON parse error - ${error instanceof SyntaxError ? error.message : 'the body is not UTF-8'}`,
    );
  }
}

/** No call needs a third of it. What is nested deeper overflows the stack of whatever walks through it or prints it. */
const MOST_LEVELS = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((it) => isDeeper(it, levels - 1));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body of unannounced length comes in pieces. */
async function readChunks(request: Request, most: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body) {
    length += piece.length;
    if (length > most) throw tooLarge(most);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function tooLarge(most: number): Failed {
  return new Failed(413, `The body may be at most ${Math.round(most / 1024)} kB.`);
}
