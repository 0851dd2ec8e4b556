/** A part of a sheet: a rule, or an at-rule with its rules. Every document needs a part without classes. */
interface Part {
  readonly text: string;
  /** For each selector of its list, the classes and attributes that must be in the markup. */
  readonly needed: readonly (readonly string[])[];
  /** The content of a class's rule. */
  readonly inside?: Group;
}
interface Group {
  readonly prelude: string;
  readonly parts: readonly (Part | Group)[];
}

// perf: docs/performance.md#used-styles
/**
 * Parses a sheet as the build writes it, without comments, so that a document takes from it the rules that its markup needs.
 *
 * @returns the rules for a markup, in their order: rules for elements, and rules whose classes are all in it, without their nested rules for
 *   attributes (`data-`, `aria-`) that it does not have
 */
export function usedStyles(sheet: string): (markup: string) => string {
  const parts = partsOf(sheet);
  return (markup) => {
    const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const attributes = [...markup.matchAll(/ ((?:data|aria)-[\w-]+)="([^"]*)"/g)];
    return textOf(
      parts,
      new Set([...classes, ...attributes.flatMap(([, name, value]) => [`[${name}`, `[${name}=${value}`])]),
    );
  };
}

/**
 * Divides a sheet into rules that every document inlines (rules without classes, font faces, keyframes) and rules that are fetched with the
 * scripts. If a browser read a font face or a rule for elements a second time, it would lay out the whole page again.
 */
export function divideStyles(sheet: string): { inlined: string; fetched: string } {
  const parts = partsOf(sheet);
  return { inlined: textOf(parts, new Set()), fetched: classedOf(parts) };
}

function classedOf(parts: readonly (Part | Group)[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.needed.every((names) => names.length > 0) ? part.text : '';
      const inside = classedOf(part.parts);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');
}

function textOf(parts: readonly (Part | Group)[], present: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      const isNeeded = !('text' in part) || part.needed.some((names) => names.every((it) => present.has(it)));
      const group = 'text' in part ? part.inside : part;
      if (!isNeeded || !group) return isNeeded && 'text' in part ? part.text : '';
      const inside = textOf(group.parts, present);
      return inside && `${group.prelude}{${inside}}`;
    })
    .join('');
}

/** @param isNested  whether the css is inside a class's rule, which the fetched sheet has too */
function partsOf(css: string, isNested = false): (Part | Group)[] {
  const parts: (Part | Group)[] = [];
  for (let from = 0; from < css.length; ) {
    const to = endOfPart(css, from);
    const text = css.slice(from, to).trim();
    const brace = text.endsWith('}') ? text.indexOf('{') : -1;
    const prelude = text.slice(0, brace).trim();
    const inside = (isInClass: boolean) => ({ prelude, parts: partsOf(text.slice(brace + 1, -1), isInClass) });
    if (brace > 0 && /^@(layer|media|supports|container)\b/.test(prelude)) parts.push(inside(isNested));
    else if (brace < 0 || prelude.startsWith('@')) parts.push({ text, needed: [[]] });
    else {
      const needed = selectorsOf(prelude).map((it) => (isNested || classesOf(it).length > 0 ? namesOf(it) : []));
      parts.push(
        needed.every(({ length }) => length === 0) ? { text, needed } : { text, needed, inside: inside(true) },
      );
    }
    from = to;
  }
  return parts;
}

/** The index after the brace that closes the part beginning at `from`, or after the semicolon of a part without braces. */
function endOfPart(css: string, from: number): number {
  let depth = 0;
  for (const { 0: mark, index } of css.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0 && (mark === '}' || mark === ';')) return from + index + 1;
  }
  return css.length;
}

/** The selectors of a list without the content of brackets, which may be a class that must be absent. */
function selectorsOf(list: string): string[] {
  let plain = list.replace(/"[^"]*"|'[^']*'|\\./g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',');
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Classes, and attributes whose values do not change before the app runs (`[data-kind=plain`). */
function namesOf(selector: string): string[] {
  const attributes = [...selector.matchAll(/\[(?:data|aria)-[\w-]+(?:=[\w-]+)?/g)].map(([name]) => name);
  return [...classesOf(selector), ...attributes];
}
