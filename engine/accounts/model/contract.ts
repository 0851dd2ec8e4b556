import { endpoint } from '#domain/contract/endpoint.ts';
import { shape, string, text } from '#domain/contract/fields.ts';

const refreshToken = shape({ refresh: text() });
const nothing = shape({});

/**
 * Signing in, and what follows from it (A7), as simplejwt has it. A key would keep tokens, or say that one is good which is not any more:
 * these calls take none (A34).
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
