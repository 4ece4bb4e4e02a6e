import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../src/client/files/ed25519.ts';
import { sha256 } from '../../src/client/files/sha256.ts';
import { checkCertificate } from '../../src/domain/custody/check.ts';
import { earlierBuilds } from '../harness/earlier/fixtures.ts';

const check = (text: string) =>
  checkCertificate(new TextEncoder().encode(text), { sha256, verify: verifyEd25519 });

const withCertificate = earlierBuilds.flatMap(({ name, certificate }) =>
  certificate ? { name, text: certificate() } : [],
);

describe('a note’s certificate as an earlier build wrote it', () => {
  it.each(withCertificate)('of $name is found whole today', async ({ text }) => {
    expect(await check(text)).toMatchObject({ kind: 'whole' });
  });

  it.each(withCertificate)('of $name is found broken with a word changed', async ({ text }) => {
    const changed = text.replace(/("plaintext": "[^"]*)[a-z]/, '$1X');
    expect(changed).not.toBe(text);
    expect(await check(changed)).toMatchObject({ kind: 'broken' });
  });
});
