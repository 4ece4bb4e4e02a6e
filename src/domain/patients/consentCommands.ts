import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { day, uuid } from '../core/fields.ts';
import { type Consent, consentKinds, hasConsent } from './consent.ts';

/** Given and revoked again so often, somebody does something else. */
const CONSENTS_MAX = 200;
const DAY_MS = 24 * 3_600_000;

const kinds = v.pipe(
  v.array(v.picklist(consentKinds, 'Tipo de consentimento desconhecido')),
  v.nonEmpty('Escolha ao menos um consentimento.'),
  v.maxLength(consentKinds.length, 'Cada consentimento é registrado uma vez.'),
);

/** The zone where the day was chosen may be a day ahead of ours. */
const isToCome = (chosen: string, at: string): boolean =>
  chosen > new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);

/** Writes down that the patient has agreed. A kind that holds already stays as it is. */
export const giveConsent = defineCommand({
  name: 'patient.giveConsent',
  entity: 'patients',
  method: 'POST',
  path: '/patients/:id/consents',
  roles: ['psych'],
  title: 'Registrar consentimento',
  args: v.object({ id: uuid, kinds, day }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, kinds: asked, day: chosen }, { actor, at }) {
    const patient = required(documents, 'patients', id);
    if (isToCome(chosen, at))
      throw new DomainError('day_to_come', 'O dia do consentimento não pode ser no futuro.', 422);
    const fresh = [...new Set(asked)]
      .filter((kind) => !hasConsent(patient, kind))
      .map((kind): Consent => ({
        kind,
        day: chosen,
        givenAt: at,
        givenBy: actor.userId,
        revokedAt: null,
        revokedBy: null,
      }));
    const consents = [...(patient.consents ?? []), ...fresh];
    if (consents.length > CONSENTS_MAX)
      throw new DomainError('too_many_consents', 'Há consentimentos demais neste paciente.');
    if (fresh.length > 0) documents.put('patients', { ...patient, consents });
  },
});

/** From now on. What was made while it held stays in the record. */
export const revokeConsent = defineCommand({
  name: 'patient.revokeConsent',
  entity: 'patients',
  method: 'DELETE',
  path: '/patients/:id/consents',
  roles: ['psych'],
  title: 'Revogar consentimento',
  args: v.object({ id: uuid, kinds }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, kinds: revoked }, { actor, at }) {
    const patient = required(documents, 'patients', id);
    if (!revoked.some((kind) => hasConsent(patient, kind))) return;
    const consents = (patient.consents ?? []).map((consent) =>
      consent.revokedAt === null && revoked.includes(consent.kind)
        ? { ...consent, revokedAt: at, revokedBy: actor.userId }
        : consent,
    );
    documents.put('patients', { ...patient, consents });
  },
});
