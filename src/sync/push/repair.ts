import type { OutboxChange, OutboxContents } from '../../data/outbox/outbox.ts';
import type { NewOutboxRow, OutboxRow } from '../../data/outbox/row.ts';
import { DomainError, notFound } from '../../domain/core/errors.ts';
import { saysTheSame } from '../../domain/core/same.ts';

export interface Amendment {
  readonly args: unknown;
  readonly touches: readonly string[];
  readonly at: string;
}

const needsPerson = ({ state }: OutboxRow): boolean => state === 'refused' || state === 'parked';

/** The row and, in their order, those that the server refused because of it, and because of those. */
function withDependants(rows: readonly OutboxRow[], first: OutboxRow): OutboxRow[] {
  const keys = new Set([first.key]);
  const dependants = rows.filter((row) => {
    const depends =
      row.state === 'refused' && keys.has(String(row.refusal?.details?.['dependsOn']));
    if (depends) keys.add(row.key);
    return depends;
  });
  return [first, ...dependants.filter(({ key }) => key !== first.key)];
}

/** Returns the parked command at the root of those that hold this one back; or the row itself. */
function rootOf(rows: readonly OutboxRow[], row: OutboxRow): OutboxRow {
  const { isHeldBack, dependsOn } = row.refusal?.details ?? {};
  const cause = isHeldBack === true && rows.find(({ key }) => key === dependsOn);
  return cause && needsPerson(cause) ? rootOf(rows, cause) : row;
}

/** The server has not answered it; a late copy may yet reach it, and under the same key it applies once. */
const isUnanswered = ({ state, refusal }: OutboxRow): boolean =>
  state === 'parked' || refusal?.details?.['isHeldBack'] === true;

function anew({ position: _, ...row }: OutboxRow, key: string): NewOutboxRow {
  return { ...row, key, state: 'waiting', seq: null, tries: 0, ackV: null, refusal: null };
}

/**
 * Queues a refused or parked command anew at the end, as it is or amended, followed by those that depended on it.
 * One that is held back takes with it what it waits for, which goes first.
 * @throws DomainError when the command does not wait for the person
 */
export function requeue(
  { rows }: OutboxContents,
  key: string,
  newKey: () => string,
  amendment?: Amendment,
): OutboxChange {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) throw notFound('Esta alteração não está mais na lista.');
  if (!needsPerson(row))
    throw new DomainError('not_refused', 'Esta alteração já está a caminho do servidor.');
  const queued = withDependants(rows, rootOf(rows, row));
  // Saved as it was, it is the same command: a late copy of it applies once under one key.
  const amended = amendment && !saysTheSame(amendment.args, row.args) ? amendment : undefined;
  const moves = queued.map((each) => {
    if (each === row && amended)
      return { key: each.key, by: null, next: { ...anew(row, newKey()), ...amended } };
    const next = anew(each, isUnanswered(each) ? each.key : newKey());
    return { key: each.key, by: next.key, next };
  });
  return {
    remove: queued.map(({ position }) => position),
    add: moves.map(({ next }) => next),
    withdrawn: moves.flatMap(({ key, by }) => (by === key ? [] : [{ key, by }])),
  };
}

/**
 * Takes a command back. One that was sent may already be applied, so only its answer frees it.
 * @throws DomainError `already_sent`
 */
export function discard({ rows }: OutboxContents, key: string): OutboxChange | null {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) return null;
  if (row.state === 'waiting' || needsPerson(row))
    return { remove: [row.position], withdrawn: [{ key, by: null }] };
  throw new DomainError('already_sent', 'Esta alteração já foi enviada e não pode ser descartada.');
}
