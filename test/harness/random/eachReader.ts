import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/kernel/db/database.ts';
import { type Reader, withReader } from '../../../server/engine/reading/reader.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { engines } from '../database/database.ts';
import { openRandomPractice } from './openRandomPractice.ts';
import type { RandomPractice } from './randomPractice.ts';
import { seenBy } from '../practice/seenBy.ts';

/** One person's answers in SQL beside the documents that this person sees. */
interface Pair {
  readonly practice: RandomPractice;
  readonly reader: Reader;
  readonly seen: ReturnType<typeof seenBy>;
}
export type Check = (pair: Pair) => Promise<void>;

async function checkFor(
  db: Database,
  practice: RandomPractice,
  actor: Actor,
  checks: readonly Check[],
): Promise<void> {
  const seen = seenBy(practice, actor);
  await withReader(db, actor, Date.parse(practice.now), async (reader) => {
    for (const check of checks) await check({ practice, reader, seen });
  });
}

export interface ChecksByRole {
  /** For each psychologist, the deactivated one included. */
  readonly psychologists: readonly Check[];
  readonly administrator: readonly Check[];
  readonly portal: readonly Check[];
}

/** Opens the practice of a seed and makes the checks as each of its people. @throws Error that names the seed */
async function checkEachReader(db: Database, seed: number, checks: ChecksByRole): Promise<void> {
  const practice = await openRandomPractice(db, seed);
  const { psych, colleague, former, administrator, portal } = practice.actors;
  try {
    for (const psychologist of [psych, colleague, former])
      await checkFor(db, practice, psychologist, checks.psychologists);
    await checkFor(db, practice, administrator, checks.administrator);
    await checkFor(db, practice, portal, checks.portal);
  } catch (error) {
    throw new Error(`SEED=${seed} (${practice.zone}, ${practice.now})`, { cause: error });
  }
}

export interface Seeds {
  readonly first: number;
  readonly count: number;
  /** Practices in one test. */
  readonly together: number;
}

/** Specifies on each engine that the checks hold in every practice, for each of its people. */
export function specifyEachReader(
  title: string,
  { first, count, together }: Seeds,
  checks: ChecksByRole,
): void {
  describe.each(engines())(`on $name, ${title}`, (engine) => {
    let db: Database;

    beforeAll(async () => {
      db = await engine.open();
    });
    afterAll(() => db.close());

    for (let from = first; from < first + count; from += together)
      it(`in practices ${from} to ${from + together - 1}`, { timeout: 120_000 }, async () => {
        expect.hasAssertions();
        for (let seed = from; seed < from + together; seed++)
          await checkEachReader(db, seed, checks);
      });
  });
}
