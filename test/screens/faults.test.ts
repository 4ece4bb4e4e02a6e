import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenFaults } from './faults.ts';

describe('the planted faults of screens', () => {
  it('are twenty, of five kinds', () => {
    expect(screenFaults).toHaveLength(20);
    expect(new Set(screenFaults.map(({ kind }) => kind)).size).toBe(5);
  });

  it.each(screenFaults)('has its place and its test: $fault', ({ file, find, test, caughtBy }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    const [beginning = ''] = caughtBy.split(' is not on this device yet');
    expect(readFileSync(test, 'utf8')).toContain(beginning);
  });
});
