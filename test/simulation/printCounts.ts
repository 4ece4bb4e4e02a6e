import { entityNames } from '../../src/domain/entities.ts';
import { commandList } from '../../src/domain/registry.ts';
import type { Counts } from './counts.ts';
import { everyHappening } from './schedule/happenings.ts';
import { everySituation } from './schedule/situations.ts';
import { everyTrouble } from './schedule/troubles.ts';

/** Names all that may happen, by kind: each of it should happen at some time. */
const known: Readonly<Record<string, readonly string[]>> = {
  done: commandList.map(({ name }) => name),
  refused: [],
  entity: entityNames,
  fault: [...everyHappening, ...everyTrouble, ...everySituation],
};

/** Names what never happened, by kind. */
export const neverHappened = (counts: Counts): readonly string[] =>
  Object.entries(known).flatMap(([kind, names]) =>
    names.filter((name) => !counts.of(kind).has(name)).map((name) => `${kind}: ${name}`),
  );

/** Prints how often each thing happened in 1,000 schedules. @returns whether all did */
export function printCounts(counts: Counts, schedules: number): boolean {
  let isComplete = true;
  for (const [kind, names] of Object.entries(known)) {
    const found = counts.of(kind);
    const absent = names.filter((name) => !found.has(name));
    const rows = [...found].toSorted((a, b) => b[1] - a[1]);
    console.log(`\n${kind}, per 1,000 schedules:`);
    for (const [name, times] of rows)
      console.log(`${((times * 1_000) / schedules).toFixed(1).padStart(10)}  ${name}`);
    for (const name of absent) console.log(`         0  ${name}`);
    isComplete &&= absent.length === 0;
  }
  return isComplete;
}
