import type { Outbox, OutboxChange, OutboxContents } from '../../data/outbox/outbox.ts';
import type { OutboxRow } from '../../data/outbox/row.ts';
import type { Batch, SentCommand } from '../../domain/sync/protocol.ts';
import { holdBackLate, isPending } from './holdBack.ts';

/** How much to send at once, in commands and in characters of their JSON. */
export interface BatchLimit {
  readonly commands: number;
  readonly bytes: number;
}

const toCommand = (row: OutboxRow, seq: number): SentCommand => ({
  seq,
  key: row.key,
  name: row.name,
  args: row.args,
  baseV: row.baseV,
  at: row.at,
  ...(typeof row.ahead === 'number' && { ahead: row.ahead }),
  ...(row.isReturn && { isReturn: true }),
});

/** The first pending rows that fit, numbered; at least one if there is any. */
function pick({ rows, lastSeq }: OutboxContents, limit: BatchLimit): OutboxRow[] {
  const pending = rows.filter(isPending);
  let next = pending.reduce((highest, { seq }) => Math.max(highest, seq ?? 0), lastSeq) + 1;
  const picked: OutboxRow[] = [];
  let bytes = 0;
  for (const row of pending.slice(0, limit.commands)) {
    const seq = row.seq ?? next++;
    bytes += new TextEncoder().encode(JSON.stringify(toCommand(row, seq))).length + 1;
    if (picked.length > 0 && bytes > limit.bytes) break;
    picked.push(row.state === 'sent' && row.seq !== null ? row : { ...row, state: 'sent', seq });
  }
  return picked;
}

/**
 * The next batch, its sequence numbers durable before it leaves: the server must never see one number on two commands
 * that it may both apply. `null` when nothing is pending.
 */
export async function composeBatch(
  outbox: Outbox,
  limit: BatchLimit,
  onChange: () => void = () => {},
): Promise<Batch | null> {
  let picked: OutboxRow[] = [];
  let isChanged = false;
  const decide = (contents: OutboxContents): OutboxChange | null => {
    const rows = holdBackLate(contents.rows);
    picked = pick({ ...contents, rows }, limit);
    const former = new Set(contents.rows);
    const put = [...rows, ...picked].filter((row) => !former.has(row));
    isChanged = put.length > 0;
    return isChanged ? { put } : null;
  };
  await outbox.update(decide);
  if (isChanged) onChange();
  if (picked.length === 0) return null;
  return {
    clientId: await outbox.clientId(),
    commands: picked.map((row) => toCommand(row, row.seq ?? 0)),
  };
}
