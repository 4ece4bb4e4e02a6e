import type { OutboxChange, OutboxContents } from '../../data/outbox/outbox.ts';
import { lostByServer, type OutboxRow, type Refusal } from '../../data/outbox/row.ts';
import type { BatchAnswer, CommandResult } from '../../domain/sync/protocol.ts';
import { holdBack, isPending } from './holdBack.ts';

/** After so many failures of the server on one command it waits for the person, and the rest goes on. */
export const TRIES = 8;

const PARKED: Refusal = {
  code: 'server_failed',
  message: 'Não conseguimos enviar esta alteração. Ela continua guardada neste aparelho.',
};

function failed(rows: readonly OutboxRow[], row: OutboxRow): readonly OutboxRow[] {
  const tries = row.tries + 1;
  if (tries < TRIES) return replace(rows, { ...row, tries });
  const parked: OutboxRow = { ...row, tries, state: 'parked', seq: null, refusal: PARKED };
  return renumber(holdBack(replace(rows, parked), parked));
}

const replace = (rows: readonly OutboxRow[], changed: OutboxRow): OutboxRow[] =>
  rows.map((row) => (row.position === changed.position ? changed : row));

/** Takes the numbers back from all that the server has not answered; the next batch gives new ones, in order. */
const renumber = (rows: readonly OutboxRow[]): OutboxRow[] =>
  rows.map((row) => (isPending(row) && row.seq !== null ? { ...row, seq: null } : row));

/** The row as an answer leaves it; itself where the answer says nothing new. */
function answered(row: OutboxRow, result: Exclude<CommandResult, { status: 'failed' }>): OutboxRow {
  if (result.status === 'done') return { ...row, state: 'acknowledged', ackV: result.v, tries: 0 };
  const { code, message, details } = result;
  return { ...row, state: 'refused', refusal: { code, message, ...(details && { details }) } };
}

/** Each row is looked at once, however many answers there are: a failure, after which nothing was tried, is the last. */
function applyResults(
  rows: readonly OutboxRow[],
  results: readonly CommandResult[],
): readonly OutboxRow[] {
  const byKey = new Map(results.map((result) => [result.key, result]));
  let broken: OutboxRow | undefined;
  const settled = rows.map((row) => {
    const result = byKey.get(row.key);
    // Another drainer may have recorded it already: an answer never changes what is settled.
    if (!result || !isPending(row)) return row;
    if (result.status !== 'failed') return answered(row, result);
    broken = row;
    return row;
  });
  return broken ? failed(settled, broken) : settled;
}

/**
 * Sends commands again that were acknowledged with a later number than the server's last one.
 * The server's data were set back, so they are not there any more. They go before what follows
 * them.
 */
const forgotten = (rows: readonly OutboxRow[], lastSeq: number): OutboxRow[] =>
  rows.map((row) =>
    row.state === 'acknowledged' && (row.seq ?? 0) > lastSeq ? lostByServer(row) : row,
  );

const change = (
  contents: OutboxContents,
  rows: readonly OutboxRow[],
  lastSeq = contents.lastSeq,
): OutboxChange => {
  const former = new Set(contents.rows);
  return { put: rows.filter((row) => !former.has(row)), lastSeq };
};

/** Writes the server's answers down, one by one. With a gap the unanswered follow on from the server's number. */
export function recordAnswer(contents: OutboxContents, answer: BatchAnswer): OutboxChange {
  if (!answer.gap)
    return change(
      contents,
      applyResults(contents.rows, answer.results),
      Math.max(contents.lastSeq, answer.lastSeq),
    );
  // Before the results: what this very answer acknowledges is there.
  const rows = applyResults(forgotten(contents.rows, answer.lastSeq), answer.results);
  return change(contents, renumber(rows), answer.lastSeq);
}

/** The server failed on a batch of this one command. */
export function recordFailure(contents: OutboxContents, key: string): OutboxChange {
  return change(contents, applyResults(contents.rows, [{ key, status: 'failed' }]));
}

/**
 * The server does not take this command at all (too large, malformed): its number is still free.
 * One that another process has settled meanwhile stays as it is, with its number.
 */
export function recordRejection(
  contents: OutboxContents,
  key: string,
  refusal: Refusal,
): OutboxChange {
  const settled = applyResults(contents.rows, [{ key, status: 'refused', ...refusal }]);
  const row = settled.find((one, i) => one !== contents.rows[i]);
  if (!row) return change(contents, contents.rows);
  const rejected: OutboxRow = { ...row, seq: null };
  // The server never heard of it, and would refuse what builds on it as if it had never been.
  return change(contents, renumber(holdBack(replace(settled, rejected), rejected)));
}
