import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadObject, saveChanges } from '#desk/office/forms/save-changes.ts';
import type { SellerValues } from '#domain/contract/resources/calls.ts';
import { experienceFields } from '#domain/contract/resources/experiences.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import {
  changedValues,
  type FormInput,
  type FormInputs,
  formFieldsOf,
  inputsOf,
  valuesOf,
} from '#domain/desk/form-fields.ts';
import { createSend } from '#platform/network/api.ts';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const PAIRS = casesOf({ soak: 1_000, daily: 30 });
const id = 5;
const fields = formFieldsOf(
  experienceFields,
  ['title', 'description', 'highlights', 'languages', 'extras', 'duration', 'booking_deposit', 'agenda_items'],
  { languages: ['en', 'hr', 'de', 'it'] },
);

/** The possible contents of each control. */
const text = (prefix: string) => fc.constantFrom('one', 'two', 'three', 'four').map((word) => `${prefix} ${word}`);
const edits: fc.Arbitrary<FormInputs> = fc.record(
  {
    title: text('Walk'),
    description: text('We walk'),
    highlights: fc.array(text('A highlight of the number'), { maxLength: 3 }),
    languages: fc.uniqueArray(fc.constantFrom('en', 'hr', 'de', 'it')),
    extras: fc.uniqueArray(fc.constantFrom('1', '2', '3')),
    duration: fc.record({ days: fc.constant('0'), hours: fc.constantFrom('1', '2', '3'), minutes: fc.constant('30') }),
    booking_deposit: fc.constantFrom('', '10', '20', '30'),
    agenda_items: fc.array(
      text('Stop').map((title) =>
        inputsOf(fields.find(({ name }) => name === 'agenda_items')?.fields ?? [], { title }),
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);

/** An editor of the page with its own session. It saves until all fields are stored, or conflicts are resolved. */
async function anEditor() {
  const seller = await aSeller(engine, { 1: 'manager' });
  const headers = await seller.headers();
  const send = createSend(async (address, request) =>
    engine.app(
      new Request(new URL(address, ORIGIN), { ...request, headers: { ...(request.headers as object), ...headers } }),
    ),
  );
  const read = async () => {
    const outcome = await send(tourCalls.retrieve, { params: { id } });
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    return outcome;
  };
  return {
    read: async (): Promise<ReadObject> => {
      const { reply, etag } = await read();
      return { id, etag, inputs: inputsOf(fields, reply) };
    },
    /** @returns the fields whose own version the editor gave up */
    save: async (from: ReadObject, inputs: FormInputs, takesTheirs: boolean): Promise<Set<string>> => {
      const changed = new Set<string>();
      const calls = {
        fields,
        change: (body: SellerValues, ifMatch: string) => send(tourCalls.change, { params: { id }, body, ifMatch }),
        read,
      };
      let [base, mine] = [from, inputs];
      for (let rounds = 0; rounds < 10; rounds += 1) {
        const result = await saveChanges(calls, base, mine);
        if (result.stored) return changed;
        if (result.conflicts.length === 0) throw new Error('neither stored nor in conflict');
        base = result.base;
        mine = { ...result.inputs };
        for (const { name, theirs } of result.conflicts) {
          if (!takesTheirs) continue;
          changed.add(name);
          mine = { ...mine, [name]: theirs };
        }
      }
      throw new Error('never stored');
    },
  };
}

/** A field's value as the editor sends it, without ids, which only the engine assigns. */
function plain(name: string, input: FormInput | undefined): string {
  const field = fields.filter((it) => it.name === name);
  return JSON.stringify(valuesOf(field, { [name]: input ?? '' }), (key, value: unknown) =>
    key === 'id' ? undefined : value,
  );
}

describe('two editors of one tour', () => {
  it(`[B10] lose no edit in ${PAIRS} pairs of them at once: it is stored, joined, or given up by choice`, {
    tags: 'long',
    timeout: 600_000,
  }, async () => {
    const [ana, ivo] = [await anEditor(), await anEditor()];
    let joined = 0;
    let both = 0;

    await fc.assert(
      fc.asyncProperty(edits, edits, fc.boolean(), async (anas, ivos, takesTheirs) => {
        const [from, same] = [await ana.read(), await ivo.read()];
        const before = from.inputs;
        const changed = await Promise.all([
          ana.save(from, { ...before, ...anas }, takesTheirs),
          ivo.save(same, { ...before, ...ivos }, takesTheirs),
        ]);
        const { inputs: after } = await ana.read();

        const lost = fields.filter(({ name, kind }) => {
          const own = [anas, ivos]
            .map((it, at) => ({ inputs: { ...before, ...it }, isChanged: changed[at]?.has(name) ?? false }))
            .filter(({ inputs }) => name in changedValues(fields, before, inputs));
          const stood = own.filter(({ isChanged }) => !isChanged).map(({ inputs }) => inputs[name]);
          const now = plain(name, after[name]);
          if (own.length === 0) return now !== plain(name, before[name]);
          if (own.length === 2) both += 1;
          if (stood.some((it) => plain(name, it) === now)) return false;
          if (kind !== 'choices' && kind !== 'references') return true;
          const has = new Set(after[name] as string[]);
          const base = before[name] as string[];
          joined += 1;
          return stood.some((it) => (it as string[]).some((entry) => !base.includes(entry) && !has.has(entry)));
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: PAIRS, seed: 10 },
    );

    expect(joined).toBeGreaterThan(0);
    expect(both).toBeGreaterThan(PAIRS);
  });
});
