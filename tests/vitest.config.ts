import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { reports, root } from './support/root.ts';

/** One project a zone; each on the Node that npm put on the PATH, with its own Temporal and node:sqlite. */
export default defineConfig({
  root,
  plugins: [react()],
  test: {
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: `${reports}vitest.json` }]],
    projects: [
      project('ground', 'node', ['tests/*.test.ts']),
      project('domain', 'node'),
      project('engine', 'node'),
      project('page', `${root}tests/support/page-environment.ts`),
      project('sw', 'node'),
    ],
  },
});

function project(name: string, environment: string, include = [`tests/${name}/**/*.test.{ts,tsx}`]) {
  // A page is typed into and waited for, on machines that have other things to do.
  const testTimeout = name === 'page' ? 30_000 : 10_000;
  return { extends: true as const, test: { name, environment, include, testTimeout, restoreMocks: true } };
}
