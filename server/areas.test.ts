import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';

describe('the list of areas', () => {
  it('names every folder that has one', () => {
    const folders = readdirSync('server').filter(
      (name) => name !== 'http' && existsSync(`server/${name}/area.ts`),
    );
    expect(areas).toHaveLength(folders.length);
    expect(new Set(areas).size).toBe(areas.length);
  });
});
