import { describe, expect, it } from 'vitest';
import { createDocumentSet, id, makePatient, psych } from '../../../test/fixtures/documents.ts';
import { createInvite, requireInvitable, resendInvite } from './commands.ts';
import { inviteStateAt, type PatientInvite } from './invite.ts';

const AT = '2026-03-10T12:00:00.000Z';
const WEEK_LATER = '2026-03-17T12:00:00.000Z';
const context = { actor: psych, at: AT };
const INVITE = id(50);
const patient = makePatient();
const args = { id: INVITE, patientId: patient.id };

const invite = (changes: Partial<PatientInvite> = {}): PatientInvite => ({
  id: INVITE,
  patientId: patient.id,
  psychologistId: patient.psychologistId,
  email: patient.email,
  status: 'pending',
  expiresAt: WEEK_LATER,
  createdAt: AT,
  ...changes,
});

describe('inviting a patient', () => {
  it('takes address and psychologist from the patient, for seven days', () => {
    const documents = createDocumentSet({ patients: [patient] });
    createInvite.apply(documents, args, context);
    expect(documents.get('patientInvites', INVITE)).toEqual(invite());
  });

  it('has its effect once', () => {
    const documents = createDocumentSet({ patients: [patient] });
    createInvite.apply(documents, args, context);
    createInvite.apply(documents, args, { ...context, at: WEEK_LATER });
    expect(documents.get('patientInvites', INVITE)).toEqual(invite());
  });

  it.each([
    [{ userId: id(60) }, 'already_accepted'],
    [{ isActive: false }, 'patient_inactive'],
  ])('is refused for a patient with %j', (changes, code) => {
    expect(() => requireInvitable(makePatient(changes))).toThrow(expect.objectContaining({ code }));
    const documents = createDocumentSet({ patients: [makePatient(changes)] });
    expect(() => createInvite.apply(documents, args, context)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('inviting again', () => {
  it('begins the seven days anew', () => {
    const documents = createDocumentSet({ patientInvites: [invite({ expiresAt: AT })] });
    resendInvite.apply(documents, { id: INVITE }, context);
    expect(documents.get('patientInvites', INVITE)).toEqual(invite());
  });

  it.each(['accepted', 'cancelled'] as const)('is refused for one that is %s', (status) => {
    const documents = createDocumentSet({ patientInvites: [invite({ status })] });
    expect(() => resendInvite.apply(documents, { id: INVITE }, context)).toThrow(
      expect.objectContaining({ code: 'already_accepted' }),
    );
  });
});

describe('an invitation’s state', () => {
  it.each([
    ['pending', AT, 'pending'],
    ['pending', WEEK_LATER, 'expired'],
    ['accepted', WEEK_LATER, 'accepted'],
    ['cancelled', WEEK_LATER, 'cancelled'],
  ] as const)('that is stored as %s is at %s: %s', (status, at, state) => {
    expect(inviteStateAt(invite({ status }), at)).toBe(state);
  });
});
