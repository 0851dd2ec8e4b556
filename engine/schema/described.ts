import type { JsonSchema } from '#domain/contract/fields.ts';

export interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Shapes };
}

export type Shapes = Readonly<Record<string, JsonSchema>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly 'x-audience': string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly security: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly description?: string; readonly content?: Content }>
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** Whether a call is refused without a token. OpenAPI lists each way to sign in, and `{}` for none. */
export function needsToken(security: Operation['security']): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** The name of the shape that a schema refers to; null for a schema without a reference. */
export function nameIn(schema: JsonSchema): string | null {
  return typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').at(-1) ?? null) : null;
}
