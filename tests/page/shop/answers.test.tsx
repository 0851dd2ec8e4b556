import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mapHref, PLACE_ZOOM, viewAround } from '#domain/map/projection.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { openPage } from '#tests/support/page/open-page.tsx';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(async () => {
  cleanup();
  await engine.stop();
});

const part = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
const linesOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('[V10] answers from the page alone what buyers ask', { tags: 'long' }, async () => {
  await owner.send('PATCH', '/api/base-accounts/1/', { phone_number: '+385 21 000 123', email: 'hi@small.example' });
  await owner.send('PATCH', '/api/experiences/1/', {
    included: ['A kayak'],
    not_included: ['Lunch'],
    what_to_bring: ['Swimwear'],
    know_before: ['You should be able to swim'],
    faq: [{ question: 'What if it rains?', answer: 'We go.' }],
  });

  await openPage(engine, '/experiences/walk');
  const facts = within(screen.getByLabelText('At a glance'));
  const panel = within(screen.getByRole('complementary', { name: 'Booking' }));
  const questions = part('Questions');

  expect(linesOf('What’s included')).toEqual(['A kayak', 'Lunch']);
  expect(part('What’s included').getByRole('heading', { name: 'Not included' })).toBeTruthy();
  expect(linesOf('What to bring')).toEqual(['Swimwear']);
  expect(linesOf('Good to know')).toEqual(['You should be able to swim']);
  expect(questions.getByText('What if it rains?').closest('summary')).toBeTruthy();
  expect(questions.getByText('We go.')).toBeTruthy();
  expect(questions.getByRole('link', { name: '+385 21 000 123' }).getAttribute('href')).toBe('tel:+38521000123');
  expect(questions.getByRole('link', { name: 'hi@small.example' }).getAttribute('href')).toBe(
    'mailto:hi@small.example',
  );
  expect(part('Where we meet').getByRole('link', { name: 'Get directions' })).toBeTruthy();
  expect(part('Cancellation').getByText(/at least 24 hours before/)).toBeTruthy();
  expect(facts.getByText('2 hours and 30 minutes')).toBeTruthy();
  expect(facts.getByText('English')).toBeTruthy();
  expect(facts.getByText('All ages, groups of up to 12')).toBeTruthy();
  expect(panel.getByText('2 × Adult, 1 × Child: 100,50 €')).toBeTruthy();
});

it('[V10] has no part for what its seller does not say', async () => {
  await openPage(engine, '/experiences/walk');

  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  for (const title of ['What’s included', 'What to bring', 'Good to know', 'Your guide', 'Questions'])
    expect(titles).not.toContain(title);
});

it('[V11] shows who guides, with face, sentence and languages', async () => {
  const { body } = await owner.send('POST', '/api/guides/', {
    name: 'Mara',
    text: 'Grew up here.',
    languages: ['en', 'hr'],
    picture: 1,
  });
  await owner.send('PATCH', '/api/experiences/1/', { guides: [body['id']] });

  await openPage(engine, '/experiences/walk');

  const [guide = ''] = linesOf('Your guide');
  expect(guide).toBe('MaraGrew up here.Speaks English, Croatian');
});

it('[V12] shows the meeting point on a drawn map, with words for those who do not see it', async () => {
  await openPage(engine, '/experiences/walk');
  const map = part('Where we meet').getByRole('img', { name: 'Map with The quay' });

  expect(map.getAttribute('src')).toBe(mapHref(viewAround({ lat: 43.508, lon: 16.44 }, 'small', PLACE_ZOOM)));
  expect([map.getAttribute('loading'), map.getAttribute('width'), map.getAttribute('height')]).toEqual([
    'lazy',
    '640',
    '400',
  ]);
});
