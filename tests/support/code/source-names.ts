import { parseSync } from 'vite';

export interface SourceNames {
  path: string;
  /** Names that the file declares and exports, as others import them. */
  declared: string[];
  /** Every name that the file declares: variables, parameters, functions, types, members. Names in snake_case belong to the API and the database. */
  named: string[];
  functions: FunctionNames[];
  /** Names of the functions whose result is thrown: `throw await placesTakenError(…)`. */
  thrown: string[];
  /** Classes with the class that they extend. */
  classes: [name: string, base: string][];
}

/** A function, a method, or a prepared statement that is declared by a name. */
export interface FunctionNames {
  name: string;
  /** Whether the file declares it at its top level, so that other functions may call it by this name. */
  isTop: boolean;
  isExported: boolean;
  takesTransaction: boolean;
  /** Whether its type or its body says that it returns nothing. */
  returnsNothing: boolean;
  /** Whether a statement in it changes or locks rows. */
  changesRows: boolean;
  /** The types that its result may have, without `Promise`; null if its type is more than names. */
  returned: string[] | null;
  /** Names that its body uses, also those of the functions that it calls. */
  used: string[];
}

/** The names that a source declares. Names that it only uses belong to another file, a package or the platform. */
export function namesIn(path: string, source: string): SourceNames {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const found = { named: new Set<string>(), functions: [] as FunctionNames[], thrown: new Set<string>() };
  const classes: SourceNames['classes'] = [];
  each(program, (node) => {
    for (const name of namesOf(node)) found.named.add(name);
    if (node.type === 'ThrowStatement') for (const name of calledIn(node['argument'])) found.thrown.add(name);
    if (node.type === 'ClassDeclaration') classes.push([nameOf(node['id']), nameOf(node['superClass'])]);
    found.functions.push(...functionsOf(node));
  });
  const exported = exportedNames((program as unknown as { body: SyntaxNode[] }).body, found.functions);
  return {
    path,
    declared: [...exported],
    named: [...found.named].filter((name) => !/[a-z]_[a-z]/.test(name)),
    functions: found.functions,
    thrown: [...found.thrown],
    classes,
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

/** The names of a module's exports. Its functions learn whether they stand at the top level. */
function exportedNames(body: readonly SyntaxNode[], all: readonly FunctionNames[]): Set<string> {
  const exported = new Set<string>();
  const top = new Set<string>();
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement['declaration'] : statement;
    for (const name of isNode(declaration) ? declaredBy(declaration) : []) {
      top.add(name);
      if (isExport) exported.add(name);
    }
    // `export { name }` for names that the file declares.
    if (isExport && !statement['source'])
      for (const it of nodes(statement['specifiers'])) exported.add(nameOf(it['exported']));
  }
  for (const it of all) {
    it.isTop = top.has(it.name);
    it.isExported = exported.has(it.name);
  }
  return exported;
}

function declaredBy(declaration: SyntaxNode): string[] {
  if (declaration.type === 'VariableDeclaration')
    return nodes(declaration['declarations']).flatMap((it) => boundBy(it['id']));
  return [nameOf(declaration['id'])].filter(Boolean);
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const statements = new Set(['prepared', 'preparedChange']);

/** The function that a node declares by a name: `function f() {}`, `const f = () => {}`, `{ f: () => {} }`, `f() {}` of a class. */
function functionsOf(node: SyntaxNode): FunctionNames[] {
  const [id, value] =
    node.type === 'VariableDeclarator'
      ? [node['id'], node['init']]
      : node.type === 'MethodDefinition'
        ? [node['key'], node['value']]
        : [node['id'], node];
  const name = nameOf(id);
  if (name === '' || !isNode(value)) return [];
  const isStatement = value.type === 'CallExpression' && statements.has(nameOf(value['callee']));
  if (!functionTypes.has(value.type) && !isStatement) return [];
  const used = new Set<string>();
  let changesRows = nameOf(value['callee']) === 'preparedChange';
  // A caller of a query without the lock of a prepared statement may only read.
  const changing = isStatement ? CHANGES_OR_LOCKS : CHANGES;
  eachUsed(value, (it) => {
    used.add(nameOf(it));
    if (it.type === 'CallExpression') changesRows ||= changing.test(calledBy(it));
  });
  const params = nodes(value['params']).map((it) => jsonOf(it['typeAnnotation']));
  return [
    {
      name,
      isTop: false,
      isExported: false,
      takesTransaction: isStatement || params.some((it) => /"name":"Transaction"/.test(it)),
      returnsNothing: functionTypes.has(value.type) && returnsNothing(value),
      changesRows,
      returned: returnedBy(value),
      used: [...used],
    },
  ];
}

const CHANGES = /^(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/;
const CHANGES_OR_LOCKS = /^(insertInto|updateTable|deleteFrom|replaceInto|mergeInto|forUpdate|forNoKeyUpdate)$/;

function returnsNothing(node: SyntaxNode): boolean {
  const type = typeOf(node['returnType']);
  if (node['generator'] === true) return false;
  if (type) return /^TS(Void|Never)Keyword$/.test(withoutPromise(type).type);
  const body = node['body'];
  return isNode(body) && body.type === 'BlockStatement' && !returnsValue(body);
}

/** Whether this body, without the functions in it, returns a value. */
function returnsValue(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(returnsValue);
  if (!isNode(node) || functionTypes.has(node.type)) return false;
  if (node.type === 'ReturnStatement') return node['argument'] !== null;
  return Object.values(node).some(returnsValue);
}

/** The names of the types that a function returns by its annotation, or of the class that its only expression makes. */
function returnedBy(node: SyntaxNode): string[] | null {
  const type = typeOf(node['returnType']);
  const body = node['body'];
  if (!type) return isNode(body) && body.type === 'NewExpression' ? [nameOf(body['callee'])] : null;
  const inner = withoutPromise(type);
  const all = inner.type === 'TSUnionType' ? nodes(inner['types']) : [inner];
  return all.every((it) => it.type === 'TSTypeReference') ? all.map((it) => nameOf(it['typeName'])) : null;
}

function typeOf(annotation: unknown): SyntaxNode | undefined {
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  return isNode(type) ? type : undefined;
}

function withoutPromise(type: SyntaxNode): SyntaxNode {
  if (nameOf(type['typeName']) !== 'Promise' || !isNode(type['typeArguments'])) return type;
  return nodes(type['typeArguments']['params'])[0] ?? type;
}

/** The functions whose result a thrown expression may be. `Object.assign` returns the error that it gets. */
function calledIn(thrown: unknown): string[] {
  if (!isNode(thrown)) return [];
  if (thrown.type === 'CallExpression') return [calledBy(thrown)].filter((it) => it !== 'assign');
  if (thrown.type === 'AwaitExpression') return calledIn(thrown['argument']);
  if (thrown.type === 'ConditionalExpression') return [thrown['consequent'], thrown['alternate']].flatMap(calledIn);
  return thrown.type === 'LogicalExpression' ? [thrown['left'], thrown['right']].flatMap(calledIn) : [];
}

/** The last name of a call: `read` of `database.read()`. */
function calledBy({ callee }: SyntaxNode): string {
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
}

const members = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'AccessorProperty',
  'TSPropertySignature',
  'TSMethodSignature',
]);

const withName = new Set([
  ...functionTypes,
  'ClassDeclaration',
  'ClassExpression',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSEnumMember',
]);

/** The names that a node declares. */
function namesOf(node: SyntaxNode): string[] {
  const names: string[] = [];
  if (members.has(node.type) && node['computed'] !== true) names.push(nameOf(node['key']));
  if (withName.has(node.type)) names.push(nameOf(node['id']));
  if (functionTypes.has(node.type)) names.push(...nodes(node['params']).flatMap(boundBy));
  if (node.type === 'VariableDeclarator') names.push(...boundBy(node['id']));
  return names.filter(Boolean);
}

/** The names that a pattern binds: `{ a, b: [c], ...d }` binds a, c and d. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const one = ['left', 'argument', 'value', 'parameter'].flatMap((key) => boundBy(pattern[key]));
  return [...one, ...['elements', 'properties'].flatMap((key) => nodes(pattern[key]).flatMap(boundBy))];
}

function each(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const child of node) each(child, visit);
  else if (isNode(node)) {
    visit(node);
    for (const child of Object.values(node)) each(child, visit);
  }
}

const TYPES = /^(typeAnnotation|returnType|typeArguments|typeParameters)$/;

/** Visits what a node does, without types and without the names of members. */
function eachUsed(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const child of node) eachUsed(child, visit);
  else if (isNode(node)) {
    visit(node);
    for (const [key, child] of Object.entries(node)) {
      const isMember = (key === 'property' || key === 'key') && node['computed'] !== true;
      if (!isMember && !TYPES.test(key)) eachUsed(child, visit);
    }
  }
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : '';
}

function jsonOf(node: unknown): string {
  return JSON.stringify(node ?? '', (_, value) => (typeof value === 'bigint' ? String(value) : value));
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
