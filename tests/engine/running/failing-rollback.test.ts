import { expect, it } from 'vitest';
import type { SqliteConnection } from '#engine/database/sqlite/connection.ts';
import { GroupCommit } from '#engine/database/sqlite/group-commit.ts';
import { Unavailable } from '#engine/database/unavailable.ts';

it('[A31] a disk that fails a commit and its rollback refuses the units, and later ones go on', async () => {
  const disk = { fails: true, isTransaction: false };
  const run = (sql: string) => {
    if (disk.fails && (sql === 'commit' || sql === 'rollback')) throw new Unavailable(new Error('disk I/O error'));
    if (sql === 'begin immediate') {
      if (disk.isTransaction) throw new Error('cannot start a transaction within a transaction');
      disk.isTransaction = true;
    }
    if (sql === 'commit' || sql === 'rollback') disk.isTransaction = false;
  };
  const connection = {
    run,
    takeChanged: () => new Set<string>(),
    get isTransaction() {
      return disk.isTransaction;
    },
  } as unknown as SqliteConnection;
  const writes = new GroupCommit(connection, 5);
  const write = () =>
    writes.add(
      async () => 'written',
      async (cause) => {
        throw cause;
      },
    );

  const [first, second] = await Promise.allSettled([write(), write()]);
  disk.fails = false;

  expect([first, second].map((it) => it.status === 'rejected' && it.reason instanceof Unavailable)).toEqual([
    true,
    true,
  ]);
  expect(await write()).toBe('written');
});
