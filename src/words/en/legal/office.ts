export const lead =
  'What your shop says about terms and data. Each has a text to start from, which says what this software does. Have somebody check it who knows the law of your country.';
export const starting = 'Starting text';
export const own = 'Your own text';
export const languages = 'Language';
export const label = 'Text in Markdown';
export const hint =
  '## makes a heading, - a list, **bold** is bold, [words](https://…) is a link. {legal_name}, {company}, {address}, {registration_number}, {vat_number}, {email}, {phone} and {retention} are filled in; a line with one that you have not given is left out.';
export const preview = 'How it looks';
export const untranslated =
  'Not translated yet: guests see the original. The starting text of this language is here to begin with.';
export const save = 'Save';
export const saved = 'Saved.';
export const open = 'Open the page';
export const reset = 'Reset to the starting text';
export const resetTitle = 'Reset to the starting text?';
export const resetText = 'Your text is deleted in all languages. The page shows the text of this software again.';
export const resetNow = 'Delete my text';
export const loading = 'Loading the texts …';
export const kinds = {
  terms: 'Terms',
  privacy: 'Privacy policy',
  imprint: 'Imprint',
  accessibility: 'Accessibility statement',
  cookies: 'Cookie policy',
};
export const edit = 'Edit the texts';
