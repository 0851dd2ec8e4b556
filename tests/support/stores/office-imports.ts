import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import type { ImportPlan, ImportResult } from '#domain/contract/office/imports.ts';
import type { Answered, Engine } from '../engine/engine.ts';
import type { Seller } from '../engine/sellers.ts';

/** Files of a zip by their names. */
export type Archive = Map<string, Uint8Array<ArrayBuffer>>;

export async function exportOf(engine: Engine, seller: Seller, account: number): Promise<Archive> {
  const request = new Request(`http://shop.example/api/base-accounts/${account}/export/`, {
    headers: await seller.headers(),
  });
  const response = await engine.app(request);
  if (!response.ok) throw new Error(`the export answers ${response.status}`);
  return unzipped(new Uint8Array(await response.arrayBuffer()));
}

export async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Archive> {
  const archive: Archive = new Map();
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
    if (!entry.directory) archive.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  return archive;
}

export async function zipped(archive: Archive): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, bytes] of archive) await zip.add(name, new Uint8ArrayReader(bytes));
  return zip.close();
}

type Rows = Record<string, unknown>[];
export type StoreJson = Record<string, Rows>;

export function storeIn(archive: Archive): StoreJson {
  return JSON.parse(new TextDecoder().decode(archive.get('store.json'))) as StoreJson;
}

/** The same archive with another document. */
export function withStore(archive: Archive, change: (store: StoreJson) => void): Archive {
  const store = storeIn(archive);
  change(store);
  return new Map(archive).set('store.json', new TextEncoder().encode(JSON.stringify(store)));
}

/** A document without its ids, statuses and addresses: what two accounts can have in common. */
export function contentOf(store: StoreJson): unknown {
  return JSON.parse(
    JSON.stringify({ ...store, 'base-accounts': undefined }, (key, value: unknown) =>
      ['id', 'base_account', 'slug', 'status', 'created_at', 'sold', 'domain', 'domain_in_effect', 'file'].includes(key)
        ? undefined
        : typeof value === 'number' && NAMES.includes(key)
          ? 'an id'
          : Array.isArray(value) && NAMES.includes(key)
            ? value.length
            : value,
    ),
  );
}
const NAMES = ['store', 'experience', 'experiences', 'meeting_point', 'cancellation_policy', 'default_rate', 'extras'];
NAMES.push('images', 'categories', 'pricing_category', 'banner', 'logo', 'folder', 'parent', 'category');

/** The office's answer for a file. The call writes nothing. */
export async function planned(
  engine: Engine,
  seller: Seller,
  account: number,
  file: Archive | string | Uint8Array<ArrayBuffer>,
): Promise<Answered<ImportPlan>> {
  const bytes = file instanceof Map ? await zipped(file) : file;
  const body = new FormData();
  body.set('file', new File([bytes], typeof file === 'string' ? 'tours.csv' : 'landfall.zip'));
  return engine.send('POST', `/api/base-accounts/${account}/imports/`, { body, headers: await seller.headers() });
}

/** Plans an import, then runs it. */
export async function importedInto(
  engine: Engine,
  seller: Seller,
  account: number,
  file: Parameters<typeof planned>[3],
): Promise<ImportResult> {
  const plan = await planned(engine, seller, account, file);
  if (plan.status !== 200 || plan.body.problems.length > 0) throw new Error(`not importable: ${plan.text}`);
  const path = `/api/base-accounts/${account}/imports/${plan.body.id}/apply/`;
  const { status, body, text } = await seller.send('POST', path);
  if (status !== 200) throw new Error(`the import answers ${status}: ${text}`);
  return body;
}
