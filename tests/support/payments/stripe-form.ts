/** The fields of a form of Stripe's API: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [key: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((it) => it.replace(/\]$/, ''));
    const path = [first, ...rest];
    let at = form;
    for (const key of path.slice(0, -1)) {
      const next = at[key] ?? {};
      if (typeof next === 'string') throw new Error(`${name} is a value and has parts`);
      at[key] = next;
      at = next;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return form;
}

/** A value by its path; '' if it is missing. */
export function valueAt(form: Form, ...path: string[]): string {
  const found = path.reduce<string | Form | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  );
  return typeof found === 'string' ? found : '';
}

/** The parts below a path, in order. */
export function partsAt(form: Form, ...path: string[]): Form[] {
  const found = path.reduce<string | Form | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  );
  return typeof found === 'object' ? Object.values(found).filter((it) => typeof it === 'object') : [];
}
