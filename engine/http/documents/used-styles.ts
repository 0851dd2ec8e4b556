/** A part of a sheet: a rule, or a group of rules in an at-rule. A part without classes is needed by every document. */
interface Part {
  readonly text: string;
  /** For each selector of its list the classes that an element must have. */
  readonly wanted: readonly (readonly string[])[];
}
interface Group {
  readonly prelude: string;
  readonly parts: readonly (Part | Group)[];
}

/**
 * Reads a sheet as the build writes it, without comments, so that a document takes from it what its markup needs.
 *
 * @returns the rules for a markup, in their order: those for elements, and those whose classes all stand in it
 */
export function usedStyles(sheet: string): (markup: string) => string {
  const parts = partsOf(sheet);
  return (markup) => {
    const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    return textOf(parts, classes);
  };
}

/**
 * Divides a sheet: what every document inlines (rules that stand in no class, faces, frames), and what is fetched with the scripts. To read a
 * face or a rule for all elements a second time, the browser would lay the whole page out once more.
 */
export function divideStyles(sheet: string): { inlined: string; fetched: string } {
  const parts = partsOf(sheet);
  return { inlined: textOf(parts, new Set()), fetched: classedOf(parts) };
}

function classedOf(parts: readonly (Part | Group)[]): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.wanted.every((names) => names.length > 0) ? part.text : '';
      const inside = classedOf(part.parts);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');
}

function textOf(parts: readonly (Part | Group)[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.wanted.some((names) => names.every((it) => classes.has(it))) ? part.text : '';
      const inside = textOf(part.parts, classes);
      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');
}

function partsOf(css: string): (Part | Group)[] {
  const parts: (Part | Group)[] = [];
  for (let from = 0; from < css.length; ) {
    const to = endOfPart(css, from);
    const text = css.slice(from, to).trim();
    const brace = text.indexOf('{');
    const prelude = text.slice(0, brace).trim();
    if (brace > 0 && /^@(layer|media|supports|container)\b/.test(prelude))
      parts.push({ prelude, parts: partsOf(text.slice(brace + 1, -1)) });
    else parts.push({ text, wanted: prelude.startsWith('@') || brace < 0 ? [[]] : classesOf(prelude) });
    from = to;
  }
  return parts;
}

/** Behind the brace that closes what begins here, or behind the semicolon of what has none. */
function endOfPart(css: string, from: number): number {
  let depth = 0;
  for (const { 0: mark, index } of css.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0 && (mark === '}' || mark === ';')) return from + index + 1;
  }
  return css.length;
}

/** What stands in brackets is left out: it may be a class that must not be there. */
function classesOf(selectors: string): string[][] {
  let plain = selectors.replace(/"[^"]*"|'[^']*'|\\./g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',').map((it) => [...it.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}
