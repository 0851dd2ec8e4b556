import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/support/root.ts';

export interface Release {
  readonly name: string;
  /** Its folder, with a closing slash. */
  readonly tree: string;
  readonly remove: () => void;
}

/** The last release, built from its commit; null in a clone without its history. Its packages are those of this version. */
export function buildLastRelease(): Release | null {
  const changelog = readFileSync(`${root}docs/changelog.md`, 'utf8');
  const [, name = '', commit = ''] = /^## (\S+) .* commit (\w+)$/m.exec(changelog) ?? [];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: 'pipe' });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    return null;
  }
  const tree = mkdtempSync(join(tmpdir(), 'landfall-release-'));
  execFileSync('tar', ['-x', '-C', tree], { input: git('archive', commit) });
  symlinkSync(`${root}node_modules`, join(tree, 'node_modules'));
  execFileSync('node', ['engine/launch/build.mjs'], { cwd: tree, stdio: 'pipe' });
  return { name, tree: `${tree}/`, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
