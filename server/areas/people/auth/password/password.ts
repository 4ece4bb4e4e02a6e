import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from '../../../../../src/domain/auth/commonPasswords.ts';
import {
  type PersonalData,
  weaknessMessages,
  weaknessOf,
} from '../../../../../src/domain/auth/weakness.ts';
import { DomainError } from '../../../../../src/domain/core/errors.ts';

/** OWASP's second recommendation: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Keyboards write one and the same letter as different signs. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), COST);

/** A hash that no password has, so that an unknown address takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** @param stored the account's hash, or `undefined` where there is no account: then false, after the same work */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const known = stored ?? NOBODY;
  const plain = normalised(password);
  // Passwords were hashed as they were typed once.
  const matches =
    (await verify(known, plain)) || (plain !== password && (await verify(known, password)));
  return matches && stored !== undefined;
}

/** @throws DomainError 422 `password_weak` */
export function requireStrong(password: string, person: PersonalData): void {
  const weakness = weaknessOf(password, person, commonPasswords);
  if (weakness) throw new DomainError('password_weak', weaknessMessages[weakness], 422);
}
