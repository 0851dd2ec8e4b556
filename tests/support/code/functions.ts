import { parseSync } from 'vite';

export interface FunctionSize {
  path: string;
  name: string;
  lines: number;
}

/** The functions of a source with their lines, each with the name that it is declared by. */
export function functionsIn(path: string, source: string): FunctionSize[] {
  const { program } = parseSync(path, source);
  const found: FunctionSize[] = [];
  visit(program, '');
  return found;

  function visit(node: unknown, name: string): void {
    if (Array.isArray(node)) return node.forEach((it) => visit(it, name));
    if (node === null || typeof node !== 'object') return;
    const { type, start, end, id, key, body } = node as SyntaxNode;
    const own = id?.name ?? key?.name ?? name;
    if (isFunction(type) && body)
      found.push({ path, name: own || '(unnamed)', lines: source.slice(start, end).split('\n').length });
    for (const [field, value] of Object.entries(node)) if (field !== 'id' && field !== 'key') visit(value, own);
  }
}

interface SyntaxNode {
  type?: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string } | null;
  body?: unknown;
}

function isFunction(type: string | undefined): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}
