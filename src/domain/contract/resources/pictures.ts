import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { TourPicture } from './tours.ts';
import { withTranslations } from './translations.ts';

/** The file of a picture (A20): its field in the form, its greatest size in bytes, and its types. */
export const pictureFile = {
  field: 'file',
  most: 8 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
};

/** The fields that sellers enter for a picture. */
export const pictureFields = withTranslations('pictures', {
  name: text({ max: 200 }),
  alt_text: text({ max: 500, blank: true }),
});

export const readPicture = endpoint('GET', '/api/filer-images/{id}/', { reply: TourPicture });
/** The body is a form with the file and with the values of `pictureFields`. */
export const uploadPicture = endpoint('POST', '/api/filer-images/', { reply: TourPicture, status: 201 });

/** The place of a picture in an import: a drawing of the engine, or a file in the folder beside the document. No other place is allowed. */
export const PICTURE_FILE = /^(?:scene:([\w.-]+)|pictures\/(\w[\w.-]{0,199}))$/;
