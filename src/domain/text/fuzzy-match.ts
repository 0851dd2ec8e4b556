/** The number of allowed typing errors (A8): one in a word of four to seven letters, two in a longer word. */
export function allowedErrors(name: string): 0 | 1 | 2 {
  const length = name.replaceAll(' ', '').length;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

interface Beginning {
  readonly errors: number;
  /** The number of letters of the name. */
  readonly length: number;
}

/**
 * Compares a typed text with the beginning of a name. An error is a letter too many, too few or wrong, or two swapped letters.
 * @returns the longest beginning with the fewest errors; null if there are more than `most`
 */
export function compareBeginning(typed: string, name: string, most: number, i = 0, j = 0): Beginning | null {
  let [at, to] = [i, j];
  while (at < typed.length && typed[at] === name[to]) [at, to] = [at + 1, to + 1];
  if (at === typed.length) return { errors: 0, length: to };
  if (most === 0) return null;
  const isSwapped = typed[at] === name[to + 1] && typed[at + 1] === name[to];
  const tries = [
    compareBeginning(typed, name, most - 1, at + 1, to),
    ...(to < name.length
      ? [
          compareBeginning(typed, name, most - 1, at, to + 1),
          compareBeginning(typed, name, most - 1, at + 1, to + 1),
          isSwapped ? compareBeginning(typed, name, most - 1, at + 2, to + 2) : null,
        ]
      : []),
  ];
  const [best] = tries.filter((it) => it !== null).toSorted((a, b) => a.errors - b.errors || b.length - a.length);
  return best ? { errors: best.errors + 1, length: best.length } : null;
}
