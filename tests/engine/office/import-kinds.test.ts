import { expect, it } from 'vitest';
import { importKinds } from '#domain/contract/office/imports.ts';
import { resources } from '#engine/resources/all.ts';

/** Resources that a seller's own file leaves out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'agenda-items': 'rows of their tour',
  'pricing-rates': 'rows of their tour',
  'base-account-videos': 'the same objects as videos',
  customers: 'guests never leave with a file of the company',
  'legal-texts': 'they name the company of one shop',
  onboardings: 'the steps of a person who learns the office',
  'onboarding-steps': 'the steps of a person who learns the office',
};

it('[B18] the file of a seller has each kind of resource, or leaves it out for a reason', () => {
  const known = [...importKinds, ...Object.keys(leftOut)];

  expect(known.toSorted()).toEqual(resources.map(({ name }) => name).toSorted());
});
