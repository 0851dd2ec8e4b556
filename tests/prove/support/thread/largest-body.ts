import type { JsonSchema } from '#domain/contract/fields.ts';
import type { Described } from '#engine/schema/described.ts';
import { sampleOf } from '#engine/schema/sample.ts';
import type { Chance } from '#tests/fuzz/chance.ts';
import { type Call, resolved } from '#tests/fuzz/document.ts';
import type { Known } from '#tests/fuzz/known.ts';

/** The most bytes of a body that is no form. */
const MOST_BYTES = 256 * 1024;
/** A paragraph that costs a reader of Markdown the most, with nearly as many marks as a legal text may have in one. */
const PARAGRAPH = `${'**a** [b](c) `d` _e_ f '.repeat(18)}\n\n`;

interface Making {
  readonly known: Known;
  readonly document: Described;
  readonly chance: Chance;
}

/**
 * The largest body that a call may be sent: each field is there, each text is as long as it may be, and lists grow until the body has 256 KiB.
 * Ids name objects that exist.
 */
export function largestBody(call: Call, making: Making): string | null {
  const schema = call.requestBody?.content['application/json']?.schema;
  if (!schema) return null;
  const options = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  const bodies = options.map((it) => shrunk(largest(it, '', making, 0)));
  return bodies.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function largest(schema: JsonSchema, name: string, making: Making, depth: number): unknown {
  const whole = resolved(schema, making.document);
  const table = whole['x-names'] ?? schema['x-names'];
  const id = making.known.named(typeof table === 'string' ? table : name, making.chance);
  if (id !== null && whole['type'] === 'integer') return Number(id);
  switch (whole['type']) {
    case 'object': {
      const real = making.known.selection(whole, making.chance);
      const fields = Object.entries((whole['properties'] ?? {}) as Record<string, JsonSchema>);
      const sent = fields.filter(([key]) => !/^(expected_|client_ref|line_client_ref)/.test(key));
      return Object.fromEntries(sent.map(([key, it]) => [key, real?.[key] ?? largest(it, key, making, depth + 1)]));
    }
    case 'array': {
      const items = (whole['items'] ?? {}) as JsonSchema;
      const count = Math.min(Number(whole['maxItems'] ?? 1_000), depth > 2 ? 10 : 1_000);
      return Array.from({ length: count }, () => largest(items, name, making, depth + 1));
    }
    case 'string':
      return textOf(whole, name, making);
    default:
      return sampleOf(whole, making.document.components.schemas, name);
  }
}

function textOf(schema: JsonSchema, name: string, { document, chance }: Making): unknown {
  if (name === 'code') return `C${chance.below(1_000_000)}`;
  const isFree = ['enum', 'format', 'pattern', 'examples'].every((it) => schema[it] === undefined);
  if (!isFree || /password|slug|domain|email|code|token|currency|language/.test(name))
    return sampleOf(schema, document.components.schemas, name);
  const most = Math.min(Number(schema['maxLength'] ?? 200), 50_000);
  return PARAGRAPH.repeat(Math.ceil(most / PARAGRAPH.length)).slice(0, most);
}

/** Shortens the longest lists and texts until the text has at most 256 KiB. */
function shrunk(value: unknown): string {
  let text = JSON.stringify(value);
  while (Buffer.byteLength(text) > MOST_BYTES) {
    halveLongest(value);
    text = JSON.stringify(value);
  }
  return text;
}

function halveLongest(value: unknown): void {
  const found: { size: number; halve: () => void }[] = [];
  const collect = (it: unknown): void => {
    if (typeof it !== 'object' || it === null) return;
    const own = it as Record<string, unknown>;
    for (const [key, inner] of Object.entries(own)) {
      if (typeof inner === 'string') {
        const halve = () => (own[key] = inner.slice(0, inner.length / 2).trim());
        found.push({ size: inner.length, halve });
      } else if (Array.isArray(inner) && inner.length > 1)
        found.push({ size: JSON.stringify(inner).length, halve: () => (inner.length = Math.floor(inner.length / 2)) });
      collect(inner);
    }
  };
  collect({ value });
  found.toSorted((a, b) => b.size - a.size)[0]?.halve();
}
