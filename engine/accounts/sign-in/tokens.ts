/** The lifetimes of simplejwt: five minutes and a day. */
export const ACCESS_SECONDS = 5 * 60;
export const REFRESH_SECONDS = 24 * 60 * 60;

export type TokenType = 'access' | 'refresh';

export interface Claims {
  readonly token_type: TokenType;
  readonly jti: string;
  readonly user_id: number;
  /** The family of all tokens that one sign-in makes, also by rotation. */
  readonly family: string;
  /** The desk device of the token (T2); undefined for other tokens. */
  readonly device?: number;
}

/** A token that the engine does not believe; the message is simplejwt's. */
export class BadToken extends Error {}

/** A good token without a user's id. */
export class NobodysToken extends BadToken {}

/** Tokens that this engine signs and checks with one secret, by HS256 only. */
export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** Signs a token. A token without a family begins a family. */
    sign: async (claims: Omit<Claims, 'family'> & { family?: string }, now: Temporal.Instant): Promise<string> => {
      const { token_type, jti, user_id, family = jti, device } = claims;
      const iat = Math.floor(now.epochMilliseconds / 1000);
      const exp = iat + (token_type === 'access' ? ACCESS_SECONDS : REFRESH_SECONDS);
      const { SignJWT } = await import('jose');
      return new SignJWT({ token_type, exp, iat, jti, user_id: String(user_id), family, device })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },
    /** Reads a token of either type. @throws BadToken */
    read: async (token: string, now: Temporal.Instant): Promise<Claims> => {
      const payload = await payloadOf(token, key, now);
      const { token_type, jti, exp, user_id, family, device } = payload;
      if (typeof exp !== 'number') throw new BadToken("Token has no 'exp' claim");
      if (typeof jti !== 'string') throw new BadToken('Token has no id');
      if (token_type !== 'access' && token_type !== 'refresh') throw new BadToken('Token has no type');
      if (!/^\d{1,15}$/.test(String(user_id)))
        throw new NobodysToken('Token contained no recognizable user identification');
      const ofDevice = typeof device === 'number' ? { device } : {};
      return { token_type, jti, user_id: Number(user_id), family: String(family), ...ofDevice };
    },
  };
}

async function payloadOf(token: string, key: Uint8Array, now: Temporal.Instant): Promise<Record<string, unknown>> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const currentDate = new Date(now.epochMilliseconds);
    return (await jwtVerify(token, key, { algorithms: ['HS256'], currentDate })).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new BadToken('Token is expired');
    if (error instanceof errors.JOSEError) throw new BadToken('Token is invalid');
    throw error;
  }
}

/** The claims of a token of the wanted type. @throws BadToken */
export async function claimsOf(tokens: Tokens, type: TokenType, token: string, now: Temporal.Instant): Promise<Claims> {
  const claims = await tokens.read(token, now);
  if (claims.token_type !== type) throw new BadToken('Token has wrong type');
  return claims;
}
