import type { JsonSchema } from '#domain/contract/fields.ts';
import { type Html, html, raw, readStyleSheet } from '../http/html-page.ts';
import { audiences } from './audience.ts';
import { type Described, nameIn, needsToken, type Operation, type Parameter, type Shapes } from './described.ts';
import { bodySampleOf, sampleOf } from './sample.ts';

export const referenceStyle = readStyleSheet(new URL('reference.css', import.meta.url));

/** The description as a page for reading and searching: each call with its fields and an example, without script. */
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
  const link = (id: string, words: string) => html`<li><a href="#${id}">${words}</a></li>`;
  const areaHtml = (area: (typeof parts)[number]['areas'][number]) =>
    html`<h3 id="${area.id}">${area.name}</h3><p class="soft">${aboutArea.get(area.name)}</p>
${area.calls.map((it) => callOf(it, origin, components.schemas))}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Engine API · ${info.title}</title>
<meta name="description" content="Every call of the engine, with its fields and an example.">
${referenceStyle.element}
</head>
<body><div class="page">
<header><h1>Engine API</h1><p class="soft">${info.title} ${info.version} at ${origin} · for programs: <a href="/schema/?format=json">JSON</a>, <a href="/schema/?format=yaml">YAML</a> · <a href="/">to the shop</a></p></header>
<nav aria-label="Parts of the API"><ul>${link('general', 'in general')}${link('shapes', 'shapes')}</ul>${parts.map(
    ({ id, title, areas }) =>
      html`<p><a href="#${id}">${title}</a></p><ul>${areas.map((it) => link(it.id, it.name))}</ul>`,
  )}</nav>
<main>
${generalWords(origin)}
${parts.map(
  ({ id, title, about, areas }) => html`<section><h2 id="${id}">${title}</h2><p class="soft">${about}</p>
${areas.map(areaHtml)}</section>
`,
)}<section><h2 id="shapes">shapes</h2>${Object.entries(components.schemas).map(([name, schema]) => shapeOf(name, schema, components.schemas))}</section>
</main>
</div></body>
</html>`;
  return page.toString();
}

