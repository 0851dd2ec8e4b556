import { parseSync } from 'vite';

export interface SourceNames {
  path: string;
  /** Names that the file declares and exports, as others import them. */
  declared: string[];
  /** Every name that the file declares: variables, parameters, functions, types, members. Names in snake_case belong to the API and the database. */
  named: string[];
  /** Exported functions that take a transaction and return nothing. */
  effects: string[];
}

/** The names that a source declares. Names that it only uses belong to another file, a package or the platform. */
export function namesIn(path: string, source: string): SourceNames {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const exported = new Set<string>();
  const effects = new Set<string>();
  const names = new Set<string>();
  collect(program, names);

  const body = (program as unknown as { body: SyntaxNode[] }).body;
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement['declaration'])) continue;
    for (const [name, value] of declarationsIn(statement['declaration'])) {
      exported.add(name);
      if (isFunction(value) && takesTransaction(value) && returnsNothing(value)) effects.add(name);
    }
  }
  // `export { name }` for names that the file declares.
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement['source']) continue;
    for (const specifier of nodes(statement['specifiers'])) addName(specifier['exported'], exported);
  }
  return {
    path,
    declared: [...exported],
    effects: [...effects],
    named: [...names].filter((name) => !/[a-z]_[a-z]/.test(name)),
  };
}

/** The words of a name: `shownCartAtom`, `SHOWN_CART` and `shown-cart.ts` all say 'shown' and 'cart'. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** Declared names with their values, where the values are known without types. */
function declarationsIn(declaration: SyntaxNode): [string, SyntaxNode | undefined][] {
  if (declaration.type === 'VariableDeclaration') {
    return nodes(declaration['declarations']).flatMap((it) => {
      const value = isNode(it['init']) ? it['init'] : undefined;
      const names = new Set<string>();
      bind(it['id'], names);
      return [...names].map((name): [string, SyntaxNode | undefined] => [name, value]);
    });
  }
  const names = new Set<string>();
  addName(declaration['id'], names);
  return [...names].map((name) => [name, declaration]);
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function isFunction(node: SyntaxNode | undefined): node is SyntaxNode {
  return node !== undefined && functions.has(node.type);
}

function takesTransaction(node: SyntaxNode): boolean {
  return nodes(node['params']).some((param) =>
    /"name":"Transaction"/.test(JSON.stringify(param['typeAnnotation'] ?? '')),
  );
}

function returnsNothing(node: SyntaxNode): boolean {
  const returned = node['returnType'];
  if (returned)
    return /"TSVoidKeyword"/.test(JSON.stringify(returned)) && !/"TSUnionType"/.test(JSON.stringify(returned));
  const body = node['body'];
  return isNode(body) && body.type === 'BlockStatement' && !returnsValue(body);
}

/** Whether this body, without the functions in it, returns a value. */
function returnsValue(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(returnsValue);
  if (!isNode(node) || functions.has(node.type)) return false;
  if (node.type === 'ReturnStatement') return node['argument'] !== null;
  return Object.values(node).some(returnsValue);
}

const members = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'AccessorProperty',
  'TSPropertySignature',
  'TSMethodSignature',
]);

const named = new Set([
  ...functions,
  'ClassDeclaration',
  'ClassExpression',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSEnumMember',
]);

function collect(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
  } else if (isNode(node)) {
    if (members.has(node.type) && node['computed'] !== true) addName(node['key'], found);
    if (named.has(node.type)) addName(node['id'], found);
    if (functions.has(node.type)) for (const param of nodes(node['params'])) bind(param, found);
    if (node.type === 'VariableDeclarator') bind(node['id'], found);
    for (const child of Object.values(node)) collect(child, found);
  }
}

/** The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
function bind(pattern: unknown, found: Set<string>): void {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') addName(pattern, found);
  for (const key of ['left', 'argument', 'value', 'parameter']) bind(pattern[key], found);
  for (const key of ['elements', 'properties']) for (const child of nodes(pattern[key])) bind(child, found);
}

function addName(node: unknown, found: Set<string>): void {
  if (isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string') found.add(node['name']);
}

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

function nodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
