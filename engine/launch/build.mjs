// Builds the page (dist/page, with its worker) and what the engine renders documents with (dist/server).
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprint, markBuilt } from './staleness.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.env.NODE_ENV = 'production';
process.chdir(root);

const builtFrom = fingerprint(root);
rmSync(`${root}dist/.built-from`, { force: true });
await build({ root, logLevel: 'warn', build: { outDir: 'dist/page', emptyOutDir: true } });
await build({ root, logLevel: 'warn', build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/document.tsx' } });
markBuilt(root, builtFrom);
