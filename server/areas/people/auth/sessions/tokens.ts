import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Claims, claimsSchema } from '../../../../../src/domain/auth/claims.ts';
import { TOKEN_SECONDS } from '../../../../kernel/db/sessions.ts';

const ALGORITHM = 'HS256';

export type TokenSubject = Omit<Claims, 'iat' | 'exp'>;

/** @param now milliseconds since 1970 */
export function signToken(subject: TokenSubject, key: Uint8Array, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT({ ...subject })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(key);
}

/** The claims of a token of ours that has not expired; `null` for any other string. */
export async function verifyToken(
  token: string,
  key: Uint8Array,
  now: number,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
    });
    const claims = v.safeParse(claimsSchema, payload);
    return claims.success ? claims.output : null;
  } catch {
    return null;
  }
}
