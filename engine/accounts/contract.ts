import { endpoint } from '#domain/contract/endpoint.ts';
import { shape, string, text } from '#domain/contract/fields.ts';

const refreshToken = shape({ refresh: text() });
const nothing = shape({});

/** Signing in, and what follows from it (A7), as simplejwt has it. */
export const createTokenPair = endpoint('POST', '/api/jwt/create/', {
  body: shape({ email: text(), password: text() }),
  reply: shape({ refresh: string(), access: string() }),
});
export const rotateToken = endpoint('POST', '/api/jwt/refresh/', {
  body: refreshToken,
  reply: shape({ access: string(), refresh: string() }),
});
export const verifyToken = endpoint('POST', '/api/jwt/verify/', { body: shape({ token: text() }), reply: nothing });
export const signOut = endpoint('POST', '/api/logout/', { body: refreshToken, reply: nothing });
