import { REQUIRED } from '#domain/contract/messages.ts';
import { pictureKey } from '../catalogue/picture.ts';
import type { Database } from '../database/database.ts';
import { Invalid } from '../errors.ts';
import type { CarriedObject } from '../resources/model/carried.ts';
import type { Row } from '../resources/model/columns.ts';
import { type SellerResource, rowsOf as tablesOf } from '../resources/model/resource.ts';
import { rowsOfKind } from './import-store.ts';
import type { CarriedFile } from './store-document.ts';

export interface TakenPicture {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

type SaidOfPicture = { readonly [K in 'width' | 'height' | 'placeholder']?: TakenPicture[K] | undefined };

/** What the pictures' part of the engine does for a file of objects. */
export interface CarriedOriginals {
  /** @param name  of a file beside the others. @throws Invalid for one that is missing, or no picture of ours */
  take(name: string, said: SaidOfPicture): Promise<TakenPicture>;
  isDrawn(name: string): boolean;
  settle(source: string): Promise<void>;
  drop(source: string): Promise<void>;
}

/** By the id of its row: what is stored of a picture, or why it cannot be. */
export type ImportedPictures = ReadonlyMap<number, Row | Invalid>;

/** Takes the files of those pictures that are not here yet. */
export async function takePictures(
  database: Database,
  kinds: readonly SellerResource[],
  file: CarriedFile,
  originals: CarriedOriginals,
  onPicture: (label: string) => void,
): Promise<ImportedPictures> {
  const taken = new Map<number, Row | Invalid>();
  for (const kind of kinds.filter(({ upload }) => upload)) {
    const rows = await database.read((tx) => tablesOf(tx).selectFrom(kind.table).select('id').execute());
    const here = new Set(rows.map(({ id }) => Number(id)));
    for (const { row, label, error } of rowsOfKind(kind, file)) {
      onPicture(label);
      if (error || here.has(row.id) || taken.has(row.id)) continue;
      taken.set(row.id, await takePicture(row, originals).catch(unlessInvalid));
    }
  }
  return taken;
}

async function takePicture(row: CarriedObject, originals: CarriedOriginals): Promise<Row> {
  const [, drawing, name = ''] = /^(?:scene:(.*)|pictures\/(.*))$/.exec(String(row['file'])) ?? [];
  const { width, height, placeholder } = row as SaidOfPicture;
  if (drawing === undefined) return stored(await originals.take(name, { width, height, placeholder }));
  if (!originals.isDrawn(drawing)) throw invalid('file', `There is no drawing '${drawing}'.`);
  if (width === undefined) throw invalid('width', REQUIRED);
  if (height === undefined) throw invalid('height', REQUIRED);
  if (placeholder === undefined) throw invalid('placeholder', REQUIRED);
  return stored({ source: `scene:${drawing}`, width, height, placeholder });
}

/** Its widths are made when somebody first asks for them. */
function stored(it: TakenPicture): Row {
  return { ...it, key: pictureKey(it.source), status: 'ready', progress: 100 };
}

function unlessInvalid(error: unknown): Invalid {
  if (error instanceof Invalid) return error;
  throw error;
}

function invalid(field: string, message: string): Invalid {
  return new Invalid([{ path: [field], message }]);
}

/** What to do with the files once it is known whether their rows are stored. */
export function filesOf(pictures: ImportedPictures): string[] {
  const rows = [...pictures.values()].filter((it) => !(it instanceof Invalid)) as Row[];
  return rows.map((row) => String(row['source'])).filter((source) => source.startsWith('file:'));
}
