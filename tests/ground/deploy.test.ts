import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { importsOf, readSource, sourcesBelow, targetOf } from '../support/code/import-table.ts';
import { root } from '../support/root.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');
const isThere = (path: string) => existsSync(root + path);

/** All variables that the engine reads from its environment. */
const ofEngine = [...read('engine/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): optional\(/gm)].map(
  ([, name = '']) => name,
);

/** The engine's variables, and those of Node and of PostgreSQL's image. */
const variables = new Set([
  ...ofEngine,
  ...'NODE_ENV MALLOC_ARENA_MAX POSTGRES_USER POSTGRES_DB POSTGRES_PASSWORD POSTGRES_INITDB_ARGS'.split(' '),
]);

describe('the documents', () => {
  it('name every variable of the engine, but for those of development and tests', () => {
    const text = read('README.md') + read('docs/operations.md');

    expect(ofEngine.length).toBeGreaterThan(30);
    expect(ofEngine.filter((name) => !text.includes(name))).toEqual(['STRIPE_API', 'LANDFALL_DEV']);
  });
});

describe('the Dockerfile', () => {
  it('is made of known instructions that name what is there', () => {
    expect(mistakesInDockerfile(read('docs/deploy/Dockerfile'))).toEqual([]);
  });

  it('copies all that the engine imports of the page', () => {
    const copied = [...read('docs/deploy/Dockerfile').matchAll(/^COPY --from=build \/app\/(src\/\w+) /gm)];
    const folders = copied.map(([, folder]) => `${folder}/`);
    const imported = sourcesBelow('engine')
      .filter((path) => !path.startsWith('engine/launch/'))
      .flatMap((path) => importsOf(path, readSource(path)).map(({ specifier }) => targetOf(path, specifier) ?? ''))
      .filter((path) => path.startsWith('src/'));

    expect(imported.length).toBeGreaterThan(500);
    expect(imported.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
  });

  it('is found to run as root, without a health check, with an unknown instruction, variable or file', () => {
    const source = `FROM a AS build
COPY package.json nowhere.json ./
FROM b
COPY --from=build /app/nowhere nowhere
COPY --from=build /app/dist dist
ENV PROT=1 PORT=2
EXPOZE 8080
CMD ["a", "b"`;

    expect(mistakesInDockerfile(source)).toEqual([
      'nowhere.json is not there',
      'nowhere is not there',
      'PROT is no variable of the engine',
      'EXPOZE is no instruction',
      'CMD is no list',
      'no USER',
      'no HEALTHCHECK',
    ]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('docs/deploy/compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };

  it('has an engine, PostgreSQL 15 and a proxy, with variables and volumes that there are', () => {
    const used = Object.values(services).flatMap((it) => it.volumes ?? []);

    expect(Object.keys(services)).toEqual(['engine', 'postgres', 'proxy']);
    expect(services['postgres']?.image).toMatch(/^postgres:15/);
    expect(Object.values(services).flatMap((it) => unknownOf(Object.keys(it.environment ?? {})))).toEqual([]);
    expect(used.map((it) => it.split(':')[0])).toEqual(Object.keys(volumes));
    expect(Object.values(services).flatMap((it) => Object.keys(it.depends_on ?? {}))).toEqual(['postgres', 'engine']);
  });

  it('builds from the Dockerfile, and sets what it asks for in README.md', () => {
    const { context, dockerfile } = services['engine']?.build ?? { context: '', dockerfile: '' };
    const names = [...read('docs/deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);

    expect([context, isThere(dockerfile)]).toEqual(['../..', true]);
    expect(names.filter((name) => !read('docs/deploy/README.md').includes(name))).toEqual([]);
  });
});

describe('the unit of systemd', () => {
  it('has its sections, and variables that there are', () => {
    const unit = read('docs/deploy/landfall.service');
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const set = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const command = /^ExecStart=\/opt\/landfall\/node_modules\/\.bin\/node --\S+ (\S+)$/m.exec(unit)?.[1] ?? '';

    expect(lines.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
    expect(lines.filter((line) => !/^(\[\w+\]|[A-Z][A-Za-z]+=.*)$/.test(line))).toEqual([]);
    expect(unknownOf(set)).toEqual([]);
    expect(isThere(command)).toBe(true);
  });
});

describe('nginx.conf', () => {
  it('has balanced blocks of known directives', () => {
    expect(mistakesInNginx(read('docs/deploy/nginx.conf'))).toEqual([]);
  });

  it('is found to lack a bracket or a semicolon, or to name what nginx does not know', () => {
    expect(mistakesInNginx('server {\n  listen 80;\n')).toEqual(['1 block is open']);
    expect(mistakesInNginx('server {\n  listen 80\n}\n')).toEqual(["'listen 80' ends with nothing"]);
    expect(mistakesInNginx('servr {\n}\n')).toEqual(["'servr' is no directive"]);
  });
});

describe('the workflow', () => {
  it('runs .ci/run on a Node that package.json allows', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: { check: { steps: Step[] } } };
    const { steps } = jobs.check;

    expect(steps.some(({ run }) => run === '.ci/run')).toBe(true);
    expect(steps.some((it) => it.with?.['node-version-file'] === 'package.json')).toBe(true);
  });

  it('starts the shop on three systems with the oldest Node outside', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { start: { strategy: { matrix: { os: string[] } }; steps: Step[] } };
    };
    const { strategy, steps } = jobs.start;

    expect(strategy.matrix.os.map((it) => it.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows']);
    expect(steps.some((it) => it.with?.['node-version'] === 20)).toBe(true);
    expect(steps.at(-1)?.run).toBe('npm run smoke');
  });

  it('names each action by the hash of its commit', () => {
    const used = [...read('.github/workflows/ci.yml').matchAll(/uses: (.+)$/gm)].map(([, name = '']) => name);

    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+(\.\d+)*$/.test(name))).toEqual([]);
  });
});

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, unknown>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}

interface Step {
  run?: string;
  with?: Record<string, string | number>;
}

function unknownOf(names: readonly string[]): string[] {
  return names.filter((name) => !variables.has(name));
}

/** Folders that `npm ci` and `npm run build` add to the repository. */
const made = new Set(['node_modules', 'dist']);

function mistakesInDockerfile(source: string): string[] {
  const lines = source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const found = lines.flatMap((line) => mistakesInInstruction(line));
  for (const needed of ['USER', 'HEALTHCHECK']) {
    if (!lines.some((line) => line.startsWith(`${needed} `))) found.push(`no ${needed}`);
  }
  return found;
}

function mistakesInInstruction(line: string): string[] {
  const [instruction = '', ...words] = line.split(' ');
  const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');
  if (!known.includes(instruction)) return [`${instruction} is no instruction`];
  if (instruction === 'ENV') {
    return unknownOf(words.map((it) => it.split('=')[0] ?? '')).map((name) => `${name} is no variable of the engine`);
  }
  if (instruction === 'COPY') {
    const paths = words.filter((it) => !it.startsWith('--')).slice(0, -1);
    const inImage = paths.map((path) => path.replace(/^\/app\//, ''));
    return inImage.filter((path) => !made.has(path) && !isThere(path)).map((path) => `${path} is not there`);
  }
  if (line.includes('CMD [')) return isList(line.slice(line.indexOf('CMD [') + 4)) ? [] : ['CMD is no list'];
  return [];
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

const directives = new Set(
  `upstream server keepalive listen http2 server_name return ssl_certificate ssl_certificate_key location proxy_pass
  proxy_http_version proxy_set_header proxy_next_upstream proxy_read_timeout client_max_body_size`.split(/\s+/),
);

function mistakesInNginx(source: string): string[] {
  const lines = source
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean);
  const mistakes = lines.flatMap((line) => {
    if (line === '}') return [];
    const [directive = ''] = line.split(' ');
    if (!directives.has(directive)) return [`'${directive}' is no directive`];
    return /[{;]$/.test(line) ? [] : [`'${line}' ends with nothing`];
  });
  const open = lines.filter((line) => line.endsWith('{')).length - lines.filter((line) => line === '}').length;
  return open === 0 ? mistakes : [...mistakes, `${open} block is open`];
}
