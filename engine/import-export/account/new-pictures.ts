import { reason, valueText } from '#domain/contract/problems.ts';
import { Invalid, invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { isDemoPicture } from '../../demo/pictures.ts';
import type { CarriedObject } from '../../resources/model/carried.ts';
import type { Row } from '../../resources/model/columns.ts';
import type { Bringing } from '../document/import-row.ts';
import { takePicture } from '../document/pictures.ts';
import type { ImportInput } from './import-input.ts';
import type { FileRow } from './match-rows.ts';

/**
 * Takes the files of new pictures, each through the checks of an upload (A20) and under a new name.
 *
 * @param rows  their rows in the file, by their new ids
 * @param onPicture  awaited before each file
 * @returns for each row its columns, or the problem of its file
 */
export async function takeNewPictures(
  { pictures }: Context,
  { account_id, file }: Pick<ImportInput, 'account_id' | 'file'>,
  rows: ReadonlyMap<number, FileRow>,
  onPicture: () => Promise<void> | void,
): Promise<Bringing['pictures']> {
  const take = async (name: string) => pictures.bring(account_id, `${file.folder}/${name}`).catch(throwMissingPicture);
  const taken = new Map<string, Row | Invalid>();
  for (const row of rows.values()) {
    await onPicture();
    if (taken.has(fileOf(row)) || typeof row['file'] !== 'string') continue;
    const picture = takePicture(row as CarriedObject, { take, isDrawn: isDemoPicture });
    taken.set(fileOf(row), await picture.catch(asInFileError));
  }
  return new Map(rows.entries().map(([id, row]) => [id, taken.get(fileOf(row)) ?? gone]));
}

const gone = invalidError(['file'], reason('picture_deleted'));

function fileOf(row: FileRow): string {
  return valueText(row['file']);
}

function throwMissingPicture(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  throw invalidError([], reason('picture_not_in_archive'));
}

/** @throws the error if it is no problem of the picture */
function asInFileError(error: unknown): Invalid {
  if (!(error instanceof Invalid)) throw error;
  return new Invalid(error.problems.map((it) => ({ ...it, path: it.path.length > 0 ? it.path : ['file'] })));
}
