import type { JsonSchema } from '#domain/contract/fields.ts';
import { audiences } from './audience.ts';
import type { Described, Operation, Parameter, Shapes } from './described.ts';
import { nameIn } from './described.ts';
import { kindOf } from './kinds.ts';
import { generalWords } from './reference-general.ts';
import { referenceStyle } from './reference-style.ts';
import { bodySampleOf, sampleOf } from './sample.ts';

/** The description as a page to be read and searched: each call with its fields and an example, without a script. */
export function referencePage(described: Described): string {
  const { info, servers, paths, components } = described;
  const origin = servers[0]?.url ?? '';
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ path, method: method.toUpperCase(), ...it })),
  );
  const forPrograms = calls.filter(isForPrograms);
  const parts = Object.entries(audiences).flatMap(([audience, [title, about]]) => {
    const areas = areasOf(
      forPrograms.filter((it) => it['x-audience'] === audience),
      audience,
    );
    return areas.length === 0 ? [] : [{ id: `for-${audience}`, title, about, areas }];
  });
  const aboutArea = new Map(described.tags.map(({ name, description = '' }) => [name, description]));
  const link = (id: string, words: string) => `<li><a href="#${escaped(id)}">${escaped(words)}</a></li>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Engine API · ${escaped(info.title)}</title>
<meta name="description" content="Every call of the engine, with its fields and an example.">
<style>${referenceStyle}</style>
</head>
<body><div class="page">
<header><h1>Engine API</h1><p class="soft">${escaped(info.title)} ${escaped(info.version)} at ${escaped(origin)} · for programs: <a href="/schema/?format=json">JSON</a>, <a href="/schema/?format=yaml">YAML</a> · <a href="/">to the shop</a></p></header>
<nav aria-label="Parts of the API"><ul>${link('general', 'in general')}${link('shapes', 'shapes')}</ul>${parts.map(({ id, title, areas }) => `<p><a href="#${id}">${escaped(title)}</a></p><ul>${areas.map((it) => link(it.id, it.name)).join('')}</ul>`).join('')}</nav>
<main>
${generalWords(origin)}
${parts
  .map(
    ({
      id,
      title,
      about,
      areas,
    }) => `<section><h2 id="${id}">${escaped(title)}</h2><p class="soft">${escaped(about)}</p>
${areas.map((area) => `<h3 id="${escaped(area.id)}">${escaped(area.name)}</h3><p class="soft">${escaped(aboutArea.get(area.name) ?? '')}</p>${area.calls.map((it) => callOf(it, origin, components.schemas)).join('')}`).join('\n')}</section>`,
  )
  .join('\n')}
<section><h2 id="shapes">shapes</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => shapeOf(name, schema, components.schemas))
    .join('')}</section>
</main>
</div></body>
</html>`;
}

