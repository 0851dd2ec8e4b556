import { readFileSync } from 'node:fs';

interface Project {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
}

const file = new URL('../../package.json', import.meta.url);

export const { name, version, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Project;
