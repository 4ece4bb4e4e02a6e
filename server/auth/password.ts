import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A hash that no password has, so that an unknown address takes as long as a wrong password. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** @param stored the account's hash, or `undefined` where there is no account: then false, after the same work */
export const passwordMatches = async (
  stored: string | undefined,
  password: string,
): Promise<boolean> => (await verify(stored ?? NOBODY, password)) && stored !== undefined;
