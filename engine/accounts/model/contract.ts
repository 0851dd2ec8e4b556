import { endpoint } from '#domain/contract/endpoint.ts';
import { shape, string, text } from '#domain/contract/fields.ts';

const refreshToken = shape({ refresh: text() });
const nothing = shape({});

/**
 * Signing in, and the calls that follow from it (A7), as simplejwt has them. These calls take no `Idempotency-Key` (A34): a stored answer
 * would keep tokens, or call a token good that has ended since.
 */
export const createTokenPair = endpoint('POST', '/api/jwt/create/', {
  body: shape({ email: text(), password: text() }),
  reply: shape({ refresh: string(), access: string() }),
  keyed: false,
});
export const rotateToken = endpoint('POST', '/api/jwt/refresh/', {
  body: refreshToken,
  reply: shape({ access: string(), refresh: string() }),
  keyed: false,
});
export const verifyToken = endpoint('POST', '/api/jwt/verify/', {
  body: shape({ token: text() }),
  reply: nothing,
  keyed: false,
});
export const signOut = endpoint('POST', '/api/logout/', { body: refreshToken, reply: nothing });
