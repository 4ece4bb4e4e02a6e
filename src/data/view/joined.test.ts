import { describe, expect, it } from 'vitest';
import { memoryBase, memoryBaseStore } from '../../../test/harness/memory/memoryBase.ts';
import { sampleOutboxRow } from '../../../test/harness/practice/deviceSamples.ts';
import { psych, sampleId, sampleNote } from '../../../test/harness/practice/samples.ts';
import { hashText } from '../../domain/notes/merging/hash.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { readNote } from './readNote.ts';
import { View } from './view.ts';

const FIRST = 'Escrita aqui.';
const id = sampleId(5, 90);
const aside = { id, plaintext: FIRST, at: '2026-03-10T12:00:00.000Z' };
const note = { ...sampleNote(1), plaintext: 'Escrita no celular.', conflicts: [aside] };
const { appointmentId } = note;
const known = { entity: 'notes', id: note.id, g: 1, v: 7, cs: 0, doc: note } as const;

const edit = (position: number, from: string, plaintext: string, changes?: Partial<OutboxRow>) =>
  sampleOutboxRow(
    position,
    'note.update',
    { id, appointmentId, plaintext, basedOn: hashText(from) },
    changes,
  );

async function shown(rows: readonly OutboxRow[]) {
  const base = memoryBase(memoryBaseStore());
  await base.writePage([known], 1);
  const view = new View(psych);
  view.applyBase([known]);
  const before = view.revision('notes', note.id);
  const told: boolean[] = [];
  view.onChange(({ documents }) => told.push(documents.get('notes')?.has(note.id) ?? false));
  view.setOutbox(rows);
  const body = await readNote(view, base, note.id);
  return { view, body, told, isNew: view.revision('notes', note.id) !== before };
}

const edits = [edit(1, FIRST, 'Escrita aqui, e mais.'), edit(2, 'Escrita aqui, e mais.', 'Toda.')];

describe('edits of a note whose text has joined the session’s note', () => {
  it('are shown beside that note while they wait', async () => {
    const { body, view, told, isNew } = await shown(edits);
    expect(body?.note.plaintext).toBe(note.plaintext);
    expect(body?.note.conflicts.map(({ plaintext }) => plaintext)).toEqual(['Toda.']);
    expect(view.mark('notes', note.id)).toBe('waiting');
    expect([told, isNew]).toEqual([[true], true]);
  });

  it('are the note’s own text where they were made from it', async () => {
    const { body } = await shown([edit(1, note.plaintext, 'Escrita em ambos.')]);
    expect(body?.note.plaintext).toBe('Escrita em ambos.');
  });

  it('are not carried out again on a note that holds them', async () => {
    const { body } = await shown(edits.map((row) => ({ ...row, state: 'acknowledged', ackV: 7 })));
    expect(body?.note).toEqual(note);
  });

  it('stay with their own note while what makes it has not reached the server', async () => {
    const { patientId } = note;
    const args = { id, patientId, appointmentId, plaintext: FIRST };
    const { body } = await shown([sampleOutboxRow(0, 'note.create', args), ...edits]);
    expect(body?.note).toEqual(note);
  });
});
