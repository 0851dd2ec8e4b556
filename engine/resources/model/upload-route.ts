import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import { type AnyField, fieldsOf } from '#domain/contract/fields.ts';
import { type Problem } from '#domain/contract/problems.ts';
import { Invalid, withPath } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { validated, validFields } from '../../http/request/body.ts';
import { type ReceivedFile, type ReceivedForm, withForm } from '../../http/request/form.ts';
import { keepingAnswers, keyed } from '../../http/request/idempotency.ts';
import { type AccountInput, type Route, route } from '../../http/route.ts';
import { wrongCreation } from './database-checks.ts';
import { createObject } from './mutations.ts';
import { accountFor } from './references.ts';
import type { SellerResource, TakenFile, Upload } from './resource.ts';
import type { Serialized } from './serialize.ts';

type Body = Readonly<Record<string, unknown>>;
type In = AccountInput<unknown, unknown>;

/**
 * The route that makes an object from a form with a file (A20). All problems of the form are reported at once, including those that only the data
 * show; the file is examined only after that.
 *
 * @param answer  the object as answers carry it
 */
export function uploadRoute(
  context: Context,
  resource: SellerResource,
  upload: Upload,
  call: AnyEndpoint,
  answer: (input: In, id: number) => Promise<Serialized | undefined>,
): Route {
  const { database, config, newId } = context;
  const wrong = wrongCreation(database, resource);

  const checked = async (form: ReceivedForm, input: In): Promise<{ body: Body; file: ReceivedFile }> => {
    const sent = fromForm(call.body as AnyField, form.fields);
    const { body, problems } = parsed(call.body as AnyField, sent);
    const all = [...form.problems, ...problems, ...(await wrong(validFields(call.body as AnyField, sent), input))];
    if (all.length > 0 || !form.file) throw new Invalid(all);
    return { body, file: form.file };
  };
  const stored = async (input: In, body: Body, taken: TakenFile): Promise<number> => {
    try {
      return await database.write((tx) => createObject(tx, resource, body, input, taken.row));
    } catch (error) {
      await taken.drop();
      throw error;
    }
  };

  const creation = route(call, resource.permission.write, (input: In) =>
    withForm(
      input.request,
      { field: upload.field, most: upload.most, folder: join(config.dataDir, 'incoming'), mark: newId() },
      async (form) =>
        keyed(context, call, { ...input, fingerprint: await fingerprintOf(input, form) }, async () => {
          const { body, file } = await checked(form, input);
          const account_id = await database.read((tx) => accountFor(tx, resource, body, input.caller));
          const taken = await withPath([upload.field], () => upload.take(context, file, account_id));
          const id = await stored(input, body, taken);
          await taken.settle();
          return answer(input, id);
        }),
    ),
  );
  const { field, most, types } = upload;
  return { ...keepingAnswers(creation), form: { field, most, types } };
}

/** The fingerprint of a form's content, because the form's bytes differ each time that it is sent. */
async function fingerprintOf({ key, fingerprint }: In, { fields, file }: ReceivedForm): Promise<string> {
  if (key === null) return '';
  const parts = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bytes = file ? await readFile(file.path) : '';
  return hash('sha256', `${fingerprint} ${JSON.stringify(parts)} ${hash('sha256', bytes)}`);
}

/** The fields of a form. A form has no null: an empty text means null for a field that may be null but not empty. */
function fromForm(field: AnyField, sent: Readonly<Record<string, string>>): Record<string, unknown> {
  const known = fieldsOf(field);
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const inner = Object.hasOwn(known, name) ? known[name] : undefined;
      return [name, value === '' && inner?.is(null) ? null : value];
    }),
  );
}

function parsed(field: AnyField, sent: unknown): { body: Body; problems: readonly Problem[] } {
  try {
    return { body: validated(field, sent) as Body, problems: [] };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { body: {}, problems: error.problems };
  }
}
