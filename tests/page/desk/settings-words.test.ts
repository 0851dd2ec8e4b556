import { expect, it } from 'vitest';
import { settingsForms } from '#desk/office/settings/settings-table.ts';
import { sectionFields } from '#desk/office/tours/tour-sections.ts';
import { settingsLists } from '#desk/state/views.ts';
import { experienceFields } from '#domain/contract/resources/experiences.ts';
import type { FormField } from '#domain/desk/form-fields.ts';
import { permissions } from '#domain/permissions.ts';
import * as words from '#words/office/settings.ts';
import { permissions as permissionWords } from '#words/office/team.ts';
import { fields as tourWords } from '#words/office/tour-editor.ts';

/** The paths of all fields and choices in a form. */
function pathsOf(fields: readonly FormField[], above = ''): { labels: string[]; choices: string[] } {
  const found = fields.map(({ name, choices, choiceNames, fields: inner }) => {
    const path = above + name;
    const below = pathsOf(inner, `${path}.`);
    return {
      labels: [path, ...below.labels],
      // Proper names, such as Instagram, and languages need no words.
      choices: [
        ...(choiceNames || name === 'languages' ? [] : choices.map((choice) => `${path}.${choice}`)),
        ...below.choices,
      ],
    };
  });
  return { labels: found.flatMap((it) => it.labels), choices: found.flatMap((it) => it.choices) };
}

it.each(settingsLists)('[B15] has a name for each field and each choice of a form: %s', (part) => {
  const { labels, choices } = pathsOf(settingsForms[part].fields);
  const texts = words.parts[part];

  expect(labels.filter((path) => !(path in texts.labels))).toEqual([]);
  expect(choices.filter((path) => !(path in texts.choices))).toEqual([]);
});

/** Fields of a tour that have a page of their own. */
const elsewhere = ['status', 'schedule', 'rates', 'default_rate', 'translations'];

it('[B10] the editor of a tour has each field, and a name for it', () => {
  const fields = Object.values(sectionFields).flat();
  const names = [...elsewhere, ...fields.map(({ name }) => name)];

  expect(names.toSorted()).toEqual(Object.keys(experienceFields).toSorted());
  expect(fields.map(({ name }) => name).filter((name) => !(name in tourWords.labels))).toEqual([]);
});

it('[B15] has words for each permission of a role', () => {
  expect(Object.keys(permissionWords).toSorted()).toEqual([...permissions].toSorted());
});
