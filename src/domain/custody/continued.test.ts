import { expect, it } from 'vitest';
import type { Certificate, CertificateLink } from './certificate.ts';
import { isContinued } from './continued.ts';

const certificate = (noteId: string, hashes: string) =>
  ({
    noteId,
    links: hashes.split('').map((hash, index) => ({ number: index + 1, hash }) as CertificateLink),
  }) as unknown as Certificate;

it('a certificate that was handed out earlier is the beginning of a newer one, unless the history was written anew', () => {
  const older = certificate('a', '12');
  expect(isContinued(older, certificate('a', '123'))).toBe(true);
  expect(isContinued(older, older)).toBe(true);
  expect(isContinued(older, certificate('a', '193'))).toBe(false);
  expect(isContinued(older, certificate('a', '1'))).toBe(false);
  expect(isContinued(older, certificate('b', '123'))).toBe(false);
});
