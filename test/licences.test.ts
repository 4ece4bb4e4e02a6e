import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installedPackages, licencesPage, lockedPackages, PAGE } from './licences.ts';

const page = () => readFileSync(PAGE, 'utf8');

describe('the page of licences', () => {
  it('is what `npm run licences` writes of the installed packages', () => {
    expect(page()).toBe(licencesPage(installedPackages()));
  });

  it('fits the lock file, with a licence for each package', () => {
    expect(lockedPackages().filter(({ licence }) => licence === 'unknown')).toEqual([]);
    expect(page()).toBe(licencesPage(lockedPackages()));
  });

  it('names no address, as that of a registry', () => {
    expect(page()).not.toMatch(/:\/\/|registry/);
  });
});
