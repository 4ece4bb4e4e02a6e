import type { Note } from '../../../../src/domain/notes/note.ts';
import type { Tx } from '../../../kernel/db/tenant.ts';

const MINUTE_MS = 60_000;
/** Every such note was written in several steps, and every such of these reached the server the next morning. */
const [STEPS_EVERY, LATE_EVERY] = [4, 3];
const LATE_MS = 15 * 60 * MINUTE_MS;
/** Rows that a statement writes. */
const BLOCK = 1000;

interface Step {
  readonly noteId: string;
  /** How many versions come after it. */
  readonly before: number;
  readonly plaintext: string;
  readonly at: string;
  readonly receivedAt: string;
}

/** The texts that a note had: paragraph by paragraph, a quarter of an hour each, the whole at last. */
function stepsOf({ id, plaintext, createdAt }: Note, place: number): Step[] {
  const paragraphs = place % STEPS_EVERY === 0 ? plaintext.split('\n\n') : [plaintext];
  const late = place % (STEPS_EVERY * LATE_EVERY) === 0 ? LATE_MS : 0;
  const end = Date.parse(createdAt);
  return paragraphs.map((_, index) => {
    const before = paragraphs.length - 1 - index;
    const at = end - before * 15 * MINUTE_MS;
    return {
      noteId: id,
      before,
      plaintext: paragraphs.slice(0, index + 1).join('\n\n'),
      at: new Date(at).toISOString(),
      receivedAt: new Date(at + late).toISOString(),
    };
  });
}

/** The versions of the demonstration's notes; the server seals them when it starts. */
export async function writeVersions(
  tx: Tx,
  tenantId: string,
  notes: readonly Note[],
): Promise<void> {
  const kept = await tx
    .selectFrom('notes')
    .select(['id', 'v'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const newest = new Map(kept.map(({ id, v }) => [id, v]));
  const authors = new Map(notes.map(({ id, psychologistId }) => [id, psychologistId]));
  const rows = notes.flatMap(stepsOf).map(({ noteId, before, plaintext, at, receivedAt }) => ({
    tenant_id: tenantId,
    note_id: noteId,
    v: (newest.get(noteId) ?? 0) - before,
    plaintext,
    user_id: authors.get(noteId) ?? null,
    at,
    received_at: receivedAt,
  }));
  for (let start = 0; start < rows.length; start += BLOCK)
    await tx
      .insertInto('note_versions')
      .values(rows.slice(start, start + BLOCK))
      .execute();
}
