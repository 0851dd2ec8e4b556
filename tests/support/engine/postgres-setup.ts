import type { TestProject } from 'vitest/node';
import './databases.ts';
import { startPostgres } from './postgres.ts';

/** Starts one PostgreSQL for all files of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', { socket: server.url('NAME'), tcp: server.tcpUrl('NAME') });
  return () => server.stop();
}
