import { describe, expect, it } from 'vitest';
import { editsOf, recipes } from './recipes.ts';

// `npm run recipe` shows that these edits are enough: it carries them out over a copy of the tree.
describe.each(recipes)('$name', (recipe) => {
  it(`is added by editing at most ${recipe.limit} files, tests and screens apart`, () => {
    const { counted } = editsOf(recipe);
    expect(counted.length).toBeLessThanOrEqual(recipe.limit);
  });

  it('is held by a test', () => {
    expect(editsOf(recipe).tests).not.toEqual([]);
  });
});
