import { fileURLToPath } from 'node:url';

/** The project's folder, with its closing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where results are written for `npm test` to add up, with its closing slash: each run of it has a folder of its own. */
export const reports = process.env['REPORTS_DIR'] ?? `${root}test-results/`;
