import { Picture } from '#domain/contract/catalogue.ts';
import { type AnyField, choice, integer, nullable, pattern, string } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import { PICTURE_FILE, pictureFields, pictureFile } from '#domain/contract/resources/pictures.ts';
import type { PictureRow } from '../../catalogue/picture.ts';
import { pictureKey, pictureOf, queueRemoval, queueRenditions, usesOfPictures } from '../../catalogue/picture.ts';
import type { Context } from '../../context.ts';
import type { ReceivedFile } from '../../http/request/form.ts';
import { computed, noted, plain, type Row, reference, translationsColumn } from '../model/columns.ts';
import { type CarriedPart, sellerResource, type TakenFile } from '../model/resource.ts';

/** Fields of an image that only files have: the place of its file, and the engine's own data about it. */
const carriedImages: Readonly<Record<string, CarriedPart>> = {
  file: ofRow(
    pattern(PICTURE_FILE, reason('not_a_picture_file'), { max: 200 }),
    ({ source }) => String(source).replace(/^file:/, 'pictures/'),
    { isRequired: true },
  ),
  width: ofRow(integer({ min: 1, max: 1_000_000 }), ({ width }) => width),
  height: ofRow(integer({ min: 1, max: 1_000_000 }), ({ height }) => height),
  /** Two colours: of its upper and its lower half. */
  placeholder: ofRow(
    pattern(/^#[0-9a-f]{6},#[0-9a-f]{6}$/, reason('not_two_colours'), { max: 15 }),
    ({ placeholder }) => placeholder,
  ),
};

/** A field that is stored with the row itself, before its parts. */
function ofRow(field: AnyField, of: (row: Row) => unknown, { isRequired = false } = {}): CarriedPart {
  return { field, isForNew: true, isRequired, read: async () => of };
}

const storeTitles = { table: 'stores', id: 'id', title: 'title' };

/** The pictures of an account. They are created by uploads (A20), and their texts can be changed. */
export const filerImages = sellerResource({
  name: 'filer-images',
  one: 'image',
  table: 'pictures',
  fields: {
    folder: reference('folder_id', 'filer_folders', { isOptional: true }),
    /** By default the name of its file. */
    name: { ...plain('name', pictureFields.name), absent: {} },
    alt_text: plain('alt_text', pictureFields.alt_text, { absent: '' }),
    translations: translationsColumn(pictureFields.translations),
    width: computed(integer(), (row) => row['width'], 'width'),
    height: computed(integer(), (row) => row['height'], 'height'),
    /** The storefront shows a picture once it is ready. */
    status: computed(choice('pending', 'processing', 'ready', 'failed'), (row) => row['status'], 'status'),
    /** The percentage of its widths that are made. */
    progress: computed(integer(), (row) => row['progress'], 'progress'),
    problem: computed(nullable(string()), (row) => row['problem']),
    picture: computed(Picture, (row) => pictureOf(row as unknown as PictureRow)),
    created_at: noted('created_at'),
  },
  search: ['name', 'alt_text'],
  ordering: ['name', 'created_at', 'width', 'height', 'status'],
  filters: ['folder', 'status'],
  upload: {
    ...pictureFile,
    take: takePicture,
  },
  defaults: () => ({ status: 'pending', progress: 0 }),
  afterSave: async (tx, id, before, { isCarried, account_id }) =>
    before === null && !isCarried ? queueRenditions(tx, id, account_id) : undefined,
  carried: carriedImages,
  usedBy: [
    {
      table: 'experience_pictures',
      column: 'picture_id',
      by: 'experiences',
      titled: { table: 'experiences', id: 'experience_id', title: 'title' },
    },
    { table: 'guides', column: 'picture_id', by: 'guides', titled: { table: 'guides', id: 'id', title: 'name' } },
    { table: 'stores', column: 'logo_picture_id', by: 'stores, as their logo', titled: storeTitles },
    { table: 'stores', column: 'banner_picture_id', by: 'stores, as their banner', titled: storeTitles },
    { table: 'stores', column: 'icon_picture_id', by: 'stores, as the icon of their app', titled: storeTitles },
  ],
  beforeDelete: (tx, row) => queueRemoval(tx, { key: String(row['key']), source: String(row['source']) }),
  invalidates: (tx, rows) =>
    usesOfPictures(
      tx,
      rows.map((row) => Number(row['id'])),
    ),
});

async function takePicture({ pictures }: Context, file: ReceivedFile, account_id: number): Promise<TakenFile> {
  const { source, width, height, placeholder } = await pictures.bring(account_id, file.path);
  const row: Row = { key: pictureKey(source), source, width, height, placeholder, name: nameOf(file) };
  return {
    row,
    settle: () => pictures.originals.settle(source),
    drop: () => pictures.originals.drop(source),
  };
}

/** The sender's name of the file, without control characters and cut to the limit. */
function nameOf({ name }: ReceivedFile): string {
  const plainText = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  return Array.from(plainText).slice(0, 200).join('') || 'Picture';
}
