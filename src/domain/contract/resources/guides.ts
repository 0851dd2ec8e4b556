import { list, nullable, pattern, text } from '../fields.ts';
import { reason } from '../problems.ts';
import { pk } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

/** The languages of a guide, as their codes. */
export const guideLanguages = () =>
  list(pattern(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, reason('not_a_language'), { max: 35 }), {
    max: 50,
  });

/** The fields that sellers enter for a guide. */
export const guideFields = withTranslations('guides', {
  name: text({ max: 100 }),
  picture: nullable(pk('pictures')),
  text: text({ max: 300, blank: true }),
  languages: guideLanguages(),
});
