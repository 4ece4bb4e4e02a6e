import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { missing, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, uuid } from '../core/fields.ts';
import { correctionFields, correctionOutcomes } from './correction.ts';

const entity = 'correctionRequests';
const touches = ({ id }: { readonly id: string }): readonly Ref[] => [[entity, id]];

/** Long enough for an address, too short for a record. */
const WANTED_MAX = 1000;
const WRITE_IT = 'Escreva como deve ficar.';
const wanted = v.pipe(
  v.string(WRITE_IT),
  v.trim(),
  v.nonEmpty(WRITE_IT),
  v.maxLength(WANTED_MAX, `Use no máximo ${WANTED_MAX} caracteres`),
);
const reason = v.pipe(
  v.string('Texto inválido'),
  v.trim(),
  v.maxLength(WANTED_MAX, `Use no máximo ${WANTED_MAX} caracteres`),
);

/** A patient asks for own data to be corrected. */
export const requestCorrection = defineCommand({
  name: 'correction.request',
  entity,
  method: 'POST',
  path: '/correction-requests',
  roles: ['patient'],
  title: 'Pedir correção de dados',
  args: v.object({
    id: uuid,
    patientId: uuid,
    field: v.picklist(correctionFields, 'Escolha o que deve ser corrigido.'),
    wanted,
  }),
  creates: touches,
  touches,
  reads: ({ patientId }) => [['patients', patientId]],
  apply(documents, args, { actor, at }) {
    if (documents.get(entity, args.id)) return;
    const patient = required(documents, 'patients', args.patientId);
    if (patient.userId !== actor.userId) throw missing('patients');
    documents.put(entity, {
      ...args,
      psychologistId: patient.psychologistId,
      status: 'open',
      reason: null,
      answeredBy: null,
      answeredAt: null,
      createdAt: at,
    });
  },
});

/** The practice's answer. Only one is given, whoever gives it. */
export const answerCorrection = defineCommand({
  name: 'correction.answer',
  entity,
  method: 'PATCH',
  path: '/correction-requests/:id',
  roles: ['psych', 'administrator'],
  title: 'Responder ao pedido de correção',
  args: v.object({
    id: uuid,
    outcome: v.picklist(correctionOutcomes, 'Escolha a resposta.'),
    reason: clearable(reason),
  }),
  touches,
  apply(documents, args, { actor, at }) {
    const request = required(documents, entity, args.id);
    const answer = { status: args.outcome, reason: args.reason || null };
    if (request.status === answer.status && request.reason === answer.reason) return;
    if (request.status !== 'open')
      throw new DomainError('already_answered', 'Este pedido já foi respondido.');
    if (args.outcome === 'refused' && answer.reason === null)
      throw new DomainError('reason_missing', 'Diga ao paciente por que não foi aceito.', 422, {
        fields: { reason: 'Diga ao paciente por que não foi aceito.' },
      });
    documents.put(entity, { ...request, ...answer, answeredBy: actor.userId, answeredAt: at });
  },
});