function areasOf(calls: readonly Call[], audience: string) {
  return [...Map.groupBy(calls, (it) => it.tags[0] ?? '')]
    .map(([name, its]) => ({ id: `${audience}-${name}`, name, calls: its }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type Call = Operation & { readonly path: string; readonly method: string };

/** Whether a call is for programs. Pages and pictures are for browsers, and are not described. */
function isForPrograms({ path }: Call): boolean {
  return /^\/(api|schema)\//.test(path);
}

function callOf(call: Call, origin: string, shapes: Shapes): Html {
  const { method, path, summary, operationId, parameters = [], description } = call;
  const body = Object.entries(call.requestBody?.content ?? {})[0];
  const [own, others] = [true, false].map((isOwn) =>
    Object.entries(call.responses).filter(([, it]) => (it.$ref === undefined) === isOwn),
  ) as [Answers, Answers];
  const answers = own.map(([status, it]) => html`${answerOf(status, it.content, it.description)} `);
  const refusals = others.map(([status]) => status);
  return html`<article id="${operationId}">
<h4><b>${method}</b> <code>${path}</code></h4>
<p>${summary}. <span class="soft">${accessOf(call.security)} ${withCode(description)}</span></p>
${fieldsTable('Parameters', parameters.map(ofParameter))}
${body && bodyTables(body[1].schema, shapes)}
<pre>${exampleOf(call, body, origin, shapes)}</pre>
<p class="soft">${answers} ${refusals.length > 0 && `Or: ${refusals.join(', ')}.`}</p>
</article>`;
}

type Answers = [string, Operation['responses'][string]][];

/** The tables of a body. A call may accept one of two bodies: visitors' and sellers'. */
function bodyTables(schema: JsonSchema, shapes: Shapes): (Html | null)[] {
  const bodies = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  return bodies.map((it, n) => fieldsTable(n === 0 ? 'Body' : 'Body, or', fieldsIn(it, shapes)));
}

function shapeOf(name: string, schema: JsonSchema, shapes: Shapes): Html {
  return html`<article id="shape-${name}"><h3>${name}</h3>
${fieldsTable('Fields', fieldsIn(schema, shapes))}
<pre>${JSON.stringify(sampleOf(schema, shapes, '', [name]), null, 1)}</pre></article>`;
}

function accessOf(security: readonly object[]): string {
  if (security.length === 0) return 'Open to anyone.';
  return needsToken(security) ? 'Needs a token.' : 'Open to anyone; a token that is sent has to be good.';
}

interface FieldRow {
  readonly name: string;
  readonly kind: string;
  readonly shape: string | null;
  readonly isRequired: boolean;
  readonly words: string;
}

function ofParameter({ name, in: where, required, description = '', schema }: Parameter): FieldRow {
  const words = [where === 'query' ? '' : `In the ${where}.`, description].filter(Boolean).join(' ');
  return { name, kind: kindOf(schema), shape: null, isRequired: required, words };
}

function fieldsIn(schema: JsonSchema, shapes: Shapes): FieldRow[] {
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

function fieldsTable(title: string, fields: readonly FieldRow[]): Html | null {
  if (fields.length === 0) return null;
  const rows = fields.map(({ name, kind, shape, isRequired, words }) => {
    const type = shape === null ? kind : html`<a href="#shape-${shape}">${kind}</a>`;
    const more = html`${type}${!isRequired && ', may be missing'}${words && html`. ${withCode(words)}`}`;
    return html`<tr><th scope="row"><code>${name}</code></th><td>${more}</td></tr>`;
  });
  return html`<table><caption>${title}</caption><tbody>${rows}</tbody></table>`;
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
    ...(needsToken(security) ? ['-H "authorization: Bearer $access"'] : []),
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

function answerOf(status: string, content: Operation['responses'][string]['content'], words = ''): Html | string {
  const schema = Object.values(content ?? {})[0]?.schema;
  if (!schema) return words && `${status}: ${words}`;
  const results = ((schema['properties'] ?? {}) as Record<string, JsonSchema>)['results'];
  const name = nameIn(schema) ?? nameIn((results?.['items'] ?? schema['items'] ?? {}) as JsonSchema);
  const kind = results ? `pages of ${kindOf((results['items'] ?? {}) as JsonSchema)}` : kindOf(schema);
  return html`${status}: ${name === null ? html`<code>${kind}</code>` : html`<a href="#shape-${name}">${kind}</a>`}.`;
}

/** A text with its parts between backticks as code. */
function withCode(text = ''): Html {
  return raw(html`${text}`.toString().replace(/`([^`]+)`/g, '<code>$1</code>'));
}

/** The words that hold for every call, and about signing in, as markup. @param origin  the engine's own origin, which is safe to insert */
function generalWords(origin: string): Html {
  return html`<section><h2 id="general">in general</h2>
<ul>
<li>JSON over HTTP, in the conventions of Django REST Framework. Paths work with or without the trailing slash. Unknown fields are ignored.</li>
<li>Money is a decimal string (<code>"12.50"</code>), a date <code>YYYY-MM-DD</code>, an instant ISO 8601 with its offset. References are ids.</li>
<li>Invalid requests return 400 with messages per field, nested as the body is; other errors return <code>{"detail": "…"}</code>, with a <code>code</code> where a program needs to tell cases apart.</li>
<li>Without a token where one is needed: 401. Without the permission: 403. Somebody else’s object, or none: 404. In use, sold out, too late: 409. Too often: 429 with <code>Retry-After</code>.</li>
<li>Lists are <code>{count, next, previous, results}</code>, and take <code>page</code>, <code>page_size</code> (20, at most 100), <code>search</code> and <code>ordering</code> (<code>-title</code> from the end).</li>
<li>PUT needs what a creation needs; PATCH changes only what it brings. DELETE answers 204 and nothing.</li>
<li>A call with an <code>Idempotency-Key</code> (a UUID) is safe to repeat: the same body gets the same answer, for 72 hours.</li>
<li>A change or deletion of an object may bring the <code>ETag</code> of what was read as <code>If-Match</code>: it is refused with 412 where somebody has changed it since.</li>
<li>A search has at most 10 different words. A body has at most 256 kB and 32 levels. Every answer has an <code>X-Request-Id</code>: name it when you report a fault.</li>
</ul>
<h3>Signing in</h3>
<p>Register, open the link in the email, and exchange address and password for two tokens. <code>access</code> is valid for five minutes and signs calls; <code>refresh</code> is valid for a day, once, for a new pair. A program uses an API key (<code>lf_…</code>, see <a href="#sellers-api-keys">api-keys</a>) in place of a token. The walk from here to a tour that is sold stands beside the engine, in its docs/api.md.</p>
<pre>curl -H 'content-type: application/json' ${origin}/api/users/ \\
  -d '{"email":"ana@example.com","password":"kayaks before breakfast"}'
curl -H 'content-type: application/json' ${origin}/api/jwt/create/ \\
  -d '{"email":"ana@example.com","password":"kayaks before breakfast"}'
access=…      # from the answer
curl -H "authorization: Bearer $access" ${origin}/api/users/me/</pre>
</section>`;
}

/** The kind of a field, in a few words. A nested value is described by the name of its shape, or the names of its parts. */
export function kindOf(schema: JsonSchema): string {
  const name = nameIn(schema);
  if (name !== null) return name;
  const options = schema['anyOf'] as JsonSchema[] | undefined;
  if (options) return options.map((it) => (it['type'] === 'null' ? 'null' : kindOf(it))).join(' or ');
  const choices = schema['enum'] as string[] | undefined;
  if (choices) return choices.map((it) => (it === '' ? 'empty' : it)).join(' | ');
  if (schema['type'] === 'array') return `list of ${kindOf((schema['items'] ?? {}) as JsonSchema)}${limitsOf(schema)}`;
  if (schema['type'] === 'object') {
    const parts = Object.keys(schema['properties'] ?? {});
    return parts.length > 0 ? `{ ${parts.join(', ')} }` : 'object';
  }
  const type = (schema['format'] ?? schema['type'] ?? 'any JSON') as string;
  return `${type}${limitsOf(schema)}`;
}

function limitsOf(schema: JsonSchema): string {
  const pairs = [
    ['minLength', 'maxLength', ' characters'],
    ['minimum', 'maximum', ''],
    ['minItems', 'maxItems', ' items'],
  ] as const;
  const bounds = pairs.flatMap(([least, most, unit]) => {
    const [from, to] = [schema[least], schema[most]] as [number | undefined, number | undefined];
    if (from === undefined && to === undefined) return [];
    if (from === undefined) return [`at most ${to}${unit}`];
    return [to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`];
  });
  return bounds.map((it) => `, ${it}`).join('');
}
