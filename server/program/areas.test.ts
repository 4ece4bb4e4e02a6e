import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';

describe('the list of areas', () => {
  it('names every folder that has one', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
    const folders = files.filter((name) => name.endsWith('/area.ts') && name !== 'web/area.ts');
    expect(areas).toHaveLength(folders.length);
    expect(new Set(areas).size).toBe(areas.length);
  });
});
