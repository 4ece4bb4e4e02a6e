import { beforeAll, describe, expect, it } from 'vitest';
import type { Counts } from './counts.ts';
import { LawBroken, runSchedule } from './run.ts';
import type { WorldOptions } from './world.ts';

const laws: Readonly<Record<string, string>> = {
  '1': 'the view is the fold of base and outbox after every event and every restart',
  '2': 'only pages raise what the base holds, and the checkpoint never runs ahead of them',
  '3': 'what was confirmed to a person is applied once, or refused and shown, or discarded by that person',
  '4': 'commands take effect in order; a refusal stops what depends on it and nothing else',
  '5': 'an acknowledged command stays until the base has caught up with it',
  '6': 'within 60 s of a healed network outboxes are empty and all devices agree with the server',
  '7': 'no device ever holds what its user may not see',
  '8': 'one process of a browser sends and one reads at a time',
  '9': 'a refused token pauses and deletes nothing; users never see or send each other’s work',
  '10': 'what devices held of data that were set back is kept and shown there, or on the server again',
  none: 'nothing fails that nobody foresaw',
};

const ENOUGH = 5;

export interface Suite {
  readonly title: string;
  readonly seeds: Iterable<number>;
  readonly options: (seed: number) => WorldOptions;
  /** Counts what the schedules are made of. */
  readonly counts?: Counts;
}

/** Runs schedules once and reports each law as a test of its own. A failure names its seed. */
export function lawSuite({ title, seeds, options, counts }: Suite): void {
  describe(`${title}`, () => {
    const breaches = new Map<string, string>();
    let schedules = 0;
    let commands = 0;
    let refused = 0;

    beforeAll(async () => {
      for (const seed of seeds) {
        try {
          const stats = await runSchedule(options(seed));
          commands += stats.commands;
          refused += stats.refused;
          counts?.addAll(stats.counts);
        } catch (error) {
          const law = error instanceof LawBroken ? error.law : 'none';
          const text =
            error instanceof LawBroken ? error.message : `seed ${seed}: ${String(error)}`;
          if (!breaches.has(law)) breaches.set(law, text);
          if (breaches.size >= ENOUGH) return;
        }
        schedules += 1;
      }
    }, 1_200_000);

    it.each(Object.entries(laws))('law %s: %s', (law) => {
      expect(breaches.get(law)).toBeUndefined();
    });

    it('runs schedules in which people do and are refused many things', () => {
      expect(schedules).toBeGreaterThan(0);
      expect(commands / schedules).toBeGreaterThan(3);
      expect(refused).toBeGreaterThan(0);
    });
  });
}
