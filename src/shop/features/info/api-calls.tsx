import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import { type JsonSchema, jsonSchema } from '#domain/contract/fields.ts';
import { endpoints } from '#domain/contract/registry.ts';
import * as words from '#words/info.ts';

import styles from './api-calls.module.css';

/** All calls of the contract as markup, rendered once when the engine loads this module. */
export function printCalls(): string {
  return renderToStaticMarkup(
    <>
      {areas.map(({ title, path }) => (
        <section key={title} className={styles.area}>
          <h2>{title}</h2>
          {endpoints
            .filter((it) => path.test(it.path))
            .map((it) => (
              <Call key={`${it.method} ${it.path}`} endpoint={it} />
            ))}
        </section>
      ))}
    </>,
  );
}

const areas = [
  { title: words.callsStore, path: /^\/api\/(webstores\/(?!order)|app-info|events)/ },
  { title: words.availability, path: /^\/api\/bookings\// },
  { title: words.carts, path: /^\/api\/cart\// },
  { title: words.orders, path: /^\/api\/(webstores\/order|orders?)(\/|$)/ },
];

function Call({ endpoint: { method, path, keyed, status, query, body, reply } }: { endpoint: AnyEndpoint }) {
  return (
    <details className={styles.call}>
      <summary>
        <b>{method}</b> <code>{path}</code>
        {keyed ? <em> {words.apiKeyed}</em> : null}
      </summary>
      {query ? <Fields title={words.query} schema={jsonSchema(query)} /> : null}
      {body ? <Fields title={words.body} schema={jsonSchema(body)} /> : null}
      {reply ? (
        <Fields title={words.callsAnswer(status)} schema={jsonSchema(reply)} />
      ) : (
        <p>{words.answersNothing(status)}</p>
      )}
    </details>
  );
}

function Fields({ title, schema }: { title: string; schema: JsonSchema }) {
  const required = new Set(schema['required'] as string[] | undefined);
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);

  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {fields.map(([name, field]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {kindOf(field)}
              {required.has(name) ? '' : words.mayBeMissing}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The type of a field in a few words. A nested object is described by the names of its fields. */
function kindOf(schema: JsonSchema): string {
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  if (options) return options.map((it) => (it['type'] === 'null' ? 'null' : kindOf(it))).join(words.or);
  const choices = schema['enum'] as string[] | undefined;
  if (choices) return choices.join(' | ');
  if (schema['type'] === 'array') return words.listOf(kindOf((schema['items'] ?? {}) as JsonSchema));
  if (schema['type'] === 'object') {
    const names = Object.keys(schema['properties'] ?? {});
    return names.length > 0 ? `{ ${names.join(', ')} }` : words.object;
  }
  return (schema['format'] ?? schema['type'] ?? words.anyJson) as string;
}
