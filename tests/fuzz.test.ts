import { expect, it } from 'vitest';
import type { Described } from '#engine/schema/described.ts';
import { generator } from './fuzz/generate.ts';
import { createKnown } from './fuzz/known.ts';
import { countedBy, isFault } from './fuzz/verdict.ts';

const document = {
  paths: {
    '/api/meeting-points/': {
      post: {
        operationId: 'x',
        security: [{ jwtAuth: [] }],
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Point' } } } },
      },
    },
  },
  components: {
    schemas: {
      Point: {
        type: 'object',
        required: ['name', 'store'],
        properties: {
          name: { type: 'string' },
          store: { type: 'integer', 'x-names': 'stores' },
          lat: { type: 'number' },
        },
      },
    },
  },
} as unknown as Described;

it('makes the same requests of the same seed, with ids that are known, right ones and wrong ones', () => {
  const known = createKnown();
  known.learn('/api/stores/', { results: [{ id: 77 }] });
  const all = (seed: number) => Array.from({ length: 300 }, (_, index) => generator(document, seed)(index, known));

  const made = all(7);

  expect(made).toEqual(all(7));
  expect(made).not.toEqual(all(8));
  const right = made.filter(({ body }) => body !== null && /^\{"name":"[^"]+","store":77/.test(body));
  expect(right.length).toBeGreaterThan(100);
  expect(made.length - right.length).toBeGreaterThan(30);
  expect(new Set(made.map(({ caller }) => caller)).size).toBe(4);
});

it.each([
  [500, '{}', null, true],
  [502, '', null, true],
  [503, '{"detail":"The shop is out of reach for a moment."}', null, false],
  [503, '<html>', null, true],
  [-1, '', null, true],
  [-1, '', 'form with an empty boundary', true],
  [-1, '', 'cut body', false],
  [0, '', null, true],
  [0, '', 'big header', false],
  [400, '', null, false],
] as const)('takes %s with %j, sent by %s, for a fault: %s', (status, text, bad, expected) => {
  expect(isFault({ call: 'GET /', bad }, { status, text })).toBe(expected);
});

it('says which operations never succeeded', () => {
  const counted = countedBy();
  counted.add({ call: 'GET /a', bad: null }, { status: 200 });
  counted.add({ call: 'GET /b', bad: null }, { status: 429 });

  expect(counted.lines()).toContain('Without a success: 1 of 2: GET /b');
});
