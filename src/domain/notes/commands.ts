import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { type DocumentSet, required, without } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, line, NOTE_MAX, uuid } from '../core/fields.ts';
import { requireNoteAllowed } from './allowed.ts';
import { editNote } from './merging/edit.ts';
import { hashText } from './merging/hash.ts';
import { saysSomething } from './blank.ts';
import { isInherited, type Note, unanalysed, unread } from './note.ts';
import { onShelf, shelfField, shelfOfPractice } from './shelf.ts';

const EMPTY = 'A nota deve ter algum conteúdo.';

/** Note text as typed: never trimmed, never blank. */
const notePlaintext = v.pipe(
  v.string(EMPTY),
  v.check(saysSomething, EMPTY),
  v.maxLength(NOTE_MAX, `A nota deve ter no máximo ${NOTE_MAX} caracteres`),
);

/**
 * One note per appointment: the server refuses a second with `note_exists`. The session has begun by the server's clock
 * or the person's. From a device, which may have written it without a network, a second text joins the note that is there.
 */
export const createNote = defineCommand({
  name: 'note.create',
  entity: 'notes',
  method: 'POST',
  path: '/notes',
  roles: ['psych'],
  title: 'Nova nota',
  args: v.object({
    id: uuid,
    patientId: v.pipe(
      v.string('ID do paciente inválido'),
      v.uuid('ID do paciente inválido'),
      v.toLowerCase(),
    ),
    appointmentId: uuid,
    plaintext: notePlaintext,
    /** The practice's usual one where nobody says it. */
    shelf: v.optional(shelfField),
  }),
  creates: ({ id }) => [['notes', id]],
  touches: ({ id }) => [['notes', id]],
  reads: ({ appointmentId, patientId }, { tenantId }) => [
    ['appointments', appointmentId],
    ['patients', patientId],
    ['tenants', tenantId],
  ],
  apply(documents, args, { actor, at, now = at }) {
    const { id, patientId, appointmentId, plaintext } = args;
    if (documents.get('notes', id)) return;
    required(documents, 'patients', patientId);
    const appointment = required(documents, 'appointments', appointmentId);
    if (appointment.patientId !== patientId)
      throw new DomainError(
        'no_patient',
        'Não é possível criar nota para agendamento sem paciente associado',
        422,
      );
    requireNoteAllowed(appointment, now);
    documents.put('notes', {
      id,
      patientId,
      appointmentId,
      psychologistId: actor.userId,
      plaintext,
      shelf: args.shelf ?? shelfOfPractice(documents.get('tenants', actor.tenantId)),
      ...unanalysed,
      conflicts: [],
      createdAt: at,
      updatedAt: at,
    });
  },
});

/** @throws DomainError for a note that somebody else wrote and left to its reader: it stays as it was written */
export function requireAuthored(documents: DocumentSet, id: string): Note {
  const note = required(documents, 'notes', id);
  if (isInherited(note))
    throw new DomainError(
      'note_inherited',
      'Esta nota foi escrita por quem atendia antes e fica como está. Escreva o que é seu em uma nota da sua sessão.',
    );
  return note;
}

/** Names the note where its own id cannot: it may have joined another note of the session. */
const session = v.optional(uuid);

/** SHA-256 in hexadecimal: see `hashText`. */
const textHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Texto de origem inválido'));

/**
 * Replaces the text. The server merges it with what came since its base (see `editNote`).
 * Before it keeps the command, the device merges it with what other windows saved (`rebase`).
 */
export const updateNote = defineCommand({
  name: 'note.update',
  entity: 'notes',
  method: 'PUT',
  path: '/notes/:id',
  roles: ['psych'],
  title: 'Editar nota',
  args: v.object({
    id: uuid,
    plaintext: notePlaintext,
    /** The conflicts that this text settles. */
    resolves: v.optional(v.array(uuid)),
    appointmentId: session,
    /**
     * Names the text that the edit was made from.
     * Absent from older builds, and from calls that replace what stands.
     */
    basedOn: v.optional(textHash),
    /**
     * The id under which the edit waits beside the note where the device could not merge it.
     * The server tries once more.
     */
    aside: v.optional(uuid),
  }),
  touches: ({ id }) => [['notes', id]],
  rebase(documents, args, { base, newId }) {
    const note = documents.get('notes', args.id);
    if (!note) return { ...args, basedOn: hashText(base) };
    const edited = editNote(note, { ...args, at: '', asideId: newId() }, base);
    const { aside, superseded } = edited;
    const resolves = superseded ? [...(args.resolves ?? []), superseded.id] : args.resolves;
    const settled = resolves ? { ...args, resolves } : args;
    return aside
      ? { ...settled, basedOn: hashText(base), aside: aside.id }
      : { ...settled, plaintext: edited.plaintext, basedOn: hashText(note.plaintext) };
  },
  apply(documents, { id, plaintext, resolves = [], aside }, { at }) {
    const note = without(requireAuthored(documents, id), ['updateReceivedAt']);
    const conflicts = note.conflicts.filter((conflict) => !resolves.includes(conflict.id));
    if (aside !== undefined) {
      const others = conflicts.filter((conflict) => conflict.id !== aside);
      const waiting = [...others, { id: aside, plaintext, at }];
      return documents.put('notes', { ...note, conflicts: waiting, updatedAt: at });
    }
    const analysis = note.plaintext === plaintext ? {} : unread(note);
    documents.put('notes', { ...note, ...analysis, plaintext, conflicts, updatedAt: at });
  },
});

/** Puts a note into the patient's record or out of it. Its text, and who is writing it, are not concerned. */
export const setNoteShelf = defineCommand({
  name: 'note.setShelf',
  entity: 'notes',
  method: 'PATCH',
  path: '/notes/:id/shelf',
  roles: ['psych'],
  title: 'Mudar a nota de lugar',
  args: v.object({ id: uuid, shelf: shelfField, appointmentId: session }),
  touches: ({ id }) => [['notes', id]],
  apply(documents, { id, shelf }, { at }) {
    documents.put('notes', onShelf(requireAuthored(documents, id), shelf, at));
  },
});

/** Takes the note away from the person's devices. The server keeps it until the legal date, for `note.restore`. */
export const deleteNote = defineCommand({
  name: 'note.delete',
  entity: 'notes',
  method: 'DELETE',
  path: '/notes/:id',
  roles: ['psych'],
  title: 'Excluir nota',
  args: v.object({ id: uuid, appointmentId: session, reason: clearable(line()) }),
  touches: ({ id }) => [['notes', id]],
  apply(documents, { id }) {
    if (documents.get('notes', id)) requireAuthored(documents, id);
    documents.remove('notes', id);
  },
});

/** Brings a deleted note back. No device holds it: it arrives when the server has answered. */
export const restoreNote = defineCommand({
  name: 'note.restore',
  entity: 'notes',
  method: 'POST',
  path: '/notes/:id/restore',
  roles: ['psych'],
  title: 'Restaurar nota',
  args: v.object({ id: uuid }),
  revives: ({ id }) => [['notes', id]],
  touches: ({ id }) => [['notes', id]],
  apply: () => undefined,
});
