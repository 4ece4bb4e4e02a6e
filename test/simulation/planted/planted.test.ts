import { afterAll, describe, expect, it } from 'vitest';
import { plantedBugs } from './bugs.ts';
import { kindOf, Nursery, type PlantedBug } from './plant.ts';

const nursery = new Nursery();
afterAll(() => nursery.close());

const hasSeed = (bug: PlantedBug): bug is PlantedBug & { readonly seed: number } =>
  bug.seed !== null;

describe('the laws notice an engine that', () => {
  it.each(plantedBugs.filter(hasSeed))('$bug', async (bug) => {
    const caught = await nursery.catch(bug, [bug.seed]);
    expect(bug.laws).toContain(caught?.law);
  });
});

describe('a planted bug', () => {
  it('is none without being planted: the same schedules hold', async () => {
    const { runSchedule, memoryWorld } = await nursery.load(null);
    const worlds = plantedBugs
      .filter(hasSeed)
      .map((bug) => ({ ...memoryWorld(bug.seed), ...kindOf(bug) }));
    const different = new Map(worlds.map((world) => [`${world.seed} ${world.isPlain}`, world]));
    for (const world of different.values())
      await expect(runSchedule(world)).resolves.toHaveProperty('events');
  });

  it.each(plantedBugs)('has its place in the source: $bug', async (bug) => {
    await expect(nursery.load(bug)).resolves.toBeDefined();
  });
});
