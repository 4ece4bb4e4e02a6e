import { describe, expect, it } from 'vitest';
import {
  createDocumentSet,
  id,
  makePatient,
  PORTAL,
  portal,
  PSYCH,
} from '../../../test/fixtures/documents.ts';
import type { Patient } from '../patients/patient.ts';
import { createAppointment } from './commands.ts';

const AT = '2026-03-10T12:00:00.000Z';
const slot = { startAt: '2026-03-11T13:00:00.000Z', endAt: '2026-03-11T13:50:00.000Z' };

/** What a patient's device holds: the own record, and nothing of any agenda. */
const book = (changes: Partial<Patient>, args: object = {}) => {
  const own = makePatient({ userId: PORTAL, psychologistId: PSYCH, ...changes });
  const documents = createDocumentSet({ patients: [own] });
  const booking = { id: id(21), patientId: own.id, ...slot, title: 'Título', notes: 'Oi', ...args };
  createAppointment.apply(documents, booking, { actor: portal, at: AT });
  return documents.get('appointments', id(21));
};

describe('a patient’s booking, as far as the own device can tell', () => {
  it('shows at once, with the own psychologist and without a title', () => {
    expect(book({}, { psychId: PSYCH })).toMatchObject({
      ...slot,
      psychologistId: PSYCH,
      patientId: id(10),
      status: 'scheduled',
      title: null,
      notes: null,
      patientNotes: 'Oi',
    });
  });

  it('is only for oneself', () => {
    expect(() => book({ userId: id(99) })).toThrow(
      'O paciente solicitado não foi encontrado ou você não tem permissão para acessá-lo.',
    );
    expect(() => book({}, { patientId: null })).toThrow('Erro ao identificar paciente');
  });

  it('is only with the own psychologist', () => {
    expect(() => book({}, { psychId: id(99) })).toThrow('Usuário não encontrado.');
    expect(() => book({ psychologistId: null })).toThrow(
      'Paciente não possui psicólogo vinculado. Entre em contato com a clínica.',
    );
  });

  it('is only for the future', () => {
    expect(() => book({}, { startAt: AT, endAt: slot.startAt.replace('11T', '10T') })).toThrow(
      'Horário não disponível',
    );
  });
});
