import * as v from 'valibot';
import { type Actor, defineCommand } from '../core/command.ts';
import { changed, required, without } from '../core/documents.ts';
import { typedArgs, typedValues } from '../core/entity.ts';
import { email, uuid } from '../core/fields.ts';
import { personName } from '../core/personName.ts';
import { withEarlierFee } from '../payments/price.ts';
import { requirePsychologist } from '../users/psychologist.ts';
import { requireBirth } from './age.ts';
import { requireCaredFor, requireHealthHeld } from './caredFor.ts';
import { clinicalFields, patientFields, recordHolderOf } from './patient.ts';

const NAME_AND_EMAIL = 'Nome e email são obrigatórios.';
const staff = ['psych', 'administrator'] as const;

const patientName = v.pipe(personName(NAME_AND_EMAIL), v.nonEmpty(NAME_AND_EMAIL));

const details = typedArgs(patientFields);

/** A psychologist's patients are always their own; an administrator names the psychologist. */
const psychologistFor = (actor: Actor, chosen: string | null | undefined): string | null =>
  actor.role === 'psych' ? actor.userId : (chosen ?? null);

const psychologistRead = (actor: Actor, chosen: string | null | undefined) =>
  actor.role === 'administrator' && chosen ? [['users', chosen] as const] : [];

export const createPatient = defineCommand({
  name: 'patient.create',
  entity: 'patients',
  method: 'POST',
  path: '/patients',
  roles: staff,
  title: 'Novo paciente',
  args: v.object({
    id: uuid,
    name: patientName,
    email,
    ...details,
    psychologistId: v.optional(v.nullable(uuid)),
  }),
  creates: ({ id }) => [['patients', id]],
  touches: ({ id }) => [['patients', id]],
  reads: ({ psychologistId }, actor) => psychologistRead(actor, psychologistId),
  apply(documents, args, { actor, at }) {
    if (documents.get('patients', args.id)) return;
    requireBirth(args.birthDate, at);
    const psychologistId = psychologistFor(actor, args.psychologistId);
    for (const [, id] of psychologistRead(actor, psychologistId))
      requirePsychologist(documents, id);
    documents.put('patients', {
      id: args.id,
      name: args.name,
      email: args.email,
      ...typedValues(patientFields, args),
      earlierFees: null,
      isActive: true,
      psychologistId,
      userId: null,
      legalHold: null,
      sealedAt: null,
      recordHolderId: null,
      consents: null,
      remindersOffAt: null,
      createdAt: at,
    });
  },
});

export const updatePatient = defineCommand({
  name: 'patient.update',
  entity: 'patients',
  method: 'PUT',
  path: '/patients/:id',
  roles: staff,
  title: 'Editar paciente',
  args: v.object({ id: uuid, name: v.optional(patientName), email: v.optional(email), ...details }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, ...sent }, { actor, at }) {
    // Who does not receive the facts of health sends them blank, which must not delete them.
    const patient = requireCaredFor(documents, id, actor);
    if (sent.birthDate !== patient.birthDate) requireBirth(sent.birthDate, at);
    requireHealthHeld(patient, sent, actor);
    const isHeld = actor.role === 'psych' && recordHolderOf(patient) === actor.userId;
    const changes = isHeld ? sent : without(sent, clinicalFields);
    const { sessionFee } = changes;
    const isNewFee = sessionFee !== undefined && sessionFee !== (patient.sessionFee ?? null);
    documents.put('patients', {
      ...changed(patient, changes),
      ...(isNewFee && { earlierFees: withEarlierFee(patient, at) }),
    });
  },
});

export const setPatientStatus = defineCommand({
  name: 'patient.setStatus',
  entity: 'patients',
  method: 'PATCH',
  path: '/patients/:id/status',
  roles: staff,
  title: 'Ativar ou desativar paciente',
  args: v.object({ id: uuid, isActive: v.boolean('Informe se o paciente está ativo.') }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, isActive }, { actor }) {
    documents.put('patients', { ...requireCaredFor(documents, id, actor), isActive });
  },
});

/** While it stands, nothing that was archived about the patient is erased. */
export const setLegalHold = defineCommand({
  name: 'patient.setLegalHold',
  entity: 'patients',
  method: 'PATCH',
  path: '/patients/:id/legal-hold',
  roles: staff,
  title: 'Guarda por ordem judicial',
  args: v.object({ id: uuid, legalHold: v.boolean('Informe se há ordem judicial de guarda.') }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, legalHold }) {
    documents.put('patients', { ...required(documents, 'patients', id), legalHold });
  },
});

/** The server refuses it for a patient with sessions, notes: those are kept, and the patient is deactivated. */
export const deletePatient = defineCommand({
  name: 'patient.delete',
  entity: 'patients',
  method: 'DELETE',
  path: '/patients/:id',
  roles: staff,
  title: 'Excluir paciente',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id }, { actor }) {
    if (documents.get('patients', id)) requireCaredFor(documents, id, actor);
    documents.remove('patients', id);
  },
});
