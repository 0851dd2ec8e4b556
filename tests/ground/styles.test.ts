import { expect, it } from 'vitest';
import { readSource, sourcesBelow, targetOf } from '../support/code/import-table.ts';

it('names no class that its stylesheet does not have', () => {
  const missing = sourcesBelow('src')
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => missingClasses(path, readSource(path), readSource));

  expect(missing).toEqual([]);
});

it('finds a class that a stylesheet has lost', () => {
  const source = "import styles from './a.module.css';\n<p className={styles.here}><b className={styles.gone} /></p>";

  expect(missingClasses('src/a.tsx', source, () => '.here { color: red }')).toEqual(['src/a.tsx: gone']);
});

/** Classes that a component uses and its stylesheet lacks. The compiler does not check them. */
function missingClasses(path: string, source: string, read: (path: string) => string): string[] {
  const imported = source.matchAll(/import (\w+) from '([^']*\.module\.css)'/g);
  return [...imported].flatMap(([, name = '', file = '']) => {
    const css = read(targetOf(path, file) ?? file);
    const used = new Set(
      [...source.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, it = '']) => it),
    );
    return [...used].filter((it) => !new RegExp(`\\.${it}\\b`).test(css)).map((it) => `${path}: ${it}`);
  });
}
