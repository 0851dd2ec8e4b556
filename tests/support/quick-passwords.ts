import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Tests hash a password in 0.1 ms with 64 KiB, not in 37 ms with 19 MiB, because hashing took a fifth of the engine tests' time. The algorithm and
 * the stored parameters stay the same ([A7] checks them).
 */
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
syncBuiltinESMExports();
