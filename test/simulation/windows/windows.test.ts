import { describe, expect, it } from 'vitest';
import type { NewOutboxRow } from '../../../src/data/outbox/row.ts';
import { memoryWorld } from '../memoryWorld.ts';
import { LawBroken } from '../run.ts';
import type { Mutation } from '../world.ts';
import { runWindows, type WindowStats } from './run.ts';

const SCHEDULES = 800;
const replay = ' --windows';

const sum = (all: readonly WindowStats[], key: keyof WindowStats): number =>
  all.reduce((total, one) => total + one[key], 0);

/**
 * Saves as builds before this law did.
 * Each edit replaces what stands, and names no text that it was made from.
 */
const namesNoBase: Mutation = (parts) => ({
  ...parts,
  outbox: { ...parts.outbox, add: (row, clearsDraft) => parts.outbox.add(row, clearsDraft) },
});

/** Names the text, and does not look at what another window has left in the outbox. */
const looksAtNobody: Mutation = (parts) => ({
  ...parts,
  outbox: {
    ...parts.outbox,
    add: (row, clearsDraft, fit) =>
      parts.outbox.add(row, clearsDraft, fit && ((one: NewOutboxRow) => fit(one, []))),
  },
});

async function broken(mutation: Mutation): Promise<string | undefined> {
  for (let seed = 1; seed <= 60; seed++) {
    try {
      await runWindows({ ...memoryWorld(seed), mutation, replay });
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      return error.law;
    }
  }
  return undefined;
}

describe('law 11: no sentence disappears without a person’s choice', () => {
  it('whatever two or three windows on one note save, offline and online', async () => {
    const all: WindowStats[] = [];
    for (let seed = 1; seed <= SCHEDULES; seed++)
      all.push(await runWindows({ ...memoryWorld(seed), replay }));
    const figures = ['windows', 'edits', 'decisions', 'asides'] as const;
    const told = figures.map((key) => `${sum(all, key)} ${key}`).join(', ');
    console.log(`law 11: ${SCHEDULES} schedules, ${told}`);
    expect(sum(all, 'edits') / SCHEDULES).toBeGreaterThan(4);
    expect(sum(all, 'asides')).toBeGreaterThan(SCHEDULES / 10);
    expect(sum(all, 'decisions')).toBeGreaterThan(SCHEDULES / 20);
  });

  it('is noticed to be broken by edits that name no text', async () => {
    expect(await broken(namesNoBase)).toBe('11');
  });

  it('is noticed to be broken by a window that looks at no other', async () => {
    expect(await broken(looksAtNobody)).toBe('11');
  });
});
