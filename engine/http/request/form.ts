import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { Failed } from '../../base/errors.ts';

/** A received file. Nothing that its sender says about it can be trusted. */
export interface ReceivedFile {
  readonly path: string;
  /** The sender's name of the file, without folders. */
  readonly name: string;
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** null if there is no file, or if it has problems. */
  readonly file: ReceivedFile | null;
  /** The problems of the file. */
  readonly problems: readonly Problem[];
}

interface FormInput {
  readonly field: string;
  readonly most: number;
  /** The time limit of the form, in milliseconds. */
  readonly patience?: number;
  /** Aborts the form before it is complete. */
  readonly signal?: AbortSignal;
  /** The folder for the file while it is examined. */
  readonly folder: string;
  readonly mark: string;
}

/**
 * Parses a multipart form as a stream, writes its file to disk, calls `use`, and deletes the file in any case.
 *
 * @throws Failed 400 for a broken form, 413 for a form that is too large, 415 for another type; the reason of `signal`
 */
export async function withForm<T>(
  request: Request,
  input: FormInput,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const path = join(input.folder, `${input.mark}${UNFINISHED}`);
  try {
    return await work(await received(request, input, path));
  } finally {
    await rm(path, { force: true });
  }
}

/** The ending of files that are incomplete. */
export const UNFINISHED = '.part';

async function received(request: Request, input: FormInput, path: string): Promise<ReceivedForm> {
  const { field, most, folder, patience = MOST_MILLISECONDS, signal } = input;
  if (!request.body) return { fields: {}, file: null, problems: [{ path: [field], ...reason('no_file') }] };
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'multipart/form-data') throw new Failed(415, `Unsupported media type "${type}" in request.`);
  if (Number(request.headers.get('content-length')) > most + MOST_BESIDES) throw tooLargeError(most);
  await mkdir(folder, { recursive: true });

  const fields = new Map<string, string>();
  const seen = { name: '', isOne: true };
  const form = await openParser(contentType, most);
  const reader = request.body.getReader();
  const source = Readable.from(piecesOf(reader));
  // `stop` ends the wait below in every case: after an error, the source and the parser may never end by themselves.
  const stop = new AbortController();
  const stopped = once(stop.signal, 'abort').then(() => Promise.reject(stop.signal.reason as Error));
  stopped.catch(() => {});
  const end = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  const late = setTimeout(() => stop.abort(new Failed(408, 'The form did not come in time.')), patience);
  let open: BusboyFileStream | undefined;
  let sink: WriteStream | undefined;
  let writing: Promise<void> = Promise.resolve();
  form.on('field', (name, value) => fields.set(name, value));
  form.on('filesLimit', () => (seen.isOne = false));
  form.on('file', (name, stream, filename) => {
    // A browser sends an empty part for a field that was not filled in.
    if (name !== field || !filename) return void stream.resume();
    open = stream;
    seen.name = filename;
    stream.once('limit', () => stop.abort(tooLargeError(most)));
    sink = createWriteStream(path);
    writing = pipeline(stream, sink);
    writing.catch((error: Error) => stop.abort(error));
  });
  const reading = pipeline(source, (pieces) => upTo(most, pieces as AsyncIterable<Uint8Array>), form);
  reading.catch(() => {});
  try {
    await Promise.race([reading, stopped]);
    await Promise.race([writing, stopped]);
  } catch (error) {
    source.destroy();
    form.destroy();
    open?.destroy();
    // The file is closed before it is removed: a file that is still being opened would appear again.
    const unclosed = sink?.closed === false ? sink : null;
    if (unclosed) await new Promise<void>((resolve) => void unclosed.once('close', resolve).destroy());
    if (error instanceof Failed || !isOfDisk(error)) throw error instanceof Failed ? error : unreadableError(error);
    await dropRest(reader, most);
    throw error;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  }

  const problems = fileProblems(field, { ...seen, bytes: open?.bytesRead ?? 0 }, Boolean(fields.get(field)));
  const file = problems.length > 0 ? null : { path, name: seen.name };
  return { fields: Object.fromEntries(fields), file, problems };
}

/** The pieces of a body. If the form stops early, the body is not cancelled: that would close the connection before the answer is sent. */
async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** Reads the rest of a body, because a client that still sends does not read the answer. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<void> {
  const read = async () => reader.read().catch(() => null);
  let left = most;
  for (let next = await read(); next && !next.done && left > 0; next = await read()) left -= next.value.length;
}

/** In this time a form of 8 MB needs 0.2 Mbit/s. */
const MOST_MILLISECONDS = 300_000;

/** The most bytes of a form besides its file. */
const MOST_BESIDES = 256 * 1024;

async function openParser(contentType: string, most: number): Promise<BusboyInstance> {
  // Without a boundary the parser would search for the form's end for ever.
  if (!/;\s*boundary=("[^"]+"|[^\s";][^;]*)/i.test(contentType)) throw unreadableError('Boundary not found');
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: most, files: 1, fields: 50, fieldSize: 64 * 1024, parts: 60, headerPairs: 100 },
    });
  } catch (error) {
    throw unreadableError(error);
  }
}

async function* upTo(most: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most + MOST_BESIDES) throw tooLargeError(most);
    yield piece;
  }
}

function fileProblems(
  field: string,
  { name, bytes, isOne }: { name: string; bytes: number; isOne: boolean },
  isText: boolean,
): Problem[] {
  const path = [field];
  if (!isOne) return [{ path, ...reason('one_file_only') }];
  if (name === '' && isText) return [{ path, ...reason('not_a_file') }];
  if (name === '') return [{ path, ...reason('no_file') }];
  return bytes === 0 ? [{ path, ...reason('empty_file') }] : [];
}

/** Whether an error is the disk's: then it is a fault of the engine, not of the sender. */
function isOfDisk(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException;
  return ['open', 'write', 'close'].includes(syscall);
}

function tooLargeError(most: number): Failed {
  return new Failed(413, `The file may be at most ${Math.round(most / 1024 / 1024)} MB.`);
}

function unreadableError(error: unknown): Failed {
  return new Failed(400, `Multipart form parse error - ${error instanceof Error ? error.message : String(error)}`);
}
