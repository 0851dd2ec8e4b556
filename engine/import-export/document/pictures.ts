import { reason } from '#domain/contract/problems.ts';
import { PICTURE_FILE } from '#domain/contract/resources/pictures.ts';
import { Invalid, invalidError } from '../../base/errors.ts';
import { pictureKey } from '../../catalogue/picture.ts';
import type { Database } from '../../database/database.ts';
import type { RowOf } from '../../database/tables.ts';
import type { CarriedObject } from '../../resources/model/carried.ts';
import type { Row } from '../../resources/model/columns.ts';
import { type SellerResource, rowsOf as tablesOf } from '../../resources/model/resource.ts';
import type { Bringing } from './import-row.ts';
import { rowsOfKind } from './import-store.ts';
import type { StoreDocument } from './store-document.ts';

/** A checked file that waits for the row of its picture. */
type TakenPicture = Pick<RowOf<'pictures'>, 'source' | 'width' | 'height' | 'placeholder'>;

/** The functions of the engine's pictures that an import of files needs. */
export interface CarriedOriginals {
  /** @param name  the file's name beside the others. @throws Invalid for a missing file, or for one that is no accepted picture */
  take(name: string, stated: Partial<Omit<TakenPicture, 'source'>>): Promise<TakenPicture>;
  /** Whether a name is a picture of the demo store, which needs no file. */
  isDrawn(name: string): boolean;
  settle(source: string): Promise<void>;
  drop(source: string): Promise<void>;
}

/** Takes the files of pictures that are not stored yet. */
export async function takePictures(
  database: Database,
  kinds: readonly SellerResource[],
  document: StoreDocument,
  originals: Pick<CarriedOriginals, 'take' | 'isDrawn'>,
  onPicture: () => void,
): Promise<Bringing['pictures']> {
  const taken = new Map<number, Row | Invalid>();
  for (const kind of kinds.filter(({ upload }) => upload)) {
    const rows = await database.read((tx) => tablesOf(tx).selectFrom(kind.table).select('id').execute());
    const here = new Set(rows.map(({ id }) => Number(id)));
    for (const { row, error } of rowsOfKind(kind, document)) {
      onPicture();
      if (error || here.has(row.id) || taken.has(row.id)) continue;
      taken.set(row.id, await takePicture(row, originals).catch(asInvalidError));
    }
  }
  return taken;
}

/** Takes the file of a picture. Its widths are made on their first request. */
export async function takePicture(
  row: CarriedObject,
  { take, isDrawn }: Pick<CarriedOriginals, 'take' | 'isDrawn'>,
): Promise<Row> {
  const [, drawing, name] = PICTURE_FILE.exec(String(row['file'])) ?? [];
  if (drawing === undefined && name === undefined) throw invalidError(['file'], reason('not_a_picture_file'));
  const picture =
    name === undefined ? drawn(String(drawing), row, isDrawn) : await take(name, row as Partial<TakenPicture>);
  return { ...picture, key: pictureKey(picture.source), status: 'ready', progress: 100 };
}

function drawn(name: string, row: CarriedObject, isDrawn: CarriedOriginals['isDrawn']): TakenPicture {
  if (!isDrawn(name)) throw invalidError(['file'], reason('no_drawing', { name }));
  const missing = ['width', 'height', 'placeholder'].find((field) => row[field] === undefined);
  if (missing !== undefined) throw invalidError([missing], reason('required'));
  const { width, height, placeholder } = row as CarriedObject & TakenPicture;
  return { source: `scene:${name}`, width, height, placeholder };
}

function asInvalidError(error: unknown): Invalid {
  if (error instanceof Invalid) return error;
  throw error;
}

/** The files of pictures, to be kept or deleted once it is known whether their rows are stored. */
export function filesOf(pictures: Bringing['pictures']): string[] {
  const sources = pictures.values().map((it) => (it instanceof Invalid ? '' : String(it['source'])));
  return sources.filter((source) => source.startsWith('file:')).toArray();
}
