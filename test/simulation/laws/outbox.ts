import { isDeepStrictEqual } from 'node:util';
import type { OutboxChange, OutboxContents } from '../../../src/data/outbox/outbox.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';

export interface Breach {
  readonly law: string;
  readonly what: string;
}

/** A command on which the server has failed so often waits for its person. */
const MOST_TRIES = 8;

/** True for a command that waits for a parked creation. */
export const isHeldBack = ({ refusal }: OutboxRow): boolean =>
  refusal?.details?.['isHeldBack'] === true;
const causeOf = ({ refusal }: OutboxRow): unknown => refusal?.details?.['dependsOn'];
/** True for a command that its person must look at. */
export const needsPerson = ({ state }: OutboxRow): boolean =>
  state === 'refused' || state === 'parked';
/** True for a command that the server has still to answer. */
export const isOpen = ({ state }: OutboxRow): boolean => state === 'waiting' || state === 'sent';

/** Returns the rows that a change takes away. */
export const removedBy = ({ rows }: OutboxContents, { remove = [] }: OutboxChange): OutboxRow[] =>
  remove.flatMap((position) => rows.find((row) => row.position === position) ?? []);

/** 3. A retry has the old key while a late copy may come, and a new one after an answer. */
function wrongKey(
  removed: readonly OutboxRow[],
  { add = [] }: OutboxChange,
  { isAnswered }: Answers,
): Breach | undefined {
  const place = removed.findIndex((row, i) => {
    const hasOldKey = add[i]?.key === row.key;
    const isUnanswered = row.state === 'parked' || isHeldBack(row);
    // With other arguments it is another command.
    const isAmended = !isDeepStrictEqual(add[i]?.args, row.args);
    return isAnswered(row.key)
      ? hasOldKey && !isUnanswered
      : !hasOldKey && isUnanswered && !isAmended;
  });
  const row = removed[place];
  return (
    row && {
      law: '3',
      what: `${row.name} ${row.key} is retried as ${add[place]?.key ?? 'nothing'}`,
    }
  );
}

/** 4. A retry takes along what it waits for and what waits for it. */
function leftBehind({ rows }: OutboxContents, removed: readonly OutboxRow[]): Breach | undefined {
  const keys = new Set<unknown>(removed.map(({ key }) => key));
  const left = rows.filter((row) => !keys.has(row.key));
  const dependant = left.find((row) => row.state === 'refused' && keys.has(causeOf(row)));
  if (dependant)
    return { law: '4', what: `${dependant.name} ${dependant.key} is left behind by a retry` };
  const alone = removed.find(
    (row) => isHeldBack(row) && left.some((one) => one.key === causeOf(row) && needsPerson(one)),
  );
  return (
    alone && { law: '4', what: `${alone.name} ${alone.key} is retried without what it waits for` }
  );
}

const idsOf = ({ creates = [] }: OutboxRow): string[] =>
  creates.map((ref) => ref.slice(ref.indexOf('/') + 1));

/** 4. What needs a creation that did not reach the server waits, and so does what needs that. */
function sentWithoutCreation(
  { rows }: OutboxContents,
  { put = [], remove = [] }: OutboxChange,
  { isAnswered }: Answers,
): Breach | undefined {
  const changed = new Map(put.map((row) => [row.position, row]));
  const after = rows
    .filter(({ position }) => !remove.includes(position))
    .map((row) => changed.get(row.position) ?? row);
  const isUnsent = (row: OutboxRow) => needsPerson(row) && !isHeldBack(row) && !isAnswered(row.key);
  for (const unsent of put.filter(isUnsent)) {
    const ids = idsOf(unsent);
    for (const row of after.filter(({ position }) => position > unsent.position)) {
      if (!ids.some((id) => JSON.stringify(row.args).includes(id))) continue;
      if (isOpen(row))
        return { law: '4', what: `${row.name} ${row.key} does not wait for ${unsent.key}` };
      if (isHeldBack(row)) ids.push(...idsOf(row));
    }
  }
  return undefined;
}

/** 3. What was sent may be done already: only an answer frees it. */
function takenBackUnanswered(removed: readonly OutboxRow[]): Breach | undefined {
  const row = removed.find(({ state }) => state === 'sent');
  return row && { law: '3', what: `${row.name} ${row.key} is taken back while it is under way` };
}

/** True where the server has lost what a row did: it is sent again, or is done again already. */
const isLostAgain = (before: OutboxRow, after: OutboxRow): boolean =>
  before.state === 'acknowledged' && (after.timesLost ?? 0) === (before.timesLost ?? 0) + 1;

/** 3. Commands end by an answer, once. A failure of the server is none; the eighth is the last. */
function wronglyJudged(
  before: OutboxRow | undefined,
  after: OutboxRow,
  { isAnswered, isTurnedDown }: Answers,
): string | undefined {
  if (!before) return undefined;
  const isSettled = !isOpen(before);
  if (isSettled && !isLostAgain(before, after) && !isDeepStrictEqual(before, after))
    return `was ${before.state} and is changed to ${after.state}`;
  const isRefused = !isSettled && after.state === 'refused' && !isHeldBack(after);
  if (isRefused && !isAnswered(after.key) && !isTurnedDown(after.key))
    return 'is refused, and the server has not said so';
  return isOpen(after) && after.tries >= MOST_TRIES
    ? `is sent again after ${after.tries} failures`
    : undefined;
}

function settledByNobody(
  { rows }: OutboxContents,
  { put = [] }: OutboxChange,
  answers: Answers,
): Breach | undefined {
  const before = new Map(rows.map((row) => [row.position, row]));
  for (const row of put) {
    const what = wronglyJudged(before.get(row.position), row, answers);
    if (what) return { law: '3', what: `${row.name} ${row.key} ${what}` };
  }
  return undefined;
}

/** The answers of the server about commands. */
export interface Answers {
  /** True if the server has a receipt, or had one. */
  readonly isAnswered: (key: string) => boolean;
  /** True if the server does not take the command at all. */
  readonly isTurnedDown: (key: string) => boolean;
}

/** Returns the law that a change breaks. */
export function brokenBy(
  contents: OutboxContents,
  change: OutboxChange,
  answers: Answers,
): Breach | undefined {
  const removed = removedBy(contents, change);
  const isRetry = removed.length > 0 && (change.add?.length ?? 0) > 0;
  return (
    (isRetry && (wrongKey(removed, change, answers) ?? leftBehind(contents, removed))) ||
    (takenBackUnanswered(removed) ??
      settledByNobody(contents, change, answers) ??
      sentWithoutCreation(contents, change, answers))
  );
}
