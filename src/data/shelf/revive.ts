import * as v from 'valibot';
import type { Appointment } from '../../domain/appointments/appointment.ts';
import type { Actor } from '../../domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { type CommandName, commands } from '../../domain/registry.ts';
import { consentRevivals } from './reviveConsents.ts';
import type { Revival } from './revival.ts';
import type { ShelvedRow } from './shelf.ts';

type Names = Partial<Record<EntityName, CommandName>>;

const creations: Names = {
  patients: 'patient.create',
  appointments: 'appointment.create',
  notes: 'note.create',
  payments: 'payment.create',
  packages: 'package.create',
  recurringAppointments: 'recurringAppointment.create',
  availabilityPeriods: 'availabilityPeriod.create',
  availabilityBlocks: 'availabilityBlock.create',
  recurringBreaks: 'recurringBreak.create',
  noteTemplates: 'noteTemplate.create',
};

const updates: Names = {
  patients: 'patient.update',
  appointments: 'appointment.update',
  notes: 'note.update',
  payments: 'payment.update',
  packages: 'package.update',
  availabilityPeriods: 'availabilityPeriod.update',
  availabilityBlocks: 'availabilityBlock.update',
  recurringBreaks: 'recurringBreak.update',
  noteTemplates: 'noteTemplate.update',
};

/** The command with those of the document's fields that it takes; `null` where they do not suit. */
function ofFields(name: CommandName | undefined, doc: object, { role }: Actor): Revival | null {
  const command = name && commands.get(name);
  if (!name || !command?.roles.includes(role)) return null;
  const { psychologistId } = doc as { readonly psychologistId?: string };
  const parsed = v.safeParse(command.args, { ...doc, psychId: psychologistId });
  return parsed.success ? { name, args: parsed.output } : null;
}

/** A status is given by a command of its own. */
function ofStatus({ id, status, cancellationReason }: Appointment): readonly Revival[] {
  if (status === 'scheduled') return [];
  if (status === 'cancelled')
    return [{ name: 'appointment.cancel', args: { id, reason: cancellationReason ?? undefined } }];
  if (status === 'completed') return [{ name: 'appointment.complete', args: { id } }];
  return [{ name: 'appointment.setStatus', args: { id, status } }];
}

/**
 * Returns a note's undecided texts first, so that each stands among its versions.
 * The text that stood follows. Where the server has another text, both are kept until the person
 * decides.
 */
function ofNote(note: Note, first: Revival | null): readonly Revival[] {
  const { id, appointmentId, plaintext, conflicts } = note;
  const texts = [...conflicts.map((conflict) => conflict.plaintext), plaintext];
  const edits = texts.map((text): Revival => {
    const args = { id, appointmentId, plaintext: text };
    return { name: 'note.update', args, base: '' };
  });
  if (!first) return edits;
  const created = { ...first, args: { ...(first.args as object), plaintext: texts[0] } };
  // The device's own edits follow each other: the base of each is the one before.
  return [created, ...edits.slice(1).map(({ name, args }) => ({ name, args }))];
}

function gone({ entity, doc }: ShelvedRow, actor: Actor): readonly Revival[] {
  const created = ofFields(creations[entity], doc, actor);
  if (!created) return [];
  if (entity === 'notes') return ofNote(doc as Note, created);
  if (entity === 'appointments') return [created, ...ofStatus(doc as Appointment)];
  if (entity !== 'patients') return [created];
  const { id, isActive } = doc as Patient;
  const consents = consentRevivals(doc as Patient, undefined, actor);
  if (isActive) return [created, ...consents];
  return [created, ...consents, { name: 'patient.setStatus', args: { id, isActive } }];
}

function changed(
  { entity, doc }: ShelvedRow,
  actor: Actor,
  present: AnyDocument | undefined,
): readonly Revival[] {
  const updated = ofFields(updates[entity], doc, actor);
  if (!updated || !present) return [];
  if (entity === 'notes') return ofNote(doc as Note, null);
  if (entity === 'patients')
    return [updated, ...consentRevivals(doc as Patient, present as Patient, actor)];
  const isOtherStatus =
    entity === 'appointments' && (doc as Appointment).status !== (present as Appointment).status;
  return [updated, ...(isOtherStatus ? ofStatus(doc as Appointment) : [])];
}

/**
 * Returns the commands that bring a kept document back, under the rights and rules of today.
 * There are none where no command makes it.
 * @param present the document as the device shows it now
 */
export const revivalOf = (
  row: ShelvedRow,
  actor: Actor,
  present: AnyDocument | undefined,
): readonly Revival[] => (row.kind === 'gone' ? gone(row, actor) : changed(row, actor, present));
