import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Tests hash a password in 0.1 ms and 64 KiB in place of 37 ms and 19 MiB: a fifth of the engine's tests was spent on it. The algorithm stays, and the
 * parameters that are stored do, too ([A7] looks at them).
 */
const { argon2 } = crypto;
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
syncBuiltinESMExports();
