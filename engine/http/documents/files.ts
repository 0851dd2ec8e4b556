import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, encodingFor, etagOf, knows } from '../headers.ts';
import { DESK_DOCUMENT, deskHeaders } from './desk-page.ts';
import { WORKER_POLICY } from './worker-kill-switch.ts';

interface Served {
  headers: Readonly<Record<string, string>>;
  /** `none` is the file itself. */
  bytes: ReadonlyMap<Encoding | 'none', Uint8Array<ArrayBuffer>>;
}

/** What is named by its content never changes; all else may, and is asked for each time. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

/**
 * Serves the files of a folder as they were at the first request. Only files that were found then can be requested, so no path leads outside.
 *
 * @param before  the folder of the previous build, whose files open pages still need (W10)
 */
export function createFiles(folder: string, before?: string): (request: Request, url: URL) => Response | null {
  let files: Map<string, Served> | null = null;
  return (request, { pathname }) => {
    files ??= new Map([...(before ? assetsOf(filesBelow(before)) : []), ...filesBelow(folder)]);
    const file = files.get(pathname);
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

/** Those that are named by their content. */
function assetsOf(files: Map<string, Served>): [string, Served][] {
  return [...files].filter(([path]) => isAsset(path));
}

function isAsset(path: string): boolean {
  return /^\/(desk\/)?assets\//.test(path);
}

function filesBelow(folder: string): Map<string, Served> {
  const files = new Map<string, Served>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/');
    const type = getMimeType(path);
    if (!type || /(^|\/)\.|\.gz$/.test(path) || !statSync(join(folder, name)).isFile()) continue;
    const bytes = readFileSync(join(folder, name));
    files.set(`/${path}`, {
      headers: {
        'content-type': type,
        'cache-control': isAsset(`/${path}`) ? FOR_EVER : ASK,
        etag: etagOf(bytes),
        vary: 'accept-encoding',
        ...(/(^|\/)sw\.js$/.test(path) && {
          vary: 'accept-encoding, cookie',
          'content-security-policy': WORKER_POLICY,
        }),
        ...(DESK_DOCUMENT.test(`/${path}`) && deskHeaders),
      },
      bytes: new Map([['none', bytes], ...packedBeside(join(folder, name))]),
    });
  }
  return files;
}

function packedBeside(file: string): [Encoding, Uint8Array<ArrayBuffer>][] {
  const beside = [
    ['br', `${file}.br`],
    ['gzip', `${file}.gz`],
  ] as const;
  return beside.flatMap(([packing, path]) => (existsSync(path) ? [[packing, readFileSync(path)]] : []));
}