/** Calls by their tag. */
function areasOf(calls: readonly Call[], audience: string) {
  return [...Map.groupBy(calls, (it) => it.tags[0] ?? '')]
    .map(([name, its]) => ({ id: `${audience}-${name}`, name, calls: its }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type Call = Operation & { readonly path: string; readonly method: string };

/** Pages and pictures are for browsers, which need no words about them. */
function isForPrograms({ path }: Call): boolean {
  return /^\/(api|schema)\//.test(path);
}

function callOf(call: Call, origin: string, shapes: Shapes): string {
  const { method, path, summary, operationId, parameters = [], description } = call;
  const body = Object.entries(call.requestBody?.content ?? {})[0];
  const [own, others] = [true, false].map((isOwn) =>
    Object.entries(call.responses).filter(([, it]) => (it.$ref === undefined) === isOwn),
  ) as [Answers, Answers];
  const answers = own.map(([status, it]) => answerOf(status, it.content, it.description));
  const refusals = others.map(([status]) => status);
  return `<article id="${escaped(operationId)}">
<h4><b>${method}</b> <code>${escaped(path)}</code></h4>
<p>${escaped(summary)}. <span class="soft">${escaped(accessOf(call.security))} ${withCode(description ?? '')}</span></p>
${fieldsTable('Parameters', parameters.map(ofParameter))}
${body ? bodyTables(body[1].schema, shapes) : ''}
<pre>${escaped(exampleOf(call, body, origin, shapes))}</pre>
<p class="soft">${answers.join(' ')} ${refusals.length > 0 ? `Or: ${refusals.join(', ')}.` : ''}</p>
</article>`;
}

type Answers = [string, Operation['responses'][string]][];

/** A call may take one of two bodies: what visitors send, and what sellers do. */
function bodyTables(schema: JsonSchema, shapes: Shapes): string {
  const bodies = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  return bodies.map((it, n) => fieldsTable(n === 0 ? 'Body' : 'Body, or', fieldsIn(it, shapes))).join('');
}

function shapeOf(name: string, schema: JsonSchema, shapes: Shapes): string {
  return `<article id="shape-${escaped(name)}"><h3>${escaped(name)}</h3>
${fieldsTable('Fields', fieldsIn(schema, shapes))}
<pre>${escaped(JSON.stringify(sampleOf(schema, shapes, '', [name]), null, 1))}</pre></article>`;
}

function accessOf(security: readonly object[]): string {
  if (security.length === 0) return 'Open to anyone.';
  return security.length > 1 ? 'Open to anyone; a token that is sent has to be good.' : 'Needs a token.';
}

interface Told {
  readonly name: string;
  readonly kind: string;
  readonly shape: string | null;
  readonly isRequired: boolean;
  readonly words: string;
}

function ofParameter({ name, in: where, required, description = '', schema }: Parameter): Told {
  const words = [where === 'query' ? '' : `In the ${where}.`, description].filter(Boolean).join(' ');
  return { name, kind: kindOf(schema), shape: null, isRequired: required, words };
}

function fieldsIn(schema: JsonSchema, shapes: Shapes): Told[] {
  const whole = shapes[nameIn(schema) ?? ''] ?? schema;
  const required = new Set((whole['required'] ?? []) as string[]);
  return Object.entries((whole['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, it]) => ({
    name,
    kind: kindOf(it),
    shape: nameIn(it) ?? nameIn((it['items'] ?? {}) as JsonSchema),
    isRequired: required.has(name),
    words: typeof it['description'] === 'string' ? it['description'] : '',
  }));
}

function fieldsTable(title: string, fields: readonly Told[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(({ name, kind, shape, isRequired, words }) => {
    const type = shape === null ? escaped(kind) : `<a href="#shape-${escaped(shape)}">${escaped(kind)}</a>`;
    const more = `${type}${isRequired ? '' : ', may be missing'}${words && `. ${withCode(words)}`}`;
    return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${more}</td></tr>`;
  });
  return `<table><caption>${title}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function exampleOf(
  { method, path, parameters = [], security }: Call,
  body: [type: string, content: { readonly schema: JsonSchema }] | undefined,
  origin: string,
  shapes: Shapes,
): string {
  const needed = parameters.filter((it) => it.in === 'query' && it.required);
  const query = needed.map(({ name, schema }) => `${name}=${String(sampleOf(schema, shapes, name))}`).join('&');
  const address = `${origin}${path}${query && `?${query}`}`;
  const isForm = body?.[0].startsWith('multipart/') ?? false;
  const lines = [
    `curl ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}'${address}'`,
    ...(security.length === 1 ? ['-H "authorization: Bearer $access"'] : []),
    ...(method === 'POST' && !body ? ['-X POST'] : []),
    ...(body && isForm ? formParts(body[1].schema) : []),
    ...(body && !isForm
      ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(bodySampleOf(body[1].schema, shapes))}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}

function formParts(schema: JsonSchema): string[] {
  return Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, it]) =>
    it['format'] === 'binary' || it['contentMediaType'] !== undefined ? [`-F '${name}=@kayak.jpg'`] : [],
  );
}

function answerOf(status: string, content: Operation['responses'][string]['content'], words = ''): string {
  const schema = Object.values(content ?? {})[0]?.schema;
  if (!schema) return words === '' ? '' : `${status}: ${escaped(words)}`;
  const results = ((schema['properties'] ?? {}) as Record<string, JsonSchema>)['results'];
  const name = nameIn(schema) ?? nameIn((results?.['items'] ?? schema['items'] ?? {}) as JsonSchema);
  const kind = results ? `pages of ${kindOf((results['items'] ?? {}) as JsonSchema)}` : kindOf(schema);
  return `${status}: ${name === null ? `<code>${escaped(kind)}</code>` : `<a href="#shape-${escaped(name)}">${escaped(kind)}</a>`}.`;
}

/** What stands between backticks is code. */
function withCode(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
}
