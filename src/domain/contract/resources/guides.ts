import { list, nullable, pattern, text } from '../fields.ts';
import { pk } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** Languages that somebody guides in, as their codes. */
export const guideLanguages = () =>
  list(pattern(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Enter a language as its code, such as en.', { max: 35 }), {
    max: 50,
  });

/** What sellers say of a guide. */
export const guideFields = withTranslations('guides', {
  name: text({ max: 100 }),
  picture: nullable(pk('pictures')),
  text: text({ max: 300, blank: true }),
  languages: guideLanguages(),
});
