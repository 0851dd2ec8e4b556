import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Memory in KiB, and passes: OWASP's first choice for argon2id. */
const MEMORY = 19_456;
const PASSES = 2;
const BYTES = 32;

/** The stored hash of a password: argon2id with its parameters, salt and result, in the usual notation. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derived(password, nonce, MEMORY, PASSES);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`;
}

/** @param kept  null for a user who does not exist: the answer is no, and takes as long, so that its time does not reveal who is known */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash ?? '');
  const [, memory = MEMORY, passes = PASSES, nonce = NOBODY, tag = NOBODY] = parts ?? [];
  const expected = Buffer.from(tag, 'base64');
  const got = await derived(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes));
  return parts !== null && expected.length === got.length && timingSafeEqual(expected, got);
}

const NOBODY = base64(Buffer.alloc(BYTES));

async function derived(message: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return derive('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: BYTES });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
