import { fileURLToPath } from 'node:url';

/** The project's folder, with its closing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder for results, with its closing slash. Each run of `npm test` has a folder of its own and adds up the results in it. */
export const reports = process.env['REPORTS_DIR'] ?? `${root}test-results/`;
