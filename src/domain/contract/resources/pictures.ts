import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { TourPicture } from './tours.ts';
import { withTranslations } from './translations.ts';

/** A file that becomes a picture (A20): the field of its form, its greatest size in bytes, and its types. */
export const pictureFile = {
  field: 'file',
  most: 8 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
};

/** What sellers say of a picture. */
export const pictureFields = withTranslations('pictures', {
  name: text({ max: 200 }),
  alt_text: text({ max: 500, blank: true }),
});

export const readPicture = endpoint('GET', '/api/filer-images/{id}/', { reply: TourPicture });
/** Its body is a form with the file, and with the values of `pictureFields`. */
export const uploadPicture = endpoint('POST', '/api/filer-images/', { reply: TourPicture, status: 201 });

/** Where a file says that a picture is: a drawing of the engine, or a file in the folder beside the document and in no other place. */
export const PICTURE_FILE = /^(?:scene:([\w.-]+)|pictures\/(\w[\w.-]{0,199}))$/;
export const NO_PICTURE_FILE = 'Enter the name of a file such as pictures/harbour.jpg.';
