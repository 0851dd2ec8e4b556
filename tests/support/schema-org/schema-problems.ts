import vocabulary from './vocabulary.json' with { type: 'json' };

interface Node {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

const types: Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>> = vocabulary.types;
const subtypes: Readonly<Record<string, string | undefined>> = vocabulary.subtypes;

/** Properties without which search engines ignore a thing of the type. */
const required: Readonly<Record<string, readonly string[] | undefined>> = {
  Organization: ['name', 'url'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const literals: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = {
  Text: (it) => typeof it === 'string' && it !== '',
  URL: (it) => typeof it === 'string' && URL.canParse(it),
  /** An address may stand for the thing at it. */
  Thing: (it) => typeof it === 'string' && URL.canParse(it),
  Number: (it) => typeof it === 'number' || (typeof it === 'string' && /^\d+(\.\d+)?$/.test(it)),
  Integer: (it) => Number.isInteger(it),
  Date: (it) => typeof it === 'string' && /^\d{4}-\d\d-\d\d$/.test(it),
  DateTime: (it) => typeof it === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/.test(it),
  ItemAvailability: (it) => typeof it === 'string' && /^https:\/\/schema\.org\/(InStock|SoldOut)$/.test(it),
};

/** Properties whose text has a stricter form than the vocabulary demands. */
const forms: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = {
  priceCurrency: (it) => Intl.supportedValuesOf('currency').includes(String(it)),
  price: literals['Number'],
  lowPrice: literals['Number'],
};

/** Errors in a document's structured data by the vocabulary of schema.org, a line each. */
export function schemaProblems(data: unknown): string[] {
  const { '@context': context, '@graph': graph } = data as { '@context': unknown; '@graph': readonly Node[] };
  const ids = new Set(graph.flatMap(idsIn));
  return [
    ...(context === 'https://schema.org' ? [] : ['no context']),
    ...graph.flatMap((node) => nodeProblems(node, ids, node['@type'] ?? '')),
  ];
}

function idsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, '@type': type } = value as Node;
  return [...(id && type ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}

function nodeProblems(node: Node, ids: ReadonlySet<unknown>, path: string): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (type === undefined) return ids.has(id) ? [] : [`${path}: ${id} is not there`];
  const known = types[type];
  if (!known) return [`${path}: no type ${type}`];
  const missing = (required[type] ?? []).filter((name) => !(name in properties));
  return [
    ...missing.map((name) => `${path}: no ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const ranges = known[name];
      if (!ranges) return [`${path}: ${type} has no ${name}`];
      return [value].flat().flatMap((it) => valueProblems(it, ranges, forms[name], ids, `${path}.${name}`));
    }),
  ];
}

function valueProblems(
  value: unknown,
  ranges: readonly string[],
  form: ((value: unknown) => boolean) | undefined,
  ids: ReadonlySet<unknown>,
  path: string,
): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = (value as Node)['@type'];
    const fits = type === undefined || [type, subtypes[type], 'Thing'].some((it) => it && ranges.includes(it));
    return [...(fits ? [] : [`${path}: ${type}`]), ...nodeProblems(value as Node, ids, path)];
  }
  const fits = form ? form(value) : ranges.some((it) => literals[it]?.(value));
  return fits ? [] : [`${path}: ${JSON.stringify(value)}`];
}
