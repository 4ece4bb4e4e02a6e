import type { OutboxRow } from '../../data/outbox/row.ts';

const DEPENDS = 'Depende de outra alteração que precisa de você.';

/** True while the server has still to answer. */
export const isPending = ({ state }: OutboxRow): boolean => state === 'waiting' || state === 'sent';

const idOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);

/** Ids of the documents that a command makes; of all that it touches where the row does not say. */
const created = ({ creates, touches }: OutboxRow): string[] => (creates ?? touches).map(idOf);

/** Keys of commands that did not reach the server, by ids of what they would have made. */
type Makers = Map<string, string>;

const addMaker = (makers: Makers, row: OutboxRow): void =>
  created(row).forEach((id) => makers.set(id, row.key));

/** Refuses a row that mentions what was not made; its own documents are not made either. */
function heldBy(makers: Makers, row: OutboxRow): OutboxRow {
  const args = JSON.stringify(row.args);
  const [, dependsOn] = [...makers].find(([id]) => args.includes(id)) ?? [];
  if (dependsOn === undefined) return row;
  for (const ref of row.creates ?? []) makers.set(idOf(ref), row.key);
  const details = { dependsOn, isHeldBack: true };
  const refusal = { code: 'depends_on_refused', message: DEPENDS, details };
  return { ...row, state: 'refused', seq: null, refusal };
}

/**
 * A creation that did not reach the server holds back what mentions its document, and what mentions
 * a document that this would have made. Sent alone, they would be refused as if the document had
 * never existed, and would not come along when the creation is retried.
 * @param rows by position
 */
export function holdBack(rows: readonly OutboxRow[], unsent: OutboxRow): OutboxRow[] {
  const makers: Makers = new Map();
  addMaker(makers, unsent);
  return rows.map((row) =>
    isPending(row) && row.position > unsent.position ? heldBy(makers, row) : row,
  );
}

/** True for what the server never heard of: parked, turned down, or itself held back. */
const isUnsent = ({ state, seq }: OutboxRow): boolean =>
  state === 'parked' || (state === 'refused' && seq === null);

const isUnnumbered = ({ state, seq }: OutboxRow): boolean => state === 'waiting' && seq === null;

/**
 * Holds back also what was added after its creation came to nothing, before that was seen. Each row
 * is read once, however many came to nothing.
 * @param rows by position
 */
export function holdBackLate(rows: readonly OutboxRow[]): readonly OutboxRow[] {
  const makers: Makers = new Map();
  return rows.map((row) => {
    if (isUnsent(row)) addMaker(makers, row);
    return makers.size > 0 && isUnnumbered(row) ? heldBy(makers, row) : row;
  });
}
