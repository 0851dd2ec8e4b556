import { guideFields as fields } from '#domain/contract/resources/guides.ts';
import { jsonColumn, plain, reference, translationsColumn } from '../model/columns.ts';
import { experienceTitles, sellerResource, shownInExperiences } from '../model/resource.ts';

/** The guides of experiences, with a name and a face (V11). */
export const guides = sellerResource({
  name: 'guides',
  one: 'guide',
  fields: {
    name: plain('name', fields.name),
    picture: reference('picture_id', 'pictures', { isOptional: true }),
    text: plain('text', fields.text, { absent: '' }),
    languages: jsonColumn('languages_json', fields.languages, { absent: [] }),
    translations: translationsColumn(fields.translations),
  },
  search: ['name', 'text'],
  ordering: ['name'],
  usedBy: [
    {
      table: 'experience_guides',
      column: 'guide_id',
      by: 'experiences',
      titled: { ...experienceTitles, id: 'experience_id' },
    },
  ],
  invalidates: shownInExperiences('guide_id', 'experience_guides', 'experience_id'),
});
