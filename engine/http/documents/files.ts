import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, encodingFor, etagOf, knows } from '../headers.ts';
import { DESK_DOCUMENT, deskHeaders } from './desk-page.ts';
import { WORKER_POLICY } from './worker-kill-switch.ts';

interface Served {
  headers: Readonly<Record<string, string>>;
  /** The encodings of a file; `none` is the file itself. */
  bytes: ReadonlyMap<Encoding | 'none', Uint8Array<ArrayBuffer>>;
}

/** A file that is named by its content never changes. Any other file may change, so browsers ask for it each time. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

/**
 * Serves the files of a folder as they were at the first request. A file that is named by its content never changes, so it is read when it is
 * first requested: there are thousands, and a visitor needs some dozens.
 *
 * @param before  the folder of the previous build, whose files open pages still need (W10)
 */
export function createFiles(folder: string, before?: string): (request: Request, url: URL) => Response | null {
  let files: Map<string, Served> | null = null;
  const find = (pathname: string): Served | null => {
    files ??= new Map(namesBelow(folder).flatMap((name) => entryOf(folder, name)));
    const known = files.get(pathname);
    if (known || !ASSET.test(pathname)) return known ?? null;
    const place = [folder, before].find((it) => it !== undefined && existsSync(join(it, pathname)));
    const [entry] = place === undefined ? [] : entryOf(place, pathname.slice(1));
    if (entry) files.set(...entry);
    return entry?.[1] ?? null;
  };
  return (request, { pathname }) => {
    const file = find(pathname);
    if (!file) return null;
    const { headers } = file;
    if (knows(request.headers, headers['etag'] ?? '')) return new Response(null, { status: 304, headers });
    const packing = encodingFor(request.headers, (it) => file.bytes.has(it));
    const bytes = file.bytes.get(packing ?? 'none') ?? null;
    return new Response(bytes, {
      headers: {
        ...headers,
        ...(packing && { 'content-encoding': packing }),
        'content-length': String(bytes?.length ?? 0),
      },
    });
  };
}

/** The path of a file that is named by its content. It cannot lead into another folder. */
const ASSET = /^\/(desk\/)?assets\/[^/]+$/;

/** The files below a folder, except those that are named by their content. */
function namesBelow(folder: string, prefix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const name = prefix + it.name;
    if (it.isFile()) return [name];
    return it.name.startsWith('.') || it.name === 'assets' ? [] : namesBelow(join(folder, it.name), `${name}/`);
  });
}

/** The entry of a file; empty for a file that is not served: of unknown type, hidden, or a compressed copy. */
function entryOf(folder: string, path: string): [string, Served][] {
  const type = getMimeType(path);
  const file = join(folder, path);
  if (!type || /(^|\/)\.|\.gz$/.test(path) || !statSync(file).isFile()) return [];
  const bytes = readFileSync(file);
  const headers = {
    'content-type': type,
    'cache-control': ASSET.test(`/${path}`) ? FOR_EVER : ASK,
    etag: etagOf(bytes),
    vary: 'accept-encoding',
    ...(/(^|\/)sw\.js$/.test(path) && {
      vary: 'accept-encoding, cookie',
      'content-security-policy': WORKER_POLICY,
    }),
    ...(DESK_DOCUMENT.test(`/${path}`) && deskHeaders),
  };
  return [[`/${path}`, { headers, bytes: new Map([['none', bytes], ...packedBeside(file)]) }]];
}

function packedBeside(file: string): [Encoding, Uint8Array<ArrayBuffer>][] {
  const beside = [
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ] as const;
  return beside.flatMap(([packing, path]) => (existsSync(path) ? [[packing, readFileSync(path)]] : []));
}
