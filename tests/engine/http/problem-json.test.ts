import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { selectionsOf } from '../../support/stores/selections.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const PROBLEM = 'application/problem+json';

/** The answer to a new cart without people, on a day that is none. */
async function answerTo(accept: string, key: string = crypto.randomUUID()) {
  const { selection } = await selectionsOf(engine);
  const body = selection();
  const booking_info = { ...body.booking_info, date: 'soon', pricing_units: [] };
  const answer = await engine.send('POST', '/api/cart/', { body: { ...body, booking_info }, key, headers: { accept } });
  return { type: answer.headers.get('content-type'), body: answer.body };
}

const plain = {
  type: 'application/json',
  body: {
    booking_info: {
      date: ['Expected a date: YYYY-MM-DD.'],
      pricing_units: { non_field_errors: ['This list may not be empty.'] },
    },
  },
};
const problem = {
  type: PROBLEM,
  body: {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    errors: [
      { path: ['booking_info', 'date'], code: 'not_a_date', params: {}, detail: 'Expected a date: YYYY-MM-DD.' },
      {
        path: ['booking_info', 'pricing_units', 'non_field_errors'],
        code: 'empty_list',
        params: {},
        detail: 'This list may not be empty.',
      },
    ],
  },
};

describe('an invalid request', () => {
  it('[A11a] is answered with codes to whoever accepts RFC 9457, and with messages by field to everybody else', async () => {
    expect(await answerTo(`${PROBLEM}, application/json`)).toEqual(problem);
    expect(await answerTo('application/json')).toEqual(plain);
    expect(await answerTo('*/*')).toEqual(plain);
  });

  it('[A11a] that is repeated is answered in the form that the repeat accepts', async () => {
    const key = crypto.randomUUID();

    expect(await answerTo('*/*', key)).toEqual(plain);
    expect(await answerTo(PROBLEM, key)).toEqual(problem);
  });

  it('[A11a] is described in the schema', async () => {
    const { body } = await engine.send('GET', '/schema/?format=json');

    const content = { [PROBLEM]: { schema: { $ref: '#/components/schemas/ProblemDocument' } } };
    expect(body).toMatchObject({ components: { responses: { Invalid: { content } } } });
    expect(body).toHaveProperty('components.schemas.ProblemDocument');
  });
});
