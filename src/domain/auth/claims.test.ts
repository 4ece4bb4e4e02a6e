import { describe, expect, it } from 'vitest';
import { actorOf, type Claims, decodeClaims, isExpired } from './claims.ts';

const claims: Claims = {
  sub: 'u1',
  email: 'joao@example.com',
  name: 'João Gonçalves — psicólogo',
  role: 'psych',
  tenantId: 't1',
  availabilityWeeksAhead: 4,
  sid: 's1',
  iat: 1_773_000_000,
  exp: 1_773_604_800,
};

const tokenOf = (payload: unknown): string =>
  ['{"alg":"HS256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const without = (field: keyof Claims) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => name !== field));

describe('the claims of a token', () => {
  it('are read, accents included', () => {
    expect(decodeClaims(tokenOf(claims))).toEqual(claims);
  });

  it('may leave out the weeks ahead', () => {
    expect(decodeClaims(tokenOf(without('availabilityWeeksAhead')))).toEqual(
      without('availabilityWeeksAhead'),
    );
  });

  it.each(['sub', 'email', 'role', 'tenantId', 'sid', 'exp'] as const)(
    'are void without %s',
    (field) => {
      expect(decodeClaims(tokenOf(without(field)))).toBeNull();
    },
  );

  it('are void with an unknown role', () => {
    expect(decodeClaims(tokenOf({ ...claims, role: 'root' }))).toBeNull();
  });

  it.each(['', 'abc', 'a.b.c', 'a.%%%.c', `a.${Buffer.from('[1').toString('base64url')}.c`, '...'])(
    'are void in %j',
    (token) => {
      expect(decodeClaims(token)).toBeNull();
    },
  );

  it('say who acts', () => {
    expect(actorOf(claims)).toEqual({ userId: 'u1', tenantId: 't1', role: 'psych' });
  });
});

describe('a token', () => {
  const end = claims.exp * 1000;
  const minute = 60_000;

  it('counts as expired five minutes before it is', () => {
    expect(isExpired(claims, end - 6 * minute)).toBe(false);
    expect(isExpired(claims, end - 5 * minute - 1)).toBe(false);
    expect(isExpired(claims, end - 5 * minute)).toBe(true);
    expect(isExpired(claims, end + minute)).toBe(true);
  });
});
